const wordsPerMinute = 220;

/** How long a text of HTML takes to read, in whole minutes, at least one. */
export function readingTime(html: string): number {
	const words = html.replace(/<[^>]*>/g, ' ').match(/[\p{L}\p{N}]+(?:[’'-][\p{L}\p{N}]+)*/gu) ?? [];
	return Math.max(1, Math.round(words.length / wordsPerMinute));
}
