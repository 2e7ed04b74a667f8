import { errorCodes } from '#contract/codes.ts';
import { cookies } from '#contract/cookies.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { type Kind, operationOf } from './openapi/operation.ts';
import { type JsonObject, named } from './openapi/schema.ts';

export type { JsonObject };

function pathsOf(endpoints: readonly Endpoint[], kind: Kind): JsonObject {
	const paths: Record<string, JsonObject> = {};
	for (const endpoint of endpoints) {
		const path = endpoint.path.replace(/:(\w+)/g, '{$1}');
		paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operationOf(endpoint, kind) };
	}
	return paths;
}

const schemas: JsonObject = {
	ErrorCode: { type: 'string', enum: [...errorCodes] },
	Failure: {
		type: 'object',
		properties: {
			messages: { type: 'array', items: named('ErrorCode'), minItems: 1 },
			fields: {
				type: 'object',
				description: 'By field the key of its message, with a number behind a bar where it has one.',
				additionalProperties: { type: 'string', pattern: '^(field|msg)\\.\\w+(\\|\\d+)?$' },
			},
			requestId: { type: 'string' },
		},
		required: ['messages', 'requestId'],
	},
};

const securitySchemes: Record<Kind, JsonObject> = {
	site: {
		session: { type: 'apiKey', in: 'cookie', name: cookies.session.name },
		challenge: { type: 'apiKey', in: 'cookie', name: cookies.challenge.name },
	},
	service: {
		session: { type: 'http', scheme: 'bearer' },
		challenge: { type: 'http', scheme: 'bearer' },
	},
};

interface Options {
	title: string;
	version: string;
	/** Whose calls they are: the site's by default. */
	kind?: Kind;
}

/** Calls of the contract as an OpenAPI 3.1 document. */
export function openapi(
	endpoints: readonly Endpoint[],
	{ title, version, kind = 'site' }: Options,
): JsonObject {
	return {
		openapi: '3.1.0',
		info: {
			title,
			version,
			description:
				'JSON in UTF-8. A success is {"status":true,"data":...} or {"redirect":"..."}; a failure names codes in `messages`. ' +
				'Unknown fields are dropped. Changes are additive.',
		},
		servers: [{ url: '/' }],
		paths: pathsOf(endpoints, kind),
		components: { schemas, securitySchemes: securitySchemes[kind] },
	};
}
