import * as v from 'valibot';
import { condition, rule } from './rules.ts';
import { maybeText, text } from './texts.ts';

/** How many steps a rating may have. */
const most = 20;

/** The values that a rating offers, in their order. */
export function listRatings(
	question: Extract<Question, { type: 'rating' }>,
): { value: string; text: string }[] {
	const { rateValues, rateMin, rateMax, rateStep } = question;
	if (rateValues.length > 0) return rateValues;
	const count = Math.min(most, Math.floor((rateMax - rateMin) / rateStep) + 1);
	return Array.from({ length: Math.max(0, count) }, (_, index) => {
		const value = String(Number((rateMin + index * rateStep).toFixed(3)));
		return { value, text: value };
	});
}

const flag = v.optional(v.boolean(), false);
const scalar = v.pipe(v.union([v.string(), v.number(), v.boolean()]), v.transform(String));

/** One of several answers: its value goes over the wire, its text is read. */
const choice = v.union(
	[
		v.pipe(
			scalar,
			v.transform((value) => ({ value, text: value, image: '', visible: undefined })),
		),
		v.pipe(
			v.object({
				value: scalar,
				text: maybeText,
				imageLink: maybeText,
				visibleIf: v.optional(condition),
			}),
			v.transform(({ value, text: name, imageLink: image, visibleIf: visible }) => {
				return { value, text: name || value, image, visible };
			}),
		),
	],
	'is no choice',
);
export type SurveyChoice = v.InferOutput<typeof choice>;

const choices = v.pipe(
	v.array(choice),
	v.check((list) => new Set(list.map(({ value }) => value)).size === list.length, 'has a value twice'),
);
const someChoices = v.pipe(choices, v.minLength(1, 'has no choices'));

/** Names become ids and keys, so they are plain. */
const name = v.pipe(
	v.string('is no name'),
	v.regex(/^[a-z][\w-]{0,63}$/i, 'is a name of other signs than letters, digits, - and _'),
	v.check((value) => !(value in Object.prototype), 'is a name that every object has'),
);

const asked = {
	name,
	title: maybeText,
	description: maybeText,
	isRequired: flag,
	requiredIf: v.optional(condition),
	visibleIf: v.optional(condition),
	validators: v.optional(v.array(rule), []),
};

/** What an answer may not be below or above: a number, a day, or a day told from the day of answering as `=today(7)`. */
const bound = v.optional(v.union([v.number(), v.string()], 'is no number and no date'));

const inputTypes = ['text', 'email', 'tel', 'date', 'number', 'url'] as const;
const length = v.optional(v.pipe(v.number(), v.integer(), v.minValue(1)));

/** A part of a definition that has to be there. */
const part = <const Entries extends v.ObjectEntries>(entries: Entries) => v.object(entries, 'is missing');

export const questionSchemas = [
	part({
		type: v.literal('text'),
		...asked,
		inputType: v.optional(v.picklist(inputTypes, 'is an input type that this site does not know'), 'text'),
		maxLength: length,
		autocomplete: v.optional(v.string()),
		min: bound,
		max: bound,
		minValueExpression: v.optional(v.string()),
		maxValueExpression: v.optional(v.string()),
		minErrorText: maybeText,
		maxErrorText: maybeText,
	}),
	part({ type: v.literal('comment'), ...asked, maxLength: length, rows: length }),
	// Without choices the rooms are the choices of the question named location.
	part({ type: v.literal('radiogroup'), ...asked, choices: v.optional(choices, []) }),
	part({ type: v.literal('dropdown'), ...asked, choices: v.optional(choices, []) }),
	part({ type: v.literal('checkbox'), ...asked, choices: someChoices }),
	part({ type: v.literal('tagbox'), ...asked, choices: someChoices }),
	part({
		type: v.literal('boolean'),
		...asked,
		renderAs: v.optional(v.picklist(['switch', 'checkbox'], 'is no way to show it'), 'switch'),
	}),
	part({
		type: v.literal('rating'),
		...asked,
		rateMin: v.optional(v.number(), 1),
		rateMax: v.optional(v.number(), 5),
		rateStep: v.optional(v.pipe(v.number(), v.minValue(0.1)), 1),
		rateValues: v.optional(choices, []),
		minRateDescription: maybeText,
		maxRateDescription: maybeText,
	}),
	part({
		type: v.literal('imagepicker'),
		...asked,
		choices: someChoices,
		multiSelect: v.optional(v.literal(false, 'takes one choice only'), false),
	}),
] as const;

export const htmlSchema = part({
	type: v.literal('html'),
	name: v.optional(v.string(), ''),
	html: text,
	visibleIf: v.optional(condition),
});
export type Html = v.InferOutput<typeof htmlSchema>;

/** A question as it is asked in one language. */
export type Question = v.InferOutput<(typeof questionSchemas)[number]>;
