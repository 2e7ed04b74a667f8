import type { Endpoint } from '#contract/endpoint.ts';
import { responsesOf, serviceResponsesOf } from './responses.ts';
import { type JsonObject, json, schemaOf } from './schema.ts';

function parametersOf(endpoint: Endpoint, request: RequestShape, inPath: readonly string[]): JsonObject[] {
	const taken = Object.entries(request.properties).filter(
		([name]) => endpoint.method === 'GET' || inPath.includes(name),
	);
	const values = taken.map(([name, schema]) => {
		const place = inPath.includes(name) ? 'path' : 'query';
		return { name, in: place, required: place === 'path' || request.required.includes(name), schema };
	});
	const idempotency = {
		name: 'Idempotency-Key',
		in: 'header',
		required: false,
		description: 'The same key within 24 hours gives the same answer.',
		schema: { type: 'string' },
	};
	return endpoint.policy.creates ? [...values, idempotency] : values;
}

interface RequestShape {
	properties: Record<string, JsonObject>;
	required: string[];
}

function requestOf(endpoint: Endpoint): RequestShape {
	const { properties = {}, required = [] } = schemaOf(endpoint.request, 'input');
	return { properties: properties as Record<string, JsonObject>, required: required as string[] };
}

function bodyOf(
	endpoint: Endpoint,
	request: RequestShape,
	inPath: readonly string[],
): JsonObject | undefined {
	const entries = Object.entries(request.properties).filter(([name]) => !inPath.includes(name));
	if (endpoint.method !== 'POST' || entries.length === 0) return undefined;
	const required = request.required.filter((name) => !inPath.includes(name));
	const schema = { type: 'object', properties: Object.fromEntries(entries), required };
	return {
		required: true,
		content: endpoint.takes === 'form' ? { 'multipart/form-data': { schema } } : json(schema),
	};
}

const securityOf: Record<Endpoint['policy']['auth'], JsonObject[]> = {
	none: [],
	optional: [{}, { session: [] }],
	challenge: [{ challenge: [] }],
	required: [{ session: [] }],
	link: [],
};

/** Whose calls are described: the site's, which browsers make, or a service's, which functions make. */
export type Kind = 'site' | 'service';

/** One call: what it takes, what it answers, and its policy as it is declared. */
export function operationOf(endpoint: Endpoint, kind: Kind): JsonObject {
	const inPath = [...endpoint.path.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
	const request = requestOf(endpoint);
	const parameters = parametersOf(endpoint, request, inPath);
	const requestBody = bodyOf(endpoint, request, inPath);
	return {
		operationId: endpoint.name,
		summary: endpoint.summary,
		tags: [endpoint.name.split('.')[0] ?? endpoint.name],
		...(parameters.length > 0 && { parameters }),
		...(requestBody && { requestBody }),
		responses:
			kind === 'site' ? responsesOf(endpoint, Object.keys(request.properties)) : serviceResponsesOf(endpoint),
		security: securityOf[endpoint.policy.auth],
		...(kind === 'site' && { 'x-policy': JSON.parse(JSON.stringify(endpoint.policy)) as JsonObject }),
	};
}
