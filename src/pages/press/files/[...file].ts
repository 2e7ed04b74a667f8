import type { APIContext } from 'astro';
import { loadFile } from '#cms/cache/file-cache.ts';
import { loadPressPacks, loadPressPictures, loadPressUrls, type MadeFile } from '#cms/collections/press.ts';
import { publicFolder } from '#cms/source.ts';
import { locales } from '#contract/locales.ts';
import { defaultLocale } from '#site.config';

async function loadMadeFiles(): Promise<MadeFile[]> {
	const [packs, pictures] = await Promise.all([
		loadPressPacks(defaultLocale),
		loadPressPictures(defaultLocale),
	]);
	const ofPacks = packs.flatMap(({ files }) => files.flatMap(({ common, preview }) => [common, preview]));
	return [...ofPacks, ...pictures.values()].filter((file) => file !== undefined);
}

/** What the press page links to where the content is files and no CMS serves them, and what the build made of it. */
export async function getStaticPaths() {
	const [addresses, madeFiles] = await Promise.all([
		Promise.all(locales.map(loadPressUrls)),
		loadMadeFiles(),
	]);
	const own = new Map(addresses.flatMap((each) => [...each]).filter(([, to]) => to.startsWith(publicFolder)));
	const made = new Map(madeFiles.map((file) => [file.href, file]));
	return [
		...[...own].map(([url, to]) => ({ params: { file: to.slice(publicFolder.length) }, props: { url } })),
		...[...made].map(([href, { bytes }]) => ({
			params: { file: decodeURIComponent(href.slice(publicFolder.length)) },
			props: { bytes },
		})),
	];
}

type Props = { url: string; bytes?: undefined } | { url?: undefined; bytes: Uint8Array<ArrayBuffer> };

export async function GET({ props: { url, bytes } }: APIContext<Props>) {
	return new Response(bytes ?? (await (await loadFile('presses', url)).arrayBuffer()));
}
