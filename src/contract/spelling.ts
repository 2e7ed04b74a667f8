import * as v from 'valibot';

/** What turns the direction of the text around it, which could make a name read as another. */
const turns = /[\u202a-\u202e\u2066-\u2069]/g;

/** Whether a text has a character that can be seen. */
export const hasVisibleCharacter = (text: string) => /[^\p{DI}\p{Cf}\p{Z}\u2800]/u.test(text);

/** One line of free text: composed (NFC), and without what turns the text beside it; joiners stay, as emoji and Persian need them. */
export const composeLine = (text: string) => text.normalize('NFC').replace(turns, '');

/** What names somebody: composed, and without characters that nobody sees. */
export const canonicalName = (text: string): string =>
	text
		.normalize('NFC')
		.replace(/[\p{DI}\p{Cf}]/gu, '')
		.trim();

/** A digit of any script as one of ours: digits stand in rows from nought. */
function toDigit(digit: string): string {
	let value = 0;
	const point = digit.codePointAt(0) ?? 0;
	while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(point - value - 1))) value += 1;
	return String(value);
}

/** A code of digits and perhaps letters, as on an English keyboard, without spaces and unseen characters. */
export const toAsciiCode = (text: string) =>
	text
		.normalize('NFKC')
		.replace(/\p{Nd}/gu, toDigit)
		.replace(/\p{Pd}/gu, '-')
		.replace(/[\p{DI}\p{Cf}\s]/gu, '');

/** A one-time code: six digits may be grouped, the hyphens of a recovery code are its own. */
export const normalizeCode = (text: string) => {
	const plain = toAsciiCode(text);
	const digits = plain.replace(/[-.]/g, '');
	return /^\d{6}$/.test(digits) ? digits : plain;
};

/**
 * Another spelling of the same text. It is no `v.transform`, after which a JSON Schema would leave out every bound, as
 * what was typed need not be within it.
 */
export const spelled = (spell: (text: string) => string) =>
	({ ...v.transform(spell), type: 'spelled' }) as unknown as v.TransformAction<string, string>;

/** Several lines of free text: as one, without control characters; a line break, of which forms make two characters, is one. */
export const composeLines = (text: string) =>
	composeLine(text)
		.replace(/\r\n?/g, '\n')
		.replace(/[^\P{Cc}\t\n]/gu, '');
