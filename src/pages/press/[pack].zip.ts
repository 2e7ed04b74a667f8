import type { APIContext } from 'astro';
import { zipSync } from 'fflate';
import { loadPressPacks, type PressPack } from '#cms/press-packs.ts';
import { defaultLocale } from '#site.config';

export async function getStaticPaths() {
	const packs = await loadPressPacks(defaultLocale);
	return packs.map((pack) => ({ params: { pack: pack.slug }, props: { pack } }));
}

/** A whole pack in one file; what is archived lies in a folder of its own. Pictures are compressed already. */
export function GET({ props: { pack } }: APIContext<{ pack: PressPack }>) {
	const entries = pack.files.map(({ fileName, archive, bytes }): [string, Uint8Array] => [
		archive ? `archive/${fileName}` : fileName,
		bytes,
	]);
	return new Response(zipSync(Object.fromEntries(entries), { level: 0 }), {
		headers: { 'Content-Type': 'application/zip' },
	});
}
