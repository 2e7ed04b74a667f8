import type { SearchKind } from '#contract/search.ts';

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

/** The index has straight apostrophes alone and its brackets escaped. */
export const asWritten = (text: string) =>
	text
		.replaceAll('&lt;', '<')
		.replaceAll('&gt;', '>')
		.replace(/(?<=\p{L})'(?=\p{L})/gu, '’');

/** Takes the index's `<mark>` apart, the only markup that an excerpt has: its text comes with escaped brackets. */
export function splitExcerpt(excerpt: string): ExcerptPart[] {
	return excerpt
		.split(/<mark>(.*?)<\/mark>/su)
		.map((text, index) => ({ text: asWritten(text), isMarked: index % 2 === 1 }))
		.filter(({ text }) => text !== '');
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
