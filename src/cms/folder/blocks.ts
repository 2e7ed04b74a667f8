import { toHtml, tokensOf, wordsOf } from './markdown.ts';
import type { Fields } from './read-file.ts';

// Awaited: where content comes from a service, the bundle of a function does not load it.
const { parse } = await import('yaml');

type Token = ReturnType<typeof tokensOf>[number];

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
export function blocksIn(body: string): Fields[] {
	const blocks: Fields[] = [];
	let chapter: Chapter | undefined;
	const end = () => {
		if (chapter) blocks.push(toSection(chapter));
		chapter = undefined;
	};
	for (const token of tokensOf(body)) {
		if (token.type === 'heading' && token.depth === 2) {
			end();
			chapter = { title: wordsOf(token.tokens ?? []), markdown: '' };
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
