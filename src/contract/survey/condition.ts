/** What was answered, by the names of questions. */
export type SurveyResponses = Readonly<Record<string, unknown>>;

/** Whether a condition is met by what was answered. @param now what today() is told by, in milliseconds since 1970 */
export function evaluateCondition(condition: Condition, answers: SurveyResponses, now = Date.now()): boolean {
	if (condition.kind === 'not') return !evaluateCondition(condition.part, answers, now);
	if (condition.kind !== 'test') {
		const meets = (part: Condition) => evaluateCondition(part, answers, now);
		return condition.kind === 'and' ? condition.parts.every(meets) : condition.parts.some(meets);
	}
	const { operator, left, right } = condition;
	return passes(operator, given(left, answers, now), right && given(right, answers, now));
}

const dayLength = 86_400_000;

/** The day that is some days from now, in UTC, as ISO 8601. */
export const dayFrom = (now: number, days: number): string =>
	new Date(now + days * dayLength).toISOString().slice(0, 10);

function given(operand: Operand, answers: SurveyResponses, now: number): unknown {
	if (operand.kind === 'today') return dayFrom(now, operand.days);
	if (operand.kind === 'value') return operand.value;
	return Object.hasOwn(answers, operand.name) ? toComparable(answers[operand.name]) : undefined;
}

/** A date as the form holds it, which may be in part. */
const isDate = (value: unknown): value is Record<'day' | 'month' | 'year', unknown> =>
	typeof value === 'object' && value !== null && !Array.isArray(value);

/** An answer as it is compared: a whole date as ISO 8601, one that lacks a part as nothing. */
export function toComparable(value: unknown): unknown {
	if (!isDate(value)) return value;
	const { day, month, year } = value;
	if (![day, month, year].every(Number.isInteger)) return undefined;
	return [String(year).padStart(4, '0'), ...[month, day].map((part) => String(part).padStart(2, '0'))].join(
		'-',
	);
}

/** Whether a question was left without an answer. */
export function isEmpty(value: unknown): boolean {
	if (isDate(value)) return Object.values(value).every(isEmpty);
	return (
		value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)
	);
}

const isNumber = (value: unknown) =>
	!isEmpty(value) && typeof value !== 'boolean' && !Array.isArray(value) && !Number.isNaN(Number(value));

const isoDay = /^\d{4}-\d\d-\d\d/;

/** A text of a day, or of a moment, as its day. */
export const toDay = (value: unknown): string | undefined =>
	typeof value === 'string' ? (/^\d{4}-\d\d-\d\d(?=$|T)/.exec(value)?.[0] ?? undefined) : undefined;

/** Two values as they compare with each other: a day with the day of a moment. */
function pair(left: unknown, right: unknown): [unknown, unknown] {
	const days = [toDay(left), toDay(right)] as const;
	return days[0] !== undefined && days[1] !== undefined ? [...days] : [left, right];
}

const isAmong = (value: unknown, list: readonly unknown[]) => list.some((each) => isSame(each, value));

/** Numbers compare as numbers, also where a control gives them as text; lists are the same in any order. */
function isSame(left: unknown, right: unknown): boolean {
	if (Array.isArray(left) || Array.isArray(right)) {
		if (!Array.isArray(left) || !Array.isArray(right)) return isEmpty(left) && isEmpty(right);
		return left.length === right.length && left.every((each) => isAmong(each, right));
	}
	if (isNumber(left) && isNumber(right)) return Number(left) === Number(right);
	const [one, other] = pair(left, right);
	return String(one ?? '') === String(other ?? '');
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [value]);

function contains(whole: unknown, part: unknown): boolean {
	if (isEmpty(whole) || isEmpty(part)) return false;
	if (Array.isArray(whole)) return listOf(part).every((each) => isAmong(each, whole));
	return listOf(part).every((each) => String(whole).includes(String(each)));
}

function hasAny(left: unknown, right: unknown): boolean {
	if (isEmpty(right)) return true;
	return !isEmpty(left) && listOf(left).some((each) => isAmong(each, listOf(right)));
}

function hasAll(left: unknown, right: unknown): boolean {
	return isEmpty(right) || (!isEmpty(left) && listOf(right).every((each) => isAmong(each, listOf(left))));
}

const isTrue = (value: unknown) => !isEmpty(value) && value !== false && value !== 0 && value !== 'false';

const tests: Record<string, (left: unknown, right: unknown) => boolean> = {
	empty: isEmpty,
	notempty: (left) => !isEmpty(left),
	true: isTrue,
	'=': isSame,
	'<>': (left, right) => !isSame(left, right),
	contains,
	notcontains: (left, right) => !contains(left, right),
	anyof: hasAny,
	noneof: (left, right) => !hasAny(left, right),
	allof: hasAll,
	'>': (left, right) => order(left, right) > 0,
	'<': (left, right) => order(left, right) < 0,
	'>=': (left, right) => order(left, right) >= 0,
	'<=': (left, right) => order(left, right) <= 0,
};

const passes = (operator: string, left: unknown, right: unknown) => tests[operator]?.(left, right) ?? false;

/** Below, at or above zero as the first comes before, with or after the second; NaN where neither does. */
function order(left: unknown, right: unknown): number {
	if (isNumber(left) && isNumber(right)) return Number(left) - Number(right);
	const [one, other] = pair(left, right);
	if (typeof one !== 'string' || typeof other !== 'string' || !one || !other) return Number.NaN;
	if (isoDay.test(one) !== isoDay.test(other)) return Number.NaN;
	return one < other ? -1 : Number(one > other);
}

/** A condition of a survey, read from its text. */
export type Condition =
	| { kind: 'and' | 'or'; parts: readonly Condition[] }
	| { kind: 'not'; part: Condition }
	| { kind: 'test'; operator: string; left: Operand; right?: Operand };

export type Operand =
	| { kind: 'question'; name: string }
	| { kind: 'value'; value: unknown }
	/** So many days from the day of answering. */
	| { kind: 'today'; days: number };

/** The tests that a condition consists of. */
export function listTests(condition: Condition): Extract<Condition, { kind: 'test' }>[] {
	if (condition.kind === 'not') return listTests(condition.part);
	return condition.kind === 'test' ? [condition] : condition.parts.flatMap(listTests);
}

/** The questions that a condition asks for. */
export function listReferences(condition: Condition): string[] {
	const operands = listTests(condition).flatMap(({ left, right }) => [left, ...(right ? [right] : [])]);
	return operands.flatMap((operand) => (operand.kind === 'question' ? [operand.name] : []));
}
