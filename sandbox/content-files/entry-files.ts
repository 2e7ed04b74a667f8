import { stringify } from 'yaml';
import type { Collection } from '#cms/sources/files/collections.ts';
import { type Locale, locales } from '#contract/locales.ts';
import { pickLocale } from '../content/localised.ts';
import type { DemoEntry } from '../content/types.ts';
import { blocksAsMarkdown } from './blocks.ts';
import { toMarkdown } from './markdown.ts';
import { withoutRepeats, withoutSizes } from './values.ts';

/** How the entries of a collection are laid out. */
export interface Layout extends Pick<Collection, 'body' | 'inBlocks' | 'markdown'> {
	/** The name of the one entry's files. */
	single?: string | undefined;
	/** Whether the editor's order is written into a field. */
	inOrder: boolean;
}

type Fields = Record<string, unknown>;

/** A file to write, below the collection's folder. */
export interface WrittenFile {
	name: string;
	text: string;
}

const isTranslated = (value: unknown) =>
	typeof value === 'object' && value !== null && locales.every((locale) => locale in value);

const isText = (name: string, value: unknown, { body }: Layout) => isTranslated(value) || name === body;

function document(fields: Fields, locale: Locale, { body = '', inBlocks, markdown = [] }: Layout): string {
	const { [body]: content, ...front } = pickLocale(fields, locale) as Fields;
	for (const name of markdown)
		if (typeof front[name] === 'string') front[name] = toMarkdown(String(front[name]));
	const head = Object.keys(front).length > 0 ? `---\n${stringify(front, { lineWidth: 0 })}---\n\n` : '';
	const text = inBlocks ? blocksAsMarkdown(content as Fields[]) : toMarkdown(String(content ?? ''));
	return `${head}${text}`.trimEnd().concat('\n');
}

function nameOf({ id, slug }: Fields, { single }: Layout): string {
	return single ?? String(slug ?? id);
}

function sharedOf(entry: Fields, name: string, layout: Layout): Fields {
	const own = Object.entries(entry).filter(([field, value]) => {
		const isName = (field === 'id' || field === 'slug') && value === name;
		return !isName && field !== 'locale' && !isText(field, value, layout);
	});
	return withoutRepeats(Object.fromEntries(own)) as Fields;
}

/** The files of an entry: what is the same in every language, and a Markdown file for each language that it has. */
export function entryFiles(entry: DemoEntry, index: number, layout: Layout): WrittenFile[] {
	const { locale: only, ...fields } = withoutSizes(entry) as Fields & { locale?: Locale };
	const name = nameOf(fields, layout);
	const shared = { ...sharedOf(fields, name, layout), ...(layout.inOrder && { order: index + 1 }) };
	const texts = Object.fromEntries(
		Object.entries(fields).filter(([field, value]) => isText(field, value, layout)),
	);
	const written = Object.keys(texts).length > 0 ? (only ? [only] : locales) : [];
	return [
		...(Object.keys(shared).length > 0
			? [{ name: `${name}.json`, text: `${JSON.stringify(shared, null, '\t')}\n` }]
			: []),
		...written.map((locale) => ({ name: `${name}.${locale}.md`, text: document(texts, locale, layout) })),
	];
}
