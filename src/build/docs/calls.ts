import type { Endpoint } from '#contract/endpoint.ts';
import { type JsonObject, openapi } from '../openapi.ts';
import { table } from './fill.ts';
import { fieldsOf, rulesText, schemaText } from './schema-text.ts';

const at = (part: JsonObject | undefined, ...keys: string[]) =>
	keys.reduce<JsonObject | undefined>((found, key) => found?.[key] as JsonObject | undefined, part);

/** A call with its part of the API description. */
interface Described {
	endpoint: Endpoint;
	operation: JsonObject;
}

function describe(endpoint: Endpoint): Described {
	const paths = openapi([endpoint], { title: '', version: '' }).paths as JsonObject;
	const operation = at(paths, endpoint.path.replace(/:(\w+)/g, '{$1}'), endpoint.method.toLowerCase());
	return { endpoint, operation: operation ?? {} };
}

type Field = readonly [name: string, place: string, schema: JsonObject, required: boolean];

function requestFields({ operation }: Described): Field[] {
	const parameters = (operation.parameters ?? []) as JsonObject[];
	const outside = parameters
		.filter((parameter) => parameter.in !== 'header')
		.map(
			({ name, in: place, schema, required }): Field => [
				String(name),
				String(place),
				schema as JsonObject,
				required === true,
			],
		);
	const content = at(operation, 'requestBody', 'content') ?? {};
	const body = Object.values(content).flatMap((media) => fieldsOf(at(media as JsonObject, 'schema') ?? {}));
	return [...outside, ...body.map(([name, schema, required]): Field => [name, 'body', schema, required])];
}

function requestText(described: Described): string {
	const fields = requestFields(described);
	if (fields.length === 0) return 'Takes nothing.';
	const rows = fields.map(([name, place, schema, required]) => [
		`\`${name}\`${required ? '' : ' (optional)'}`,
		place,
		`\`${schemaText(schema).replace(/\s+/g, ' ')}\``,
		rulesText(schema),
	]);
	return table(['field', 'in', 'type', 'rules'], rows);
}

function answerText({ endpoint, operation }: Described): string {
	const { produces, status = 200, redirects } = endpoint;
	if (endpoint.policy.csrf === 'state') return 'Answers 302 to a page, whatever happened.';
	if (produces) return `Answers ${status} with \`${produces}\`.`;
	const schema = at(operation, 'responses', String(status), 'content', 'application/json', 'schema') ?? {};
	const [plain] = redirects ? (schema.oneOf as JsonObject[]) : [schema];
	const data = schemaText(at(plain, 'properties', 'data') ?? {});
	const elsewhere = redirects === 'platform' ? 'an address at the platform' : 'a path';
	const or = redirects ? `, or \`redirect\`: ${elsewhere}` : '';
	if (!data.includes('\n')) return `Answers ${status} with \`data\`: \`${data}\`${or}.`;
	return `Answers ${status} with \`data\`${or}:\n\n\`\`\`ts\n${data}\n\`\`\``;
}

function refusalText({ endpoint }: Described): string {
	const { codes } = endpoint;
	return codes.length > 0 ? `Refuses with ${codes.map((code) => `\`${code}\``).join(', ')}.` : '';
}

/** What a reader of a call is told before its fields. */
export type Note = (endpoint: Endpoint) => string;

/** Calls of the contract in Markdown, one section each. */
export function callsText(endpoints: readonly Endpoint[], note: Note): string {
	const sections = endpoints.map((endpoint) => {
		const described = describe(endpoint);
		const parts = [
			`### ${endpoint.method} ${endpoint.path}`,
			`${endpoint.summary} ${note(endpoint)}`.trim(),
			requestText(described),
			answerText(described),
			refusalText(described),
		];
		return parts.filter(Boolean).join('\n\n');
	});
	return sections.join('\n\n');
}
