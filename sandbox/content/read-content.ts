import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type CollectionName, collections } from '#cms/sources/files/collections.ts';
import { findEntries } from '#cms/sources/files/entries.ts';
import { readImageSize } from '#cms/sources/files/image-sizes.ts';
import { readWhole, type WholeEntry } from '#cms/sources/files/read-entry.ts';
import { locales } from '#contract/locales.ts';
import type { DemoEntry } from './entry.ts';

const folder = join(import.meta.dirname, '../../content');

const isObject = (value: unknown): value is Record<string, unknown> =>
	typeof value === 'object' && value !== null && !Array.isArray(value);
const isSameList = (one: readonly unknown[], other: readonly unknown[]) =>
	one.length === other.length && one.every((value, index) => value === other[index]);

const byLanguage = (values: readonly unknown[], languages: readonly string[]) =>
	Object.fromEntries(
		values.flatMap((value, index) => (value === undefined ? [] : [[languages[index], value]])),
	);

/** What several languages say of a value as one value, with `{en, fr, es}` only where they differ. */
function merge(values: readonly unknown[], languages: readonly string[]): unknown {
	const [first, ...others] = values;
	if (others.every((other) => JSON.stringify(other) === JSON.stringify(first))) return first;
	const lists = values.filter(Array.isArray);
	if (lists.length === values.length && lists.every(({ length }) => length === lists[0]?.length))
		return lists[0]?.map((_, index) =>
			merge(
				lists.map((list) => list[index]),
				languages,
			),
		);
	const objects = values.filter(isObject);
	const names = Object.keys(objects[0] ?? {});
	if (objects.length === values.length && objects.every((each) => isSameList(Object.keys(each), names)))
		return Object.fromEntries(
			names.map((name) => [
				name,
				merge(
					objects.map((each) => each[name]),
					languages,
				),
			]),
		);
	return byLanguage(values, languages);
}

/** An entry whose files are read; where it is written in one language only, it names that. */
function toDemoEntry({ shared, texts }: WholeEntry): DemoEntry {
	const languages = locales.filter((locale) => texts[locale]);
	const names = new Set(languages.flatMap((locale) => Object.keys(texts[locale] ?? {})));
	const merged = [...names].map((name) => {
		const values = languages.map((locale) => texts[locale]?.[name]);
		// A text may be the same in every language today, and an editor may translate it.
		const isText = languages.length > 1 && values.every((value) => typeof value === 'string');
		return [name, isText ? byLanguage(values, languages) : merge(values, languages)];
	});
	const { order: _, ...rest } = shared;
	const [only] = languages.length === 1 ? languages : [];
	return withSizes({ ...rest, ...Object.fromEntries(merged), ...(only && { locale: only }) }) as DemoEntry;
}

const sizes = new Map<string, ReturnType<typeof readImageSize>>();

function sizeOf(url: string) {
	if (!sizes.has(url)) sizes.set(url, readImageSize(readFileSync(join(folder, url))));
	return sizes.get(url);
}

/** A copy of a value in which every picture carries its size, as a CMS knows it. */
function withSizes(value: unknown): unknown {
	if (Array.isArray(value)) return value.map(withSizes);
	if (!isObject(value)) return value;
	const parts = Object.fromEntries(Object.entries(value).map(([name, part]) => [name, withSizes(part)]));
	return 'alt' in value && typeof value.url === 'string' ? { ...parts, ...sizeOf(value.url) } : parts;
}

const orderOf = ({ shared }: WholeEntry) =>
	typeof shared.order === 'number' ? shared.order : Number.MAX_SAFE_INTEGER;

async function readCollection(name: CollectionName): Promise<DemoEntry[]> {
	const files = [...(await findEntries(name, folder)).values()];
	const entries = await Promise.all(files.map((each) => readWhole(each, name)));
	return entries.toSorted((one, other) => orderOf(one) - orderOf(other)).map(toDemoEntry);
}

/** The entries of every collection, as the files of `content` have them. */
export async function readContent(): Promise<Record<string, DemoEntry[]>> {
	const names = Object.keys(collections) as CollectionName[];
	return Object.fromEntries(await Promise.all(names.map(async (name) => [name, await readCollection(name)])));
}
