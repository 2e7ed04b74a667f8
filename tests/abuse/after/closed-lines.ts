import * as v from 'valibot';
import { errorCodes } from '#contract/codes.ts';
import { endpoints } from '#contract/endpoints.ts';
import { linkForms } from '#contract/link-forms.ts';

const matching = (pattern: RegExp) => v.pipe(v.string(), v.regex(pattern));
const time = v.pipe(v.string(), v.isoTimestamp());
const status = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(599));
const milliseconds = v.pipe(v.number(), v.minValue(0));
const method = matching(/^[A-Z]{3,10}$/);
const requestId = matching(/^[\w-]{8,64}$/);
const word = matching(/^[a-z][a-z-]{1,30}$/);

/** A line of the functions: no value but of a closed list or a shape that holds nobody's data. */
export const siteLine = v.strictObject({
	time,
	event: v.picklist([...endpoints.map(({ name }) => name), 'unmatched', 'page']),
	method,
	route: v.picklist([
		...endpoints.map(({ path }) => path),
		...Object.values(linkForms).map(({ page }) => page),
		'/careers/:id',
		'-',
	]),
	status,
	ms: milliseconds,
	requestId,
	codes: v.optional(v.array(v.picklist(errorCodes))),
	upstream: v.optional(v.array(v.union([status, word]))),
	/** Its name and where it was thrown, or a variable that is not set. */
	error: v.optional(matching(/^\w*Error(?: at [^@]+)*$|^[A-Z_]+ /)),
});

/** An entry of the sandbox: what was asked of a service, without a value of a query that could be somebody's. */
export const sandboxEntry = v.strictObject({
	number: v.pipe(v.number(), v.integer(), v.minValue(1)),
	at: time,
	service: word,
	method,
	path: v.pipe(v.string(), v.startsWith('/')),
	status,
	milliseconds,
	requestId: v.nullable(requestId),
	fault: v.optional(v.string()),
});

/** Shapes of what no line may hold, wherever it came from. */
const shapes: [string, RegExp][] = [
	['a mail address', /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/],
	['a phone number', /(?<![\w.])\+\d{7,15}\b/],
	['a sealed cookie', /eyJ[\w-]{10,}/],
	['a password of the tests', /\b[A-Z][a-z]+\d[A-Z][a-z]+\b/],
	['an address on the net', /\b(?:\d{1,3}\.){3}\d{1,3}\b/],
	['a header', /\b(?:Bearer|Set-Cookie|Authorization)\b/i],
	['a token', /(?<![\w-])(?=[\w-]*\d)(?=[\w-]*[A-Za-z])[\w-]{38,}(?![\w-])/],
];

/** What of a text must not be there: by its shape, or because it is one of those secrets. */
export function secretsIn(text: string, secrets: readonly string[]): string[] {
	const shaped = shapes.flatMap(([name, shape]) => (shape.test(text) ? [name] : []));
	return secrets.some((secret) => text.includes(secret)) ? [...shaped, 'a secret of the run'] : shaped;
}

/** What is wrong with a line of JSON; its text is not repeated where it may be a secret. */
export function findingsIn(line: string, schema: v.GenericSchema, secrets: readonly string[]): string[] {
	const hidden = secretsIn(line, secrets).map((what) => `holds ${what}`);
	try {
		const { issues } = v.safeParse(schema, JSON.parse(line));
		const fields = (issues ?? []).map((issue) => v.getDotPath(issue) ?? 'as a whole');
		return [...hidden, ...fields.map((field) => `has a value that is not of the closed list: ${field}`)];
	} catch {
		return [...hidden, 'is no JSON'];
	}
}
