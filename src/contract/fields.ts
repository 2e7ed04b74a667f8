import * as v from 'valibot';
import { limits } from './limits.ts';
import { locales } from './locales.ts';
import {
	canonicalName,
	composeLine,
	composeLines,
	hasVisibleCharacter,
	spelled,
	toAsciiCode,
} from './spelling.ts';

/**
 * What a field error says: a key of i18n/<locale>/errors.json, with the number that its text names behind a bar
 * where it has one (`field.min|8`).
 */
export type FieldMessage = `field.${string}` | `msg.${string}`;

/** What a field says that is empty. */
export const required = 'field.required' satisfies FieldMessage;
const min = (count: number) => `field.min|${count}` satisfies FieldMessage;
/** What a field says that holds more than it may. */
export const max = (count: number) => `field.max|${count}` satisfies FieldMessage;

/** Length as a person counts it: an emoji is one character. */
export const countCharacters = (text: string): number => [...text].length;
/** A text of no more characters than that. */
export const notLonger = (count: number) =>
	v.check((text: string) => countCharacters(text) <= count, max(count));
/** A text of no fewer characters than that. */
export const notShorter = (count: number) =>
	v.check((text: string) => countCharacters(text) >= count, min(count));

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

/** A box that must be ticked. */
export const ticked = v.literal(true, required);

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
