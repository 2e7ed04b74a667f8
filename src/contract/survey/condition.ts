/** What was answered, by the names of questions. */
export type SurveyResponses = Readonly<Record<string, unknown>>;

/** Whether a condition is met by what was answered. */
export function evaluateCondition(condition: Condition, answers: SurveyResponses): boolean {
	if (condition.kind === 'not') return !evaluateCondition(condition.part, answers);
	if (condition.kind !== 'test') {
		const meets = (part: Condition) => evaluateCondition(part, answers);
		return condition.kind === 'and' ? condition.parts.every(meets) : condition.parts.some(meets);
	}
	const { operator, left, right } = condition;
	return passes(operator, given(left, answers), right && given(right, answers));
}

function given(operand: Operand, answers: SurveyResponses): unknown {
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

/** A condition of a survey, read from its text. */
export type Condition =
	| { kind: 'and' | 'or'; parts: readonly Condition[] }
	| { kind: 'not'; part: Condition }
	| { kind: 'test'; operator: string; left: Operand; right?: Operand };

export type Operand = { kind: 'question'; name: string } | { kind: 'value'; value: unknown };

const tokens =
	/\s*(?:\{([^{}]+)\}|'([^']*)'|"([^"]*)"|(-?\d+(?:\.\d+)?)(?![\w.])|(<>|!=|<=|>=|==|[=<>()])|([a-z]+))/iy;
const lone = new Set(['empty', 'notempty']);
const pairs = new Set(['=', '<>', '>', '<', '>=', '<=', 'contains', 'notcontains']);
const sameAs: Record<string, string> = { '==': '=', '!=': '<>' };
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
	return { kind: 'word', text: sameAs[text] ?? text };
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

function readTest(list: Token[]): Condition {
	const left = readOperand(list.shift());
	const operator = list.shift()?.text ?? '';
	if (lone.has(operator)) return { kind: 'test', operator, left };
	if (!pairs.has(operator)) throw new Error(`has "${operator}" where a comparison should be`);
	return { kind: 'test', operator, left, right: readOperand(list.shift()) };
}

function readOperand(token: Token | undefined): Operand {
	if (token?.kind === 'question') return { kind: 'question', name: token.text };
	if (token?.kind === 'value') return { kind: 'value', value: token.value };
	throw new Error(`has "${token?.text ?? ''}" where a question or a value should be`);
}

/** The questions that a condition asks for. */
export function listReferences(condition: Condition): string[] {
	if (condition.kind === 'not') return listReferences(condition.part);
	if (condition.kind !== 'test') return condition.parts.flatMap(listReferences);
	const operands = [condition.left, ...(condition.right ? [condition.right] : [])];
	return operands.flatMap((operand) => (operand.kind === 'question' ? [operand.name] : []));
}
