import { type ConversionConfig, toJsonSchema } from '@valibot/to-json-schema';
import type * as v from 'valibot';
import { type ErrorCode, errorCodes } from '#contract/codes.ts';
import { cookies } from '#contract/cookies.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { limits } from '#contract/limits.ts';

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
/** A part of the document. */
export type JsonObject = { [key: string]: Json };

/** What the message of a check says of its field in words of JSON Schema, whose lengths count code points too. */
function constraintOf(message: unknown): JsonObject | undefined {
	if (typeof message !== 'string') return undefined;
	const bound = /^field\.(min|max)\|(\d+)$/.exec(message);
	if (bound) return { [bound[1] === 'min' ? 'minLength' : 'maxLength']: Number(bound[2]) };
	if (message === 'field.email') return { format: 'email', maxLength: limits.email.max };
	if (message !== 'field.password') return undefined;
	return { minLength: limits.password.min, description: 'With one uppercase, one lowercase and one digit.' };
}

const overrideAction: NonNullable<ConversionConfig['overrideAction']> = ({ valibotAction, jsonSchema }) => {
	const action = valibotAction as { type: string; message?: unknown; requirement?: unknown };
	if (action.type === 'check') return { ...jsonSchema, ...constraintOf(action.message) };
	// A pattern has no flags in JSON Schema.
	if (!(action.requirement instanceof RegExp) || !action.requirement.flags.includes('i')) return undefined;
	return { ...jsonSchema, pattern: action.requirement.source.replaceAll('a-z', 'A-Za-z') };
};

function schemaOf(schema: v.GenericSchema, typeMode: 'input' | 'output'): JsonObject {
	const options = { target: 'draft-2020-12', errorMode: 'ignore', typeMode, overrideAction } as const;
	const { $schema: _, ...converted } = toJsonSchema(schema, options);
	return JSON.parse(JSON.stringify(converted)) as JsonObject;
}

const json = (schema: JsonObject): JsonObject => ({ 'application/json': { schema } });
const named = (name: string): JsonObject => ({ $ref: `#/components/schemas/${name}` });

const statusOf: Partial<Record<ErrorCode, string>> = {
	ACCOUNT_LINK_ERROR: '502',
	ACCOUNT_UNLINK_ERROR: '502',
	API_MAINTENANCE: '503',
	INVALID_SIGNATURE: '401',
	NEEDS_LOGIN_REFRESH: '401',
	NOT_FOUND: '404',
	REQUEST_EXCEEDS_LIMIT: '413',
	SAVE_NOT_FOUND: '404',
	TOO_MANY_REQUESTS: '429',
	UNSUPPORTED_MEDIA_TYPE: '415',
	UNSUPPORTED_PLATFORM: '400',
};

interface Refusal {
	status: string;
	code: ErrorCode;
	/** Whether the call can be refused so. */
	when: boolean;
}

const fieldCodes: Record<string, ErrorCode> = {
	email: 'INVALID_EMAIL',
	password: 'INVALID_PASSWORD',
	newPassword: 'INVALID_PASSWORD',
	username: 'INVALID_USERNAME',
	phone: 'INVALID_PHONE_NUMBER',
};

function inputRefusals({ method, policy }: Endpoint, fields: readonly string[]): Refusal[] {
	const isPost = method === 'POST';
	// A signed body is compared with its signature and not parsed.
	const isParsed = isPost && policy.csrf !== 'signature';
	const codes = fields.flatMap((field) => fieldCodes[field] ?? []);
	const given = fields.length > 0;
	return [
		{ status: '400', code: 'INVALID_PARAMETERS', when: given || isParsed },
		{ status: '400', code: 'MISSING_POST_BODY', when: given && isPost },
		...codes.map((code): Refusal => ({ status: '400', code, when: true })),
		{ status: '400', code: 'PASSWORD_TOO_COMMON', when: codes.includes('INVALID_PASSWORD') },
		{ status: '413', code: 'REQUEST_EXCEEDS_LIMIT', when: isPost },
		{ status: '415', code: 'UNSUPPORTED_MEDIA_TYPE', when: isParsed },
	];
}

function policyRefusals({ auth, csrf, botCheck }: Endpoint['policy']): Refusal[] {
	return [
		{ status: '401', code: 'NEEDS_LOGIN_REFRESH', when: auth === 'required' },
		{ status: '401', code: 'INVALID_SIGNATURE', when: csrf === 'signature' },
		{ status: '403', code: 'INVALID_SIGNATURE', when: auth === 'link' },
		{ status: '403', code: 'FORBIDDEN_ORIGIN', when: csrf === 'same-origin' },
		{ status: '403', code: 'BOT_CHECK_FAILED', when: botCheck !== undefined },
		{ status: '422', code: 'NO_PENDING_MFA_VERIFICATION', when: auth === 'challenge' },
		{ status: '422', code: 'TERMS_NOT_LATEST', when: auth === 'required' },
	];
}

const always: Refusal[] = [
	{ status: '405', code: 'METHOD_NOT_ALLOWED', when: true },
	{ status: '429', code: 'TOO_MANY_REQUESTS', when: true },
	{ status: '500', code: 'INTERNAL_SERVER_ERROR', when: true },
	{ status: '502', code: 'INTERNAL_SERVER_ERROR', when: true },
	{ status: '503', code: 'SERVICE_TEMPORARILY_UNAVAILABLE', when: true },
	{ status: '504', code: 'SERVICE_TEMPORARILY_UNAVAILABLE', when: true },
];

function refusalsOf(endpoint: Endpoint, fields: readonly string[]): Map<string, ErrorCode[]> {
	const own = endpoint.codes.map((code): Refusal => ({ status: statusOf[code] ?? '422', code, when: true }));
	const all = [...inputRefusals(endpoint, fields), ...policyRefusals(endpoint.policy), ...own, ...always];
	const byStatus = new Map<string, ErrorCode[]>();
	for (const { status, code } of all.filter(({ when }) => when))
		byStatus.set(status, [...new Set([...(byStatus.get(status) ?? []), code])]);
	return byStatus;
}

const meanings: Record<string, string> = {
	'400': 'Something sent cannot be used; `fields` says what.',
	'401': 'Nobody is signed in, or the signature is wrong.',
	'403':
		'The call did not come from the site itself, the bot check failed, or the signed link does not hold.',
	'404': 'There is no such thing.',
	'405': 'The path takes another method, named in Allow.',
	'413': 'The body is too large.',
	'415': 'The body is not JSON.',
	'422': 'The service refused.',
	'429': 'Too often; Retry-After says when to come back, in seconds.',
	'500': 'A mistake of ours.',
	'502': 'A service answered what we cannot read.',
	'503': 'A service cannot answer at present.',
	'504': 'A service took too long.',
};

function failure(status: string, codes: readonly ErrorCode[]): JsonObject {
	return {
		description: `${meanings[status] ?? 'Refused.'} Codes: ${codes.join(', ')}.`,
		content: json(named('Failure')),
		'x-codes': [...codes],
	};
}

function success(endpoint: Endpoint): JsonObject {
	if (endpoint.produces)
		return { description: 'Done.', content: { [endpoint.produces]: { schema: { type: 'string' } } } };
	const data = schemaOf(endpoint.data, 'output');
	const plain = {
		type: 'object',
		properties: { status: { const: true }, data },
		required: ['status', 'data'],
	};
	const elsewhere = {
		type: 'object',
		properties: { redirect: { type: 'string' }, data },
		required: ['redirect'],
	};
	return {
		description: endpoint.redirects ? 'Done, or where to go instead.' : 'Done.',
		content: json(endpoint.redirects ? { oneOf: [plain, elsewhere] } : plain),
	};
}

/** A browser that navigated is led on whatever happened; its next page tells why something failed. */
function navigation({ codes }: Endpoint): JsonObject {
	const header = { schema: { type: 'string' } };
	return {
		302: {
			description: `Leads on to a page. Codes, in the cookie \`${cookies.flash.name}\`: ${codes.join(', ')}.`,
			headers: { Location: header, 'Set-Cookie': header },
			'x-codes': [...codes],
		},
		405: failure('405', ['METHOD_NOT_ALLOWED']),
	};
}

function responsesOf(endpoint: Endpoint, fields: readonly string[]): JsonObject {
	if (endpoint.policy.csrf === 'state') return navigation(endpoint);
	const refusals = [...refusalsOf(endpoint, fields)].sort(([a], [b]) => a.localeCompare(b));
	return {
		[endpoint.status ?? 200]: success(endpoint),
		...Object.fromEntries(refusals.map(([status, codes]) => [status, failure(status, codes)])),
	};
}

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

function operationOf(endpoint: Endpoint): JsonObject {
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
		responses: responsesOf(endpoint, Object.keys(request.properties)),
		security: securityOf[endpoint.policy.auth],
		'x-policy': JSON.parse(JSON.stringify(endpoint.policy)) as JsonObject,
	};
}

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
