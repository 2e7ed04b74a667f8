import { interpolate, toText } from '#lib/text/interpolate.ts';

/** What every form says, in one language; a field's message is named by its key in `field`. */
export interface FormTexts {
	required: string;
	noscript: string;
	summary: string;
	/** A line of the summary, which names `{{label}}` and `{{message}}`. */
	problem: string;
	/** What was typed before and is filled in again; `files` names `{{files}}` that are to be chosen again. */
	draft: { title: string; text: string; files: string; discard: string };
	/** Said where it was sent before its scripts came. */
	waiting: string;
	busy: string;
	/** Shows what is typed into `{{label}}`. */
	show: string;
	/** Copies what is typed into `{{label}}`. */
	copy: string;
	copied: string;
	copyFailed: string;
	choose: string;
	/** How long a text may be: from `{{min}}` to `{{max}}` characters, or `most`, at most `{{max}}`. */
	length: { between: string; most: string };
	/** Of a one-time code, and of a recovery code that takes its place; absent where no form asks for one. */
	code?: { hint: string; recoveryHint: string; useRecovery: string; useDigits: string };
	/** A mail in the place of a form that the bot check does not let through, and what such a mail lacks. */
	byMail: { link: string; attach: string };
	day: string;
	month: string;
	year: string;
	/** Names the wait as `{{wait}}`. */
	wait: string;
	/** Names a failure of the service as `{{id}}`. */
	requestId: string;
	offline: string;
	unexpected: string;
	field: Readonly<Record<string, string>>;
}

/** How many characters a text may have. */
export interface TextLength {
	min?: number;
	max: number;
}

/** A hint with the length that a text may have, told before it is wrong. */
export function lengthHint(
	hint: string | undefined,
	{ min = 1, max }: TextLength,
	texts: FormTexts,
	locale: string,
): string {
	const { between, most } = texts.length;
	const count = (value: number) => value.toLocaleString(locale);
	const length = interpolate(min > 1 ? between : most, { min: count(min), max: count(max) });
	return hint ? `${hint} ${length}` : length;
}

/** A day in words of the page's language; anything else is as it is. */
function inWords(value: string): string {
	if (!/^\d{4}-\d\d-\d\d$/.test(value)) return value;
	const format = new Intl.DateTimeFormat(document.documentElement.lang || undefined, {
		dateStyle: 'long',
		timeZone: 'UTC',
	});
	return format.format(new Date(value));
}

/** The text of a message key such as `field.min|8` or `msg.CODE`; an unknown key is shown as it is. */
export function messageText(key: string, texts: FormTexts, codes: Readonly<Record<string, string>>): string {
	const [path = '', count = ''] = key.split('|');
	const name = path.slice(path.indexOf('.') + 1);
	const text = toText(path.startsWith('msg.') ? codes : texts.field, name);
	return text ? interpolate(text, { count: inWords(count) }) : key;
}
