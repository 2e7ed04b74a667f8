import { createHash } from 'node:crypto';
import sharp from 'sharp';
import * as v from 'valibot';
import type { Locale } from '#contract/locales.ts';
import { distinct, slugify } from '#lib/text/slugify.ts';
import { defaultLocale } from '#site.config';
import { loadFile } from '../cache/file-cache.ts';
import { fetchOne, findOne } from '../fetch-entries.ts';
import { file, id, image, onlyIn, slug, text } from '../fields.ts';
import { sectionMarkup } from '../markup.ts';
import { publicFileUrl, publicFolder } from '../source.ts';

const section = v.object({ type: v.literal('section'), title: text, html: sectionMarkup });
const quotes = v.object({
	type: v.literal('quotes'),
	title: text,
	quotes: v.array(v.object({ text, source: text })),
});
/** A picture, with the slug of the game that it is of. */
const picture = v.object({ ...image.entries, game: v.nullish(slug) });
const images = v.object({ type: v.literal('images'), title: text, images: v.array(picture) });

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

/** A pack, with the slug of the game that it is of. */
const pack = v.object({ title: text, game: v.nullish(slug), files: v.array(packFile) });
export type PressPackFiles = v.InferOutput<typeof pack>;

/** The press kit as the CMS answers it. */
export const press = v.object({
	locale: onlyIn,
	pageBlocks: v.array(v.variant('type', [section, quotes, images])),
	facts: v.array(v.object({ label: text, value: text })),
	contacts: v.array(
		v.object({ name: text, role: text, email: v.pipe(v.string(), v.email()), languages: v.nullish(text) }),
	),
	packs: v.array(pack),
});
export type Press = v.InferOutput<typeof press>;

const pressKit = { collection: 'presses', path: '/api/presses' };

/** The press kit. */
export function loadPress(locale: Locale): Promise<Press> {
	return fetchOne(pressKit, press, locale);
}

/** The same; undefined where a language has none. */
export function findPress(locale: Locale): Promise<Press | undefined> {
	return findOne(pressKit, press, locale);
}

/** A file that the build makes of another. */
export interface MadeFile {
	fileName: string;
	href: string;
	bytes: Uint8Array;
}

/** Pictures that some programs of the press cannot open. */
const uncommon = /\.(?:webp|avif|svg)$/i;
const shapes = /\.svg$/i;
/** In pixels: how wide a drawing is made, and a preview. */
const drawingWidth = 2000;
const previewWidth = 480;

const made = new Map<string, Promise<MadeFile | undefined>>();

async function make(name: string, source: Uint8Array, isPreview: boolean): Promise<MadeFile | undefined> {
	try {
		const drawn = sharp(source, shapes.test(name) ? { density: 300 } : {});
		const { hasAlpha } = await drawn.metadata();
		const ending = isPreview ? 'webp' : hasAlpha ? 'png' : 'jpg';
		const width = isPreview ? previewWidth : shapes.test(name) ? drawingWidth : undefined;
		const sized = width
			? drawn.resize({ width, withoutEnlargement: isPreview && !shapes.test(name) })
			: drawn;
		const bytes = new Uint8Array(
			await sized.toFormat(ending === 'jpg' ? 'jpeg' : ending, { quality: 85 }).toBuffer(),
		);
		const fileName = name.replace(/\.[^.]*$/, `.${ending}`);
		const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 8);
		return { fileName, href: `${publicFolder}made/${hash}/${encodeURIComponent(fileName)}`, bytes };
	} catch {
		// What is no picture, whatever its name, is offered as it is.
		return undefined;
	}
}

/** Makes a file once per build. */
function makeOnce(name: string, source: Uint8Array, isPreview = false): Promise<MadeFile | undefined> {
	const key = `${createHash('sha256').update(source).digest('hex')} ${name} ${isPreview}`;
	const file = made.get(key) ?? make(name, source, isPreview);
	made.set(key, file);
	return file;
}

/** A file of a pack with what it weighs. */
export type PackedFile = PressFile & {
	/** As it was uploaded. */
	fileName: string;
	/** Where it is fetched: from the CMS, or from this site where it publishes the file itself. */
	href: string;
	bytes: Uint8Array;
	/** The same picture as PNG or JPEG, where it is in a format that not every program knows. */
	common?: MadeFile | undefined;
	/** A small picture of it. */
	preview?: MadeFile | undefined;
};

export interface PressPack {
	/** The same in every language. */
	slug: string;
	title: string;
	game?: string | null | undefined;
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
	const [common, preview] = await Promise.all([
		uncommon.test(fileName) ? makeOnce(fileName, bytes) : undefined,
		/\.(?:webp|avif|svg|png|jpe?g)$/i.test(fileName) ? makeOnce(fileName, bytes, true) : undefined,
	]);
	return { ...file, fileName, href, bytes, common, preview };
}

/** The press packs with their files; named by their titles in the default language, which are in the same order. */
export async function loadPressPacks(locale: Locale): Promise<PressPack[]> {
	const [{ packs }, original] = await Promise.all([loadPress(locale), loadPress(defaultLocale)]);
	const slugs = distinct(original.packs.map(({ title }) => slugify(title) || 'pack'));
	return Promise.all(
		packs.map(async ({ title, game, files }, index) => ({
			slug: slugs[index] ?? `pack-${index + 1}`,
			title,
			game,
			files: await Promise.all(files.map(withBytes)),
		})),
	);
}

/** Where visitors fetch what the press page links to, by the addresses that the build reads it from. */
export async function loadPressUrls(locale: Locale): Promise<ReadonlyMap<string, string>> {
	const { packs = [], pageBlocks = [] } = (await findPress(locale)) ?? {};
	const files = packs.flatMap((pack) => pack.files.map(({ file }) => file.url));
	const images = pageBlocks.flatMap((block) =>
		block.type === 'images' ? block.images.map(({ url }) => url) : [],
	);
	const urls = [...new Set([...files, ...images])];
	return new Map(await Promise.all(urls.map(async (url) => [url, await publicFileUrl(url)] as const)));
}

/** The pictures of the press page as PNG or JPEG, by the addresses of those that not every program can open. */
export async function loadPressPictures(locale: Locale): Promise<ReadonlyMap<string, MadeFile>> {
	const { pageBlocks } = await loadPress(locale);
	const urls = pageBlocks.flatMap((block) =>
		block.type === 'images' ? block.images.map(({ url }) => url) : [],
	);
	const files = urls
		.filter((url) => uncommon.test(new URL(url).pathname))
		.map(async (url) => {
			const name = decodeURIComponent(new URL(url).pathname).split('/').at(-1) ?? 'picture';
			return [url, await makeOnce(name, await fetchFile(url))] as const;
		});
	return new Map((await Promise.all(files)).flatMap(([url, file]) => (file ? [[url, file] as const] : [])));
}
