import * as v from 'valibot';
import { parseCondition } from './condition.ts';
import { maybeText } from './texts.ts';

/** A condition as editors write it: `{plays} = 'often' and {age} > 20`. */
export const condition = v.pipe(
	v.string('is no condition'),
	v.rawTransform(({ dataset, addIssue, NEVER }) => {
		try {
			return parseCondition(dataset.value);
		} catch (error) {
			addIssue({ message: error instanceof Error ? error.message : 'cannot be read' });
			return NEVER;
		}
	}),
);

/** Repeats within what is repeated take forever on the wrong text. */
const isCostly = (source: string) => /\([^()]*[*+{][^()]*\)[*+{]/.test(source) || /\\[1-9k]/.test(source);

function isPattern(source: string): boolean {
	try {
		new RegExp(source, 'u');
		return true;
	} catch {
		return false;
	}
}

const pattern = v.pipe(
	v.string(),
	v.check(isPattern, 'is no regular expression'),
	v.check((source) => !isCostly(source), 'repeats what is repeated'),
);
const bound = v.optional(v.number());
/** What is said instead of the kit's own sentence. */
const said = { text: maybeText };

/** What an answer must be beyond given. */
export const rule = v.variant(
	'type',
	[
		v.object({ type: v.literal('text'), minLength: bound, maxLength: bound, ...said }),
		v.object({ type: v.literal('numeric'), minValue: bound, maxValue: bound, ...said }),
		v.object({ type: v.literal('answercount'), minCount: bound, maxCount: bound, ...said }),
		v.object({ type: v.literal('email'), ...said }),
		v.object({ type: v.literal('regex'), regex: pattern, ...said }),
		v.object({ type: v.literal('expression'), expression: condition, ...said }),
	],
	({ received }) => `is ${received}, a validator that this site does not know`,
);
export type SurveyRule = v.InferOutput<typeof rule>;
