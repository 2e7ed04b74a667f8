import type { Endpoint } from '#contract/endpoint.ts';

/** What of a schema its samples are made from. */
export interface SchemaNode {
	type: string;
	entries?: Record<string, SchemaNode>;
	wrapped?: SchemaNode;
	item?: SchemaNode;
	options?: readonly (SchemaNode | string)[];
	literal?: unknown;
	key?: SchemaNode;
	value?: SchemaNode;
}

const sentence = 'A sentence that is long enough to be one.';

/** Texts that a name alone tells what they must look like. */
const texts: Record<string, string> = {
	email: 'sample@players.example',
	password: 'Thistle3Bridge',
	newPassword: 'Bramble4Gate',
	country: 'BE',
	phone: '+16135550143',
	code: '123456',
	message: sentence,
	description: sentence,
	coverLetter: sentence,
	links: 'https://sample.example',
	reference: 'A-23456789',
	group: 'a-group-of-this-test',
	type: 'application/pdf',
	limit: '10',
	start: '0',
	redirect: '/account',
};
const numbers: Record<string, number> = { day: 3, month: 2, year: 1990 };

function sampleOfNode(node: SchemaNode, name: string): unknown {
	switch (node.type) {
		case 'object':
			return sampleOfEntries(node);
		case 'string':
			return texts[name] ?? 'sample';
		case 'number':
			return numbers[name] ?? 1;
		case 'boolean':
			return true;
		case 'literal':
			return node.literal;
		case 'picklist':
			return node.options?.[0];
		case 'array':
			return [sampleOfNode(node.item as SchemaNode, name)];
		case 'record':
			return { sample: sampleOfNode(node.value as SchemaNode, name) };
		case 'union':
			return sampleOfNode(node.options?.at(-1) as SchemaNode, name);
		case 'optional':
		case 'nullable':
			return sampleOfNode(node.wrapped as SchemaNode, name);
		case 'unknown':
			return 'sample';
		default:
			throw new Error(`tests/abuse/samples.ts knows no ${node.type}: say there what ${name} may hold.`);
	}
}

function sampleOfEntries({ entries = {} }: SchemaNode): Record<string, unknown> {
	return Object.fromEntries(Object.entries(entries).map(([name, node]) => [name, sampleOfNode(node, name)]));
}

/** The fields of a call as their schemas. */
export function fieldsOf({ request }: Endpoint): Record<string, SchemaNode> {
	return (request.entries ?? {}) as unknown as Record<string, SchemaNode>;
}

/** A request that the contract takes, made from its schema, so that a new call has one by being declared. */
export function sampleOf(endpoint: Endpoint): Record<string, unknown> {
	return sampleOfEntries({ type: 'object', entries: fieldsOf(endpoint) });
}

/** Whether a field takes a text, also as one of several things or not at all. */
export function takesText({ type, wrapped, options = [] }: SchemaNode): boolean {
	if (wrapped) return takesText(wrapped);
	if (type !== 'union') return type === 'string';
	return options.some((option) => typeof option === 'object' && takesText(option));
}
