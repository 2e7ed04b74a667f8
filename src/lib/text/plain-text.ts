const wordsPerMinute = 220;

/** How long a text of HTML takes to read, in whole minutes, at least one. */
export function readingTime(html: string): number {
	const words = html.replace(/<[^>]*>/g, ' ').match(/[\p{L}\p{N}]+(?:[’'-][\p{L}\p{N}]+)*/gu) ?? [];
	return Math.max(1, Math.round(words.length / wordsPerMinute));
}

const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const inline = /<\/?(?:a|abbr|b|cite|code|em|i|q|s|strong|sub|sup|time)\b[^>]*>/gi;

function decode(entity: string): string {
	const [, hex, digits, name] = /^&(?:#x([0-9a-f]+)|#(\d+)|(\w+));$/i.exec(entity) ?? [];
	if (name) return named[name] ?? entity;
	return String.fromCodePoint(hex ? Number.parseInt(hex, 16) : Number(digits));
}

/** The words of sanitised HTML, on one line; narrow spaces stay. */
export function plainText(html: string): string {
	return html
		.replace(inline, '')
		.replace(/<[^>]*>/g, ' ')
		.replace(/&(?:#x[0-9a-f]{1,5}|#\d{1,6}|[a-z]+);/gi, decode)
		.replace(/[ \t\r\n]+/g, ' ')
		.trim();
}

const references: Record<string, string> = {
	'&': '&amp;',
	'<': '&lt;',
	'>': '&gt;',
	'"': '&quot;',
	"'": '&#39;',
};

/** A text as it may stand in an element of HTML or XML, or in a quoted attribute. */
export const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (sign) => references[sign] ?? '');

/** The first sentences of a text, as many as make at least `least` characters. */
export function firstSentences(text: string, locale: string, least: number): string {
	let opening = '';
	for (const { segment } of new Intl.Segmenter(locale, { granularity: 'sentence' }).segment(text)) {
		opening += segment;
		if (opening.trimEnd().length >= least) break;
	}
	return opening.trimEnd();
}

/** Cuts a text at a word to at most `length` characters, three dots included. */
export function truncate(text: string, length: number): string {
	const characters = [...text];
	if (characters.length <= length) return text;
	const cut = characters.slice(0, Math.max(length - 3, 0)).join('');
	const word = cut.replace(/\s+\S*$/u, '');
	return `${(word || cut).trimEnd()}...`;
}
