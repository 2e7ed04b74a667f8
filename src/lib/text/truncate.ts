/** Cuts a text at a word to at most `length` characters, three dots included. */
export function truncate(text: string, length: number): string {
	const characters = [...text];
	if (characters.length <= length) return text;
	const cut = characters.slice(0, Math.max(length - 3, 0)).join('');
	const word = cut.replace(/\s+\S*$/u, '');
	return `${(word || cut).trimEnd()}...`;
}
