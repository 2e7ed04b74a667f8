import type { APIContext } from 'astro';
import { zipSync } from 'fflate';
import { loadPressPacks, type PressPack } from '#cms/collections/press.ts';
import { distinct } from '#lib/text/slugify.ts';
import { defaultLocale } from '#site.config';

export async function getStaticPaths() {
	const packs = await loadPressPacks(defaultLocale);
	return packs.map((pack) => ({ params: { pack: pack.slug }, props: { pack } }));
}

/** A whole pack in one file; what is archived lies in a folder of its own. Pictures are compressed already. */
export function GET({ props: { pack } }: APIContext<{ pack: PressPack }>) {
	const files = pack.files.flatMap(({ archive, common, ...file }) =>
		[file, ...(common ? [common] : [])].map(({ fileName, bytes }) => ({ fileName, bytes, archive })),
	);
	const paths = distinct(files.map(({ fileName, archive }) => (archive ? `archive/${fileName}` : fileName)));
	const entries = Object.fromEntries(files.map(({ bytes }, index) => [paths[index], bytes]));
	return new Response(zipSync(entries, { level: 0 }), {
		headers: { 'Content-Type': 'application/zip' },
	});
}
