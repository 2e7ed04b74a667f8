import * as v from 'valibot';
import { countryCodes } from '#lib/countries.ts';
import { limits } from './limits.ts';
import { locales } from './locales.ts';
import { isCommonPassword } from './passwords.ts';
import {
	canonicalName,
	composeLine,
	composeLines,
	hasVisibleCharacter,
	normalizeCode,
	spelled,
	toAsciiCode,
} from './spelling.ts';

/**
 * What a field error says: a key of i18n/<locale>/errors.json, with the number that its text names behind a bar
 * where it has one (`field.min|8`).
 */
export type FieldMessage = `field.${string}` | `msg.${string}`;

const required = 'field.required' satisfies FieldMessage;
const min = (count: number) => `field.min|${count}` satisfies FieldMessage;
const max = (count: number) => `field.max|${count}` satisfies FieldMessage;

/** Length as a person counts it: an emoji is one character. */
export const countCharacters = (text: string): number => [...text].length;
const notLonger = (count: number) => v.check((text: string) => countCharacters(text) <= count, max(count));
const notShorter = (count: number) => v.check((text: string) => countCharacters(text) >= count, min(count));
const given = () => v.pipe(v.string(required), v.nonEmpty(required));

/** The first message only: a field shows one thing to mend at a time. */
export function firstOnly<Schema extends v.GenericSchema>(schema: Schema): Schema {
	return v.config(schema, { abortPipeEarly: true }) as Schema;
}

/** One line of text without control characters, so that nothing can be smuggled into a mail's head. */
export function line(bounds: { min: number; max: number }) {
	return firstOnly(
		v.pipe(
			v.string(required),
			spelled(composeLine),
			v.trim(),
			v.nonEmpty(required),
			v.check(hasVisibleCharacter, required),
			notShorter(bounds.min),
			notLonger(bounds.max),
			v.regex(/^[^\p{Cc}]*$/u, 'field.line'),
		),
	);
}

/** Some sentences, of any number of lines. */
export const sentences = firstOnly(
	v.pipe(
		v.string(required),
		v.transform(composeLines),
		v.trim(),
		v.nonEmpty(required),
		v.check(hasVisibleCharacter, required),
		notShorter(limits.text.min),
		notLonger(limits.text.max),
	),
);

/** A remark that may be left out. */
export const remark = firstOnly(
	v.pipe(v.string(required), v.transform(composeLines), v.trim(), notLonger(limits.text.max)),
);

/** Some sentences that may be left out: an empty text, or one of the length of any. */
export const optionalText = firstOnly(
	v.pipe(
		v.string(required),
		v.transform(composeLines),
		v.trim(),
		v.check((text) => text === '' || countCharacters(text) >= limits.text.min, min(limits.text.min)),
		notLonger(limits.text.max),
	),
);

const wholeAddress = (text: string) => (/^[a-z][a-z\d+.-]*:/i.test(text) ? text : `https://${text}`);

function isOnTheWeb(text: string): boolean {
	const url = URL.canParse(text) ? new URL(text) : undefined;
	return /^https?:$/.test(url?.protocol ?? '') && /\.[^.]{2,}$/.test(url?.hostname ?? '');
}

/** Some addresses on the web, apart by spaces, commas or lines; they leave as whole addresses, one a line. */
export const links = firstOnly(
	v.pipe(
		v.string(required),
		notLonger(limits.links.length),
		v.transform((text) =>
			text
				.split(/[\s,;]+/)
				.filter(Boolean)
				.map(wholeAddress),
		),
		v.maxLength(limits.links.count, 'field.links'),
		v.check((list) => list.every(isOnTheWeb), 'field.links'),
		v.transform((list) => list.join('\n')),
	),
);

// Linear in the length of the text, which is capped first.
const emailPattern = /^[^\s\p{Cc}@"(),:;<>[\]\\]{1,64}@(?:[\p{L}\p{N}-]{1,63}\.)+[\p{L}\p{N}-]{2,63}$/u;

/** Whether a text looks like a mail address; only a mail to it can tell more. */
export function isEmail(text: string): boolean {
	return text.length <= limits.email.max && emailPattern.test(text);
}

/** A mail address, in lower case. */
export const email = firstOnly(
	v.pipe(
		v.string(required),
		spelled(canonicalName),
		v.nonEmpty(required),
		v.check(isEmail, 'field.email'),
		v.toLowerCase(),
	),
);

/** A player's name as it is created; it keeps its capitals but is unique without them. */
export const username = firstOnly(
	v.pipe(
		v.string(required),
		spelled(canonicalName),
		v.nonEmpty(required),
		v.regex(/^[a-z0-9]*$/i, 'field.alphanumeric'),
		notShorter(limits.username.min),
		notLonger(limits.username.max),
	),
);

/** A user name or mail address with which a player says who they are. */
export const identifier = firstOnly(
	v.pipe(v.string(required), spelled(canonicalName), v.nonEmpty(required), notLonger(limits.email.max)),
);

/** A password is passed on as it was typed; its length does not depend on how a keyboard sends an accent. */
const countPassword = (text: string) => countCharacters(text.normalize('NFC'));
const notTooLong = v.check(
	(text: string) => countPassword(text) <= limits.password.max,
	max(limits.password.max),
);

/** The present password, as it was typed: only its presence is judged. */
export const presentPassword = firstOnly(v.pipe(given(), notTooLong));

/** Whether a new password is another one than the present, however a keyboard composes its letters. */
export function isOtherPassword(input: { password: string; newPassword: string }): boolean {
	return input.password.normalize('NFC') !== input.newPassword.normalize('NFC');
}

/** A password to be set; that it does not contain the user name is `withoutUsername`. */
export const newPassword = firstOnly(
	v.pipe(
		given(),
		v.check(
			(text) =>
				countPassword(text) >= limits.password.min &&
				/\p{Lu}/u.test(text) &&
				/\p{Ll}/u.test(text) &&
				/\d/.test(text),
			'field.password',
		),
		notTooLong,
		v.check((text) => !isCommonPassword(text), 'field.passwordCommon'),
	),
);

/** Whether a password leaves the user name out, in any capitals. */
export function leavesOutUsername(input: { username: string; password: string }): boolean {
	return !input.password.toLowerCase().includes(input.username.toLowerCase());
}

/** A one-time code: six digits, or a recovery code of letters, digits and hyphens. */
export const code = firstOnly(
	v.pipe(
		v.string(required),
		v.transform(normalizeCode),
		v.nonEmpty(required),
		v.regex(/^[a-z0-9-]{6,32}$/i, 'field.code'),
	),
);

/** An opaque text that a service made: a token, a code from a mail, a bot-check answer. */
export const token = firstOnly(
	v.pipe(v.string(required), v.nonEmpty(required), v.maxLength(limits.token.max, max(limits.token.max))),
);

/** A bot-check token, which its provider makes long; empty where no check was asked for. */
export const captcha = v.pipe(v.string(required), v.maxLength(4096, max(4096)));

/** A phone number as E.164; spaces and what else people group digits with is dropped. */
export const phone = firstOnly(
	v.pipe(
		v.string(required),
		v.maxLength(40, 'field.phone'),
		v.transform((text) => toAsciiCode(text).replace(/[().-]/g, '')),
		v.nonEmpty(required),
		v.regex(/^\+[1-9]\d{6,14}$/, 'field.phone'),
	),
);

/** With what a sensitive change is confirmed: one of the two, the other empty, or none while a confirmation is fresh. */
export const verification = {
	password: v.optional(firstOnly(v.pipe(v.string(required), notTooLong)), ''),
	code: v.optional(
		firstOnly(
			v.pipe(
				v.string(required),
				v.transform(normalizeCode),
				v.regex(/^(?:[a-z0-9-]{6,32})?$/i, 'field.code'),
			),
		),
		'',
	),
};

/** A box that must be ticked. */
export const ticked = v.literal(true, required);

/** A country as ISO 3166-1 alpha-2. */
export const country = firstOnly(
	v.pipe(
		v.string(required),
		v.nonEmpty(required),
		v.check((code) => countryCodes.includes(code), 'field.choice'),
	),
);

/** What names an entry in addresses: small letters and digits, joined by single hyphens. */
export const slug = firstOnly(
	v.pipe(
		v.string(required),
		notLonger(limits.slug.max),
		v.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'field.choice'),
	),
);

/** A whole number in a query. */
export const counted = v.pipe(v.string(), v.regex(/^\d{1,6}$/, 'field.choice'), v.transform(Number));

/** A language of the site. */
export const locale = v.picklist(locales, 'field.choice');
