import * as v from 'valibot';
import { dayFrom, toDay } from './condition.ts';
import { parseCondition } from './parse-condition.ts';
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

type Bound = number | string | undefined;

/** What of a question of one line says what an answer may be. */
interface Bounded {
	inputType: string;
	min?: Bound;
	max?: Bound;
	minValueExpression?: string | undefined;
	maxValueExpression?: string | undefined;
}

/** A bound as it is compared; undefined for what cannot be read. */
function readBound(bound: Bound, inputType: string, now: number): number | string | undefined {
	if (inputType === 'number') return bound === '' || Number.isNaN(Number(bound)) ? undefined : Number(bound);
	const [, days] = /^=?\s*today\(\s*(-?\d*)\s*\)$/i.exec(String(bound)) ?? [];
	return days === undefined ? toDay(bound) : dayFrom(now, Number(days));
}

const given = ({ min, max, minValueExpression, maxValueExpression }: Bounded) => ({
	least: minValueExpression ?? min,
	most: maxValueExpression ?? max,
});

/** The least and the most that an answer may be: numbers, or days as ISO 8601. */
export function boundsOf(question: Bounded, now: number): { least: Bound; most: Bound } {
	const { least, most } = given(question);
	return { least: readBound(least, question.inputType, now), most: readBound(most, question.inputType, now) };
}

/** What is wrong with the bounds of a question; undefined where each can be read. */
export function problemOfBounds(question: Bounded): string | undefined {
	if (!/^(?:date|number)$/.test(question.inputType)) return undefined;
	const what = question.inputType === 'date' ? 'ISO 8601 date and no =today()' : 'number';
	const bounds = Object.values(given(question)).filter((bound) => bound !== undefined);
	const wrong = bounds.find((bound) => readBound(bound, question.inputType, 0) === undefined);
	return wrong === undefined ? undefined : `is bounded by "${wrong}", which is no ${what}`;
}
