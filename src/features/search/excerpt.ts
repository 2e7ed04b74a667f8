import type { SearchKind } from '#lib/search.ts';

/** An element with an id; its location is the number of the word that it begins with. */
export interface Anchor {
	element: string;
	id: string;
	text: string;
	location: number;
}

/** A piece of an excerpt, marked where it is what was searched for. */
export interface ExcerptPart {
	text: string;
	isMarked: boolean;
}

/** One result as it is shown. */
export interface SearchHit {
	title: string;
	/** The part of a long page that fits best. */
	section?: string | undefined;
	url: string;
	kind: SearchKind;
	/** The address of a small picture of the page, where it has one. */
	picture?: string | undefined;
	/** The icon of what it is about, where it has one of its own. */
	icon?: string | undefined;
	excerpt: readonly ExcerptPart[];
}

/** What a query found. */
export interface SearchHits {
	total: number;
	load(start: number, end: number): Promise<SearchHit[]>;
	/** The query that was searched for, where it is not the one that was typed. */
	corrected?: string | undefined;
	/** No page has all the words: these have some of them. */
	isLoose: boolean;
	/** Only the answers of support could be searched. */
	isPartial: boolean;
}

/** In words: how long an excerpt is, and how many it has at least behind the first that was searched for. */
const length = 24;
const leastBehind = 6;

/** The index has straight apostrophes alone and its brackets escaped. */
export const asWritten = (text: string) =>
	text
		.replaceAll('&lt;', '<')
		.replaceAll('&gt;', '>')
		.replace(/(?<=\p{L})'(?=\p{L})/gu, '’');

const endsSentence = (word = '') => /[.!?…]['"’”»)\]]*$/u.test(word);

/** The words that sentences begin with, by their numbers. */
const sentenceStarts = (words: readonly string[]) =>
	[...words.keys()].filter(
		(index) => index === 0 || (endsSentence(words[index - 1]) && !/^\p{Ll}/u.test(words[index] ?? '')),
	);

/** The sentence after whose start most of what was searched for follows soon; the first of several. */
function findStart(words: readonly string[], found: readonly number[]): number {
	const starts = sentenceStarts(words);
	const own = found.map((at) => starts.findLast((start) => start <= at) ?? 0);
	const follow = (start: number) => found.filter((at) => at >= start && at < start + length).length;
	return own.toSorted((one, other) => follow(other) - follow(one) || one - other)[0] ?? 0;
}

/**
 * The part of a text that shows best what was found in it: it begins at a sentence, and ends in three dots where the text
 * goes on.
 * @param content as the index holds it
 * @param found the numbers of the words that were found
 */
export function toExcerpt(content: string, found: readonly number[]): ExcerptPart[] {
	const words = content.trim().split(/\s+/);
	const start = findStart(words, found);
	const first = found.find((at) => at >= start) ?? start;
	const end = Math.max(start + length, first + leastBehind);
	const parts = words.slice(start, end).map((word, index) => ({
		text: asWritten(word),
		isMarked: found.includes(start + index),
	}));
	const last = parts.at(-1);
	if (last && end < words.length) last.text = `${last.text.replace(/[.,;:!?…]+$/u, '')}...`;
	return joinParts(parts).flatMap(unmarkPunctuation);
}

/** A marked part without the marks of punctuation around its words. */
function unmarkPunctuation(part: ExcerptPart): ExcerptPart[] {
	const [, before = '', words = '', after = ''] =
		/^([^\p{L}\p{N}]*)(.*?)([^\p{L}\p{N}]*)$/su.exec(part.text) ?? [];
	if (!part.isMarked || !words) return [part];
	const around = [before, words, after].map((text) => ({ text, isMarked: text === words }));
	return around.filter(({ text }) => text !== '');
}

/** Words with spaces between them, those beside each other that are alike as one part. */
function joinParts(words: readonly ExcerptPart[]): ExcerptPart[] {
	const parts: ExcerptPart[] = [];
	for (const [index, word] of words.entries()) {
		const last = parts.at(-1);
		if (last?.isMarked === word.isMarked) last.text += ` ${word.text}`;
		else if (word.isMarked && last) {
			last.text += ' ';
			parts.push({ ...word });
		} else parts.push({ ...word, text: index > 0 ? ` ${word.text}` : word.text });
	}
	return parts;
}

/** The heading below which most of what was found stands; none where that is the page's beginning. */
export function findSection(anchors: readonly Anchor[], found: readonly number[]): Anchor | undefined {
	const headings = anchors.filter(({ element, text }) => /^h[1-6]$/.test(element) && text !== '');
	const above = found.map((at) => headings.findLast(({ location }) => location <= at));
	const count = (heading: Anchor | undefined) => above.filter((other) => other === heading).length;
	return above.toSorted((one, other) => count(other) - count(one))[0];
}

/** The nodes of an excerpt: text and mark elements, made without markup. */
export function toNodes(parts: readonly ExcerptPart[]): (Node | string)[] {
	return parts.map(({ text, isMarked }) => {
		if (!isMarked) return text;
		const mark = document.createElement('mark');
		mark.className = 'found';
		mark.textContent = text;
		return mark;
	});
}
