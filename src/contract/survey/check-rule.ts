import * as v from 'valibot';
import { email, lengthOf } from '../fields.ts';
import { limits } from '../limits.ts';
import type { Around } from './around.ts';
import { holds } from './holds.ts';
import type { Rule } from './rules.ts';

/** What the kit says of an answer that a rule refuses; undefined where it is met. */
export function refusal(rule: Rule, value: unknown, around: Around): string | undefined {
	const text = String(value);
	const below = (least: number | undefined, count: number) => least !== undefined && count < least;
	const above = (most: number | undefined, count: number) => most !== undefined && count > most;
	switch (rule.type) {
		case 'text':
			if (below(rule.minLength, lengthOf(text))) return `field.min|${rule.minLength}`;
			return above(rule.maxLength, lengthOf(text)) ? `field.max|${rule.maxLength}` : undefined;
		case 'numeric':
			if (below(rule.minValue, Number(value))) return `field.least|${rule.minValue}`;
			return above(rule.maxValue, Number(value)) ? `field.most|${rule.maxValue}` : undefined;
		case 'answercount': {
			const count = Array.isArray(value) ? value.length : 1;
			if (below(rule.minCount, count)) return `field.leastChosen|${rule.minCount}`;
			return above(rule.maxCount, count) ? `field.mostChosen|${rule.maxCount}` : undefined;
		}
		case 'email':
			return v.is(email, value) ? undefined : 'field.email';
		case 'regex':
			return lengthOf(text) <= limits.survey.line && new RegExp(rule.regex, 'u').test(text)
				? undefined
				: 'field.pattern';
		default:
			return holds(rule.expression, around.answers) ? undefined : 'field.choice';
	}
}
