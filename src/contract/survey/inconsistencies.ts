import { type Condition, listReferences, listTests, type Operand, toDay } from './condition.ts';
import type { Item, Survey } from './definition.ts';
import type { Question } from './questions.ts';
import { problemOfBounds } from './rules.ts';
import { isRequired } from './visible-questions.ts';

const withOneChoice: readonly string[] = ['radiogroup', 'dropdown', 'imagepicker'];

/** Nothing else is judged as an age or a room. */
function problemOf(question: Question): string | undefined {
	const isDate = question.type === 'text' && question.inputType === 'date';
	if (question.name === 'dateOfBirth' && !isDate) return 'is no text with the inputType date';
	const isRoom = withOneChoice.includes(question.type);
	return question.name === 'location' && !isRoom ? 'is no question with one choice' : undefined;
}

/** @param isWithin whether a condition stands around the items */
function gapAmong(items: readonly Item[], isWithin: boolean): Inconsistency | undefined {
	for (const item of items) {
		const isConditional = isWithin || item.visibleIf !== undefined;
		const gap = item.type === 'panel' ? gapAmong(item.elements, isConditional) : gapAt(item, isConditional);
		if (gap) return gap;
	}
	return undefined;
}

function gapAt(item: Exclude<Item, { type: 'panel' }>, isConditional: boolean): Inconsistency | undefined {
	if (item.type === 'html' || !isRequired(item)) return undefined;
	const hidden = 'may not depend on a visibleIf, its own or one around it: every sign-up needs it';
	const problem = isConditional ? hidden : problemOf(item);
	return problem === undefined ? undefined : { field: item.name, problem };
}

/** What would let somebody sign up without being judged by what every sign-up needs; the first that is found. */
export function findMissing({ pages }: Survey): Inconsistency | undefined {
	for (const { elements, visibleIf } of pages) {
		const gap = gapAmong(elements, visibleIf !== undefined);
		if (gap) return gap;
	}
	return undefined;
}

/** A part of a definition, by its name, and what is wrong with it. */
export interface Inconsistency {
	field: string;
	problem: string;
}

/** The questions that have been asked before a place of the survey, by their names. */
type Seen = ReadonlyMap<string, Question>;

/** A condition sees only what was asked before it. */
function unknownIn(conditions: readonly (Condition | undefined)[], seen: Seen): string | undefined {
	return conditions
		.flatMap((condition) => (condition ? listReferences(condition) : []))
		.find((name) => !seen.has(name));
}

function conditionsOf(item: Item): (Condition | undefined)[] {
	if (item.type === 'html' || item.type === 'panel') return [item.visibleIf];
	const choices = 'choices' in item ? item.choices.map(({ visible }) => visible) : [];
	return [item.visibleIf, item.requiredIf, ...choices];
}

/** Its own rules see the question itself, too. */
function rulesOf(item: Item): (Condition | undefined)[] {
	if (item.type === 'html' || item.type === 'panel') return [];
	return item.validators.map((rule) => (rule.type === 'expression' ? rule.expression : undefined));
}

const isDate = (item: Item | undefined) => item?.type === 'text' && item.inputType === 'date';

/** A value that a date is compared with and that is no date. */
function wrongDateIn(conditions: readonly (Condition | undefined)[], seen: Seen): string | undefined {
	const asksDate = (operand: Operand | undefined) =>
		operand?.kind === 'question' && isDate(seen.get(operand.name));
	const tests = conditions.flatMap((condition) => (condition ? listTests(condition) : []));
	const values = tests.flatMap(({ operator, left, right }) => {
		const other = asksDate(left) ? right : asksDate(right) ? left : undefined;
		return other?.kind === 'value' && !/contains$/.test(operator) ? [other.value].flat() : [];
	});
	const wrong = values.find((value) => toDay(value) === undefined);
	return wrong === undefined ? undefined : `compares a date with "${wrong}", which is no ISO 8601 date`;
}

function slipIn(item: Item, seen: Map<string, Question>): Inconsistency | undefined {
	const at = (problem: string): Inconsistency => ({ field: item.name, problem });
	const unknown = unknownIn(conditionsOf(item), seen);
	if (unknown !== undefined) return at(`asks for {${unknown}}, which no question before it has`);
	const date = wrongDateIn(conditionsOf(item), seen);
	if (date !== undefined) return at(date);
	if (item.type === 'panel') return slipAmong(item.elements, seen);
	if (item.type === 'html') return undefined;
	if (seen.has(item.name)) return at('is the name of two questions');
	seen.set(item.name, item);
	const wrong = (item.type === 'text' && problemOfBounds(item)) || wrongDateIn(rulesOf(item), seen);
	if (wrong !== undefined) return at(wrong);
	const missing = unknownIn(rulesOf(item), seen);
	if (missing !== undefined) return at(`asks for {${missing}}, which no question before it has`);
	const lacks = 'choices' in item && item.choices.length === 0 && item.name !== 'location';
	return lacks ? at('has no choices') : undefined;
}

function slipAmong(items: readonly Item[], seen: Map<string, Question>): Inconsistency | undefined {
	for (const item of items) {
		const slip = slipIn(item, seen);
		if (slip) return slip;
	}
	return undefined;
}

/** What is wrong between the parts of a definition that are each right; the first that is found. */
export function findInconsistency({ pages }: Survey): Inconsistency | undefined {
	const seen = new Map<string, Question>();
	for (const page of pages) {
		const unknown = unknownIn([page.visibleIf], seen);
		if (unknown !== undefined)
			return {
				field: page.title || page.name,
				problem: `asks for {${unknown}}, which no question before it has`,
			};
		const date = wrongDateIn([page.visibleIf], seen);
		if (date !== undefined) return { field: page.title || page.name, problem: date };
		const slip = slipAmong(page.elements, seen);
		if (slip) return slip;
	}
	return undefined;
}
