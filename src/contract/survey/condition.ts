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

const tokens =
	/\s*(?:\{#?([^{}]+)\}|'([^']*)'|"([^"]*)"|(-?\d+(?:\.\d+)?)(?![\w.])|(<>|!=|<=|>=|==|\*=|&&|\|\||[=<>()![\],])|([a-z]+))/iy;
const lone = new Set(['empty', 'notempty']);
const pairs = new Set([
	'=',
	'<>',
	'>',
	'<',
	'>=',
	'<=',
	'contains',
	'notcontains',
	'anyof',
	'noneof',
	'allof',
]);
/** Other ways to write an operator, by how it is written here. */
const otherWays: Record<string, readonly string[]> = {
	'=': ['==', 'equal'],
	'<>': ['!=', 'notequal'],
	'<': ['less'],
	'>': ['greater'],
	'<=': ['lessorequal'],
	'>=': ['greaterorequal'],
	contains: ['*=', 'contain'],
	notcontains: ['notcontain'],
	and: ['&&'],
	or: ['||'],
	not: ['!', 'negate'],
};
const sameAs = Object.fromEntries(
	Object.entries(otherWays).flatMap(([own, others]) => others.map((other) => [other, own])),
);
/** How deep brackets may stand in each other. */
const deepest = 10;

interface Token {
	kind: 'question' | 'value' | 'word';
	text: string;
	value?: unknown;
}

function toToken([whole, question, single, double, digits, sign, word]: RegExpExecArray): Token {
	if (question !== undefined) return { kind: 'question', text: question.trim() };
	if (single !== undefined || double !== undefined)
		return { kind: 'value', text: whole, value: single ?? double };
	if (digits !== undefined) return { kind: 'value', text: whole, value: Number(digits) };
	const text = (sign ?? word ?? '').toLowerCase();
	if (text === 'true' || text === 'false') return { kind: 'value', text, value: text === 'true' };
	return { kind: 'word', text: (Object.hasOwn(sameAs, text) && sameAs[text]) || text };
}

function tokensOf(text: string): Token[] {
	const found: Token[] = [];
	const pattern = new RegExp(tokens);
	const end = text.trimEnd().length;
	while (pattern.lastIndex < end) {
		const match = pattern.exec(text);
		if (!match) throw new Error(`cannot be read: "${text}"`);
		found.push(toToken(match));
	}
	return found;
}

/** Reads a condition without ever running it as code; throws what is wrong with it. */
export function parseCondition(text: string): Condition {
	const list = tokensOf(text);
	const condition = readJoined(list, 'or', 0);
	const [rest] = list;
	if (rest) throw new Error(`has more than a condition: "${rest.text}"`);
	return condition;
}

function takes(list: Token[], word: string): boolean {
	const isNext = list[0]?.kind === 'word' && list[0].text === word;
	if (isNext) list.shift();
	return isNext;
}

/** `or` joins what `and` has joined. */
function readJoined(list: Token[], kind: 'and' | 'or', depth: number): Condition {
	if (depth > deepest) throw new Error('has too many brackets');
	const next = () => (kind === 'or' ? readJoined(list, 'and', depth) : readOne(list, depth));
	const first = next();
	const parts = [first];
	while (takes(list, kind)) parts.push(next());
	return parts.length === 1 ? first : { kind, parts };
}

function readOne(list: Token[], depth: number): Condition {
	if (depth > deepest) throw new Error('has too many brackets');
	if (takes(list, 'not')) return { kind: 'not', part: readOne(list, depth + 1) };
	if (takes(list, '(')) {
		const inner = readJoined(list, 'or', depth + 1);
		if (!takes(list, ')')) throw new Error('has a bracket that does not close');
		return inner;
	}
	return readTest(list);
}

/** What may follow a question that stands alone, which asks whether it is true. */
const isEnd = (token: Token | undefined) =>
	token === undefined || (token.kind === 'word' && /^(?:and|or|\))$/.test(token.text));

function readTest(list: Token[]): Condition {
	const left = readOperand(list);
	if (left.kind === 'question' && isEnd(list[0])) return { kind: 'test', operator: 'true', left };
	const operator = list.shift()?.text ?? '';
	if (lone.has(operator)) return { kind: 'test', operator, left };
	if (!pairs.has(operator)) throw new Error(`has "${operator}" where a comparison should be`);
	return { kind: 'test', operator, left, right: readOperand(list) };
}

function readOperand(list: Token[]): Operand {
	const token = list.shift();
	if (token?.kind === 'question') return { kind: 'question', name: token.text };
	if (token?.kind === 'value') return { kind: 'value', value: token.value };
	if (token?.text === '[') return { kind: 'value', value: readList(list) };
	if (token?.text === 'today' && takes(list, '(')) return { kind: 'today', days: readDays(list) };
	throw new Error(`has "${token?.text ?? ''}" where a question or a value should be`);
}

function readList(list: Token[]): unknown[] {
	const values: unknown[] = [];
	while (!takes(list, ']')) {
		if (values.length > 0 && !takes(list, ',')) throw new Error('has a list that does not close');
		const token = list.shift();
		if (token?.kind !== 'value') throw new Error(`has "${token?.text ?? ''}" where a value should be`);
		values.push(token.value);
	}
	return values;
}

function readDays(list: Token[]): number {
	const days = list[0]?.kind === 'value' ? Number(list.shift()?.value) : 0;
	if (!takes(list, ')') || !Number.isInteger(days))
		throw new Error('has a today() of no whole number of days');
	return days;
}

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
