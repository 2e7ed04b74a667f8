import * as v from 'valibot';
import type { Locale } from '#contract/locales.ts';
import { distinct, slugify } from '#lib/text/slugify.ts';
import { defaultLocale } from '#site.config';
import { loadFile } from '../cache/file-cache.ts';
import { fetchOne } from '../fetch-entries.ts';
import { file, id, image, text } from '../fields.ts';
import { sectionMarkup } from '../markup.ts';
import { publicFileUrl } from '../source.ts';

const section = v.object({ type: v.literal('section'), title: text, html: sectionMarkup });
const quotes = v.object({
	type: v.literal('quotes'),
	title: text,
	quotes: v.array(v.object({ text, source: text })),
});
const images = v.object({ type: v.literal('images'), title: text, images: v.array(image) });

const canDecode = (url: string) => {
	try {
		return decodeURIComponent(url) !== '';
	} catch {
		return false;
	}
};

const packFile = v.object({
	id,
	label: text,
	/** When it was added, in words. */
	uploadInfo: v.nullish(text),
	/** No longer among the latest assets. */
	archive: v.boolean(),
	file: v.object({ url: v.pipe(file, v.check(canDecode, 'has a % that stands for no sign')) }),
});
type PressFile = v.InferOutput<typeof packFile>;

const pack = v.object({ title: text, files: v.array(packFile) });
export type PressPackFiles = v.InferOutput<typeof pack>;

const press = v.object({
	pageBlocks: v.array(v.variant('type', [section, quotes, images])),
	facts: v.array(v.object({ label: text, value: text })),
	contacts: v.array(
		v.object({ name: text, role: text, email: v.pipe(v.string(), v.email()), languages: v.nullish(text) }),
	),
	packs: v.array(pack),
});
export type Press = v.InferOutput<typeof press>;

/** The press kit. */
export function loadPress(locale: Locale): Promise<Press> {
	return fetchOne({ collection: 'presses', path: '/api/presses' }, press, locale);
}

/** A file of a pack with what it weighs. */
export type PackedFile = PressFile & {
	/** As it was uploaded. */
	fileName: string;
	/** Where it is fetched: from the CMS, or from this site where it publishes the file itself. */
	href: string;
	bytes: Uint8Array;
};

export interface PressPack {
	/** The same in every language. */
	slug: string;
	title: string;
	files: PackedFile[];
}

const fetched = new Map<string, Promise<Uint8Array>>();

/** Fetches a file once per build, whichever language asks for it. */
function fetchFile(url: string): Promise<Uint8Array> {
	const known = fetched.get(url);
	if (known) return known;
	const bytes = loadFile('presses', url).then(async (answer) => new Uint8Array(await answer.arrayBuffer()));
	fetched.set(url, bytes);
	return bytes;
}

/** A name that no unpacker takes for a path, whatever the address says. */
function fileNameOf({ id, file: { url } }: PressFile): string {
	const path = decodeURIComponent(new URL(url).pathname);
	const [name = '', own = ''] = [path, id].map((each) => {
		const last = each.split(/[/\\]/).at(-1) ?? '';
		return last.replace(/\p{Cc}/gu, '').replace(/^\.+$/, '');
	});
	return name || own || 'file';
}

async function withBytes(file: PressFile): Promise<PackedFile> {
	const fileName = fileNameOf(file);
	const [href, bytes] = await Promise.all([publicFileUrl(file.file.url), fetchFile(file.file.url)]);
	return { ...file, fileName, href, bytes };
}

/** The press packs with their files; named by their titles in the default language, which are in the same order. */
export async function loadPressPacks(locale: Locale): Promise<PressPack[]> {
	const [{ packs }, original] = await Promise.all([loadPress(locale), loadPress(defaultLocale)]);
	const slugs = distinct(original.packs.map(({ title }) => slugify(title) || 'pack'));
	return Promise.all(
		packs.map(async ({ title, files }, index) => ({
			slug: slugs[index] ?? `pack-${index + 1}`,
			title,
			files: await Promise.all(files.map(withBytes)),
		})),
	);
}

/** Where visitors fetch what the press page links to, by the addresses that the build reads it from. */
export async function loadPressUrls(locale: Locale): Promise<ReadonlyMap<string, string>> {
	const { packs, pageBlocks } = await loadPress(locale);
	const files = packs.flatMap((pack) => pack.files.map(({ file }) => file.url));
	const images = pageBlocks.flatMap((block) =>
		block.type === 'images' ? block.images.map(({ url }) => url) : [],
	);
	const urls = [...new Set([...files, ...images])];
	return new Map(await Promise.all(urls.map(async (url) => [url, await publicFileUrl(url)] as const)));
}
