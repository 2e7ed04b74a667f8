/** A piece of an excerpt, marked where it is what was searched for. */
export interface ExcerptPart {
	text: string;
	isMarked: boolean;
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
