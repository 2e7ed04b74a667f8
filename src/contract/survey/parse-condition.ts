import type { Condition, Operand } from './condition.ts';

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
