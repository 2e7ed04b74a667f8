import { withoutTemplateMark } from '../template-mark.ts';

/** What word processors mean by control characters that they leave in copied text. */
const meant: Record<string, string> = { '\v': '\n', '\f': '\n', '\u001e': '\u2011', '\u001f': '\u00ad' };
const windows = new TextDecoder('windows-1252');

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for.
const control = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\ufffe\uffff]/g;

/** From U+0080 on, what was written in Windows-1252 and read as Latin-1. */
function replace(sign: string): string {
	if (Object.hasOwn(meant, sign)) return meant[sign] ?? '';
	const code = sign.charCodeAt(0);
	const read = code < 0x80 || code > 0x9f ? '' : windows.decode(Uint8Array.of(code));
	return read === sign ? '' : read;
}

/**
 * A text without the signs that no document can hold: control characters go, or become what they stand for, and what
 * templates are marked with becomes U+FFFD.
 */
export function cleanText(text: string): string {
	return withoutTemplateMark(text.toWellFormed().replace(control, replace));
}

/** A copy of any value in which every text went through a change, which gets the text's field. */
export function mapTexts(
	value: unknown,
	change: (text: string, field: string) => string,
	field = '',
): unknown {
	if (typeof value === 'string') return change(value, field);
	if (Array.isArray(value)) return value.map((part, index) => mapTexts(part, change, `${field}[${index}]`));
	if (typeof value !== 'object' || value === null || value instanceof Date) return value;
	const parts = Object.entries(value).map(([name, part]) => {
		const inner = field ? `${field}.${name}` : name;
		return [name, mapTexts(part, change, inner)];
	});
	return Object.fromEntries(parts);
}

/** Whether any text of a value is as asked. */
export function someText(value: unknown, is: (text: string) => boolean): boolean {
	if (typeof value === 'string') return is(value);
	return (
		typeof value === 'object' && value !== null && Object.values(value).some((part) => someText(part, is))
	);
}

/** A value in which every text is clean; itself where it was so already. */
export const withCleanTexts = <Value>(value: Value): Value =>
	someText(value, (text) => cleanText(text) !== text) ? (mapTexts(value, cleanText) as Value) : value;
