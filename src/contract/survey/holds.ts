import type { Condition, Operand } from './condition.ts';

/** What was answered, by the names of questions. */
export type Answers = Readonly<Record<string, unknown>>;

/** Whether a condition is met by what was answered. */
export function holds(condition: Condition, answers: Answers): boolean {
	if (condition.kind === 'not') return !holds(condition.part, answers);
	if (condition.kind !== 'test') {
		const meets = (part: Condition) => holds(part, answers);
		return condition.kind === 'and' ? condition.parts.every(meets) : condition.parts.some(meets);
	}
	const { operator, left, right } = condition;
	return passes(operator, given(left, answers), right && given(right, answers));
}

function given(operand: Operand, answers: Answers): unknown {
	if (operand.kind === 'value') return operand.value;
	return Object.hasOwn(answers, operand.name) ? answers[operand.name] : undefined;
}

/** Whether a question was left without an answer. */
export function isEmpty(value: unknown): boolean {
	return (
		value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)
	);
}

const isNumber = (value: unknown) =>
	!isEmpty(value) && typeof value !== 'boolean' && !Number.isNaN(Number(value));

/** Numbers compare as numbers, also where a control gives them as text. */
function isSame(left: unknown, right: unknown): boolean {
	if (isNumber(left) && isNumber(right)) return Number(left) === Number(right);
	return String(left ?? '') === String(right ?? '');
}

function contains(whole: unknown, part: unknown): boolean {
	if (Array.isArray(whole)) return whole.some((each) => isSame(each, part));
	return typeof whole === 'string' && whole.includes(String(part));
}

function passes(operator: string, left: unknown, right: unknown): boolean {
	if (operator === 'empty') return isEmpty(left);
	if (operator === 'notempty') return !isEmpty(left);
	if (operator === 'contains') return contains(left, right);
	if (operator === 'notcontains') return !contains(left, right);
	if (operator === '=') return isSame(left, right);
	if (operator === '<>') return !isSame(left, right);
	if (isEmpty(left) || isEmpty(right)) return false;
	const order = compare(left, right);
	if (operator === '>') return order > 0;
	if (operator === '<') return order < 0;
	return operator === '>=' ? order >= 0 : order <= 0;
}

const compare = (left: unknown, right: unknown) =>
	isNumber(left) && isNumber(right)
		? Number(left) - Number(right)
		: String(left) < String(right)
			? -1
			: Number(String(left) > String(right));
