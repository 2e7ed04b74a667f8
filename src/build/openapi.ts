import { errorCodes } from '#contract/codes.ts';
import { cookies } from '#contract/cookies.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { operationOf } from './openapi/operation.ts';
import { type JsonObject, named } from './openapi/schema.ts';

export type { JsonObject };

function pathsOf(endpoints: readonly Endpoint[]): JsonObject {
	const paths: Record<string, JsonObject> = {};
	for (const endpoint of endpoints) {
		const path = endpoint.path.replace(/:(\w+)/g, '{$1}');
		paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operationOf(endpoint) };
	}
	return paths;
}

const components: JsonObject = {
	schemas: {
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
	},
	securitySchemes: {
		session: { type: 'apiKey', in: 'cookie', name: cookies.session.name },
		challenge: { type: 'apiKey', in: 'cookie', name: cookies.challenge.name },
	},
};

/** The contract as an OpenAPI 3.1 document. */
export function openapi(
	endpoints: readonly Endpoint[],
	info: { title: string; version: string },
): JsonObject {
	return {
		openapi: '3.1.0',
		info: {
			...info,
			description:
				'JSON in UTF-8. A success is {"status":true,"data":...} or {"redirect":"..."}; a failure names codes in `messages`. ' +
				'Unknown fields are dropped. Changes are additive.',
		},
		servers: [{ url: '/' }],
		paths: pathsOf(endpoints),
		components,
	};
}
