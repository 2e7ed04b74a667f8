import * as v from 'valibot';
import type { Condition } from './condition.ts';
import { type Html, htmlSchema, type Question, questionSchemas } from './questions.ts';
import { condition } from './rules.ts';
import { maybeText } from './texts.ts';

/** Questions that belong together. */
export interface Panel {
	type: 'panel';
	name: string;
	title: string;
	description: string;
	visibleIf?: Condition | undefined;
	elements: Item[];
}

/** What stands on a page of a survey. */
export type Item = Question | Html | Panel;

const place = {
	name: v.optional(v.string(), ''),
	title: maybeText,
	description: maybeText,
	visibleIf: v.optional(condition),
};

const panel: v.GenericSchema<unknown, Panel> = v.object({
	type: v.literal('panel'),
	...place,
	elements: v.array(v.lazy(() => item)),
});

const known = v.variant(
	'type',
	[...questionSchemas, htmlSchema],
	({ received }) => `is ${received}, a question type that this site does not know`,
);

const item: v.GenericSchema<unknown, Item> = v.lazy((input) =>
	(Object(input) as { type?: unknown }).type === 'panel' ? panel : known,
);

const page = v.object({ ...place, elements: v.optional(v.array(item), []) });
const mostPages = 40;

/** A definition in SurveyJS's format, read in the language that the parser gets as `lang`. */
export const definition = v.object(
	{
		title: maybeText,
		description: maybeText,
		completedHtml: maybeText,
		pages: v.pipe(
			v.array(page, 'is no list of pages'),
			v.minLength(1, 'has no pages'),
			v.maxLength(mostPages, 'has too many pages'),
		),
	},
	'is missing',
);

/** A survey in one language. */
export type Survey = v.InferOutput<typeof definition>;
