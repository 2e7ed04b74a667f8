import type { Locale } from '#contract/locales.ts';
import { slugify } from '#lib/slugify.ts';
import { defaultLocale } from '#site.config';
import { loadFile } from './files.ts';
import { loadPress, type PressFile } from './press.ts';

/** A file of a pack with what it weighs. */
export type PackedFile = PressFile & {
	/** As it was uploaded. */
	fileName: string;
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
	const bytes = loadFile('presses', url).then((answer) => answer.bytes());
	fetched.set(url, bytes);
	return bytes;
}

async function withBytes(file: PressFile): Promise<PackedFile> {
	const fileName = decodeURIComponent(new URL(file.file.url).pathname.split('/').at(-1) ?? file.id);
	return { ...file, fileName, bytes: await fetchFile(file.file.url) };
}

/** The press packs with their files; named by their titles in the default language, which are in the same order. */
export async function loadPressPacks(locale: Locale): Promise<PressPack[]> {
	const [{ packs }, original] = await Promise.all([loadPress(locale), loadPress(defaultLocale)]);
	return Promise.all(
		packs.map(async ({ title, files }, index) => ({
			slug: slugify(original.packs[index]?.title ?? title),
			title,
			files: await Promise.all(files.map(withBytes)),
		})),
	);
}
