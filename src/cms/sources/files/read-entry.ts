import type { Token } from 'marked';
import { type Locale, locales } from '#contract/locales.ts';
import { defaultLocale } from '#site.config';
import { CmsError } from '../../error.ts';
import { type Collection, type CollectionName, collections } from './collections.ts';
import type { EntryFiles } from './entries.ts';
import { describeReadError, type Fields, readEntryFile } from './read-file.ts';

// Awaited: where content comes from a service, the bundle of a function does not load it.
const { Marked } = await import('marked');

// A bare address stays words: what leads somewhere is written as a link.
const marked = new Marked({ gfm: true, tokenizer: { url: () => undefined } });

/** HTML of Markdown, in which HTML may stand; src/cms/markup.ts decides what of it is kept. */
const toHtml = (markdown: string): string => (marked.parse(markdown, { async: false }) as string).trim();

/** The parts of a Markdown text. */
const tokenize = (markdown: string): Token[] => marked.lexer(markdown);

/** The plain words of a heading. */
function extractWords(tokens: readonly Token[]): string {
	return tokens
		.map((token) => {
			if ('tokens' in token && token.tokens) return extractWords(token.tokens);
			return token.type === 'html' ? '' : 'text' in token ? String(token.text) : token.raw;
		})
		.join('');
}

// Awaited: where content comes from a service, the bundle of a function does not load it.
const { parse } = await import('yaml');

/** Fields of blocks that hold markup. */
const markup = ['html', 'description'];

function withMarkup(value: unknown): unknown {
	if (Array.isArray(value)) return value.map(withMarkup);
	if (typeof value !== 'object' || value === null) return value;
	return Object.fromEntries(
		Object.entries(value).map(([name, part]) => [
			name,
			markup.includes(name) && typeof part === 'string' ? toHtml(part) : withMarkup(part),
		]),
	);
}

const isBlock = (token: Token) => token.type === 'code' && /^[a-z][a-z-]*$/.test(token.lang ?? '');

function toBlock(token: Token): Fields {
	const { lang, text } = token as unknown as { lang: string; text: string };
	return { type: lang, ...Object(withMarkup(parse(text))) };
}

/** A chapter that is being read. */
interface Chapter {
	title: string;
	markdown: string;
}

const toSection = ({ title, markdown }: Chapter): Fields => ({
	type: 'section',
	title,
	html: toHtml(markdown),
});

/**
 * The parts of a page that is written in Markdown: each heading of the second level begins a section, and a fenced block
 * whose language is a kind of part is that part, with its fields in YAML. Throws for words that stand outside of both.
 */
function blocksIn(body: string): Fields[] {
	const blocks: Fields[] = [];
	let chapter: Chapter | undefined;
	const end = () => {
		if (chapter) blocks.push(toSection(chapter));
		chapter = undefined;
	};
	for (const token of tokenize(body)) {
		if (token.type === 'heading' && token.depth === 2) {
			end();
			chapter = { title: extractWords(token.tokens ?? []), markdown: '' };
		} else if (isBlock(token)) {
			end();
			blocks.push(toBlock(token));
		} else if (chapter) chapter.markdown += token.raw;
		else if (token.type !== 'space')
			throw new Error(`"${token.raw.trim().slice(0, 40)}" stands in no section`);
	}
	end();
	return blocks;
}

const isLocalised = (value: object): value is Record<Locale, unknown> => {
	const names = Object.keys(value);
	return names.length > 0 && names.every((name) => locales.some((locale) => locale === name));
};

/** A copy of a value in which every object that has languages for names is replaced by its part in one of them. */
function pickLocale(value: unknown, locale: Locale): unknown {
	if (Array.isArray(value)) return value.map((part) => pickLocale(part, locale));
	if (typeof value !== 'object' || value === null) return value;
	if (isLocalised(value)) return pickLocale(value[locale], locale);
	return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, pickLocale(part, locale)]));
}

/** An entry in one language, and where its fields came from. */
export interface Entry {
	/** The language that was asked for. */
	locale?: Locale;
	fields: Fields;
	placeOf(field: string): string;
}

/** The language that an entry falls back to where it is not written in the one asked for. */
function foreignLanguageOf({ texts }: EntryFiles, asked: Locale): Locale | undefined {
	if (texts[asked]) return undefined;
	return [defaultLocale, ...locales].find((locale) => texts[locale]);
}

const collectionOf = (name: CollectionName): Collection => collections[name];

function fromMarkdown(fields: Fields, { markdown = [], body, inBlocks }: Collection): Fields {
	const names = [...markdown, ...(body && !inBlocks ? [body] : [])];
	const written = names.filter((name) => typeof fields[name] === 'string');
	return { ...fields, ...Object.fromEntries(written.map((name) => [name, toHtml(String(fields[name]))])) };
}

function bodyOf(text: string, { body, inBlocks }: Collection): Fields {
	if (!text) return {};
	if (!body) throw new Error('has a text below its fields, where none belongs');
	return { [body]: inBlocks ? blocksIn(text) : text };
}

async function readFields(path: string | undefined, name: CollectionName): Promise<Fields> {
	if (!path) return {};
	const { fields, body } = await readEntryFile(name, path);
	try {
		return { ...fields, ...bodyOf(body, collectionOf(name)) };
	} catch (error) {
		throw new CmsError(name, path, describeReadError(error));
	}
}

interface Read {
	shared: Fields;
	texts: Fields;
	/** The language of the texts. */
	locale: Locale;
}

/** Says which file a field stands in, or would have to. */
function placeIn(files: EntryFiles, { shared, texts, locale }: Read): Entry['placeOf'] {
	const textsPath = files.texts[locale];
	return (field) => {
		const [name = ''] = field.split(/[.[]/);
		if (name in texts && textsPath) return textsPath;
		if (name in shared && files.shared) return files.shared;
		const written = [textsPath, files.shared].filter(Boolean);
		const expected = Object.keys(files.texts).length > 0 && !textsPath;
		return expected ? `${files.path}.${locale}.md, which is not there` : written.join(' or ');
	};
}

/** An entry in one language; in another one, which it names, where it is not translated. */
export async function readEntry(files: EntryFiles, name: CollectionName, asked: Locale): Promise<Entry> {
	const collection = collectionOf(name);
	const foreign = foreignLanguageOf(files, asked);
	const locale = foreign ?? asked;
	const [shared, texts] = await Promise.all([
		readFields(files.shared, name),
		readFields(files.texts[locale], name),
	]);
	const own = { id: files.name, slug: files.name, ...(foreign && { locale: foreign }) };
	const fields = { ...own, ...Object(pickLocale(shared, asked)), ...texts };
	return {
		locale: asked,
		fields: fromMarkdown(fields, collection),
		placeOf: placeIn(files, { shared, texts, locale }),
	};
}
