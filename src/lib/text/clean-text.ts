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
