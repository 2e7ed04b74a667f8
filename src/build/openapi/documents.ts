import { errorCodes } from '#contract/codes.ts';
import { cookies } from '#contract/cookies.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { claimEntitlements, finishPlatform, startPlatform, verify } from '#contract/endpoints/platforms.ts';
import { endpoints } from '#contract/endpoints.ts';
import { countVotes, submissions } from '#contract/upstream-submissions.ts';
import { serviceResponses, siteResponses } from './responses.ts';
import { convertSchema, type JsonObject, jsonContent, schemaRef } from './schema.ts';

/** Whose calls are described: the site's, which browsers make, or a service's, which functions make. */
export type ApiKind = 'site' | 'service';

/** Calls of browsers that functions ask of the account service in other words, or in one way for two. */
const proxiedDifferently = [
	'account.export.verified',
	'account.platform.login',
	'account.platform.connect',
	'account.platform.connect.get',
	'account.platform.disconnect.get',
	'account.platform.callback',
	'account.platform.entitlements',
];

/** Whether a call of the site is about accounts, which the account service answers. */
export const isAccountCall = ({ path }: Endpoint) =>
	/^\/api\/(?:account|friends|saves|wishlist)\//.test(path);

/** What the account service answers, as functions ask it. */
const accountCalls: readonly Endpoint[] = [
	...endpoints.filter((endpoint) => isAccountCall(endpoint) && !proxiedDifferently.includes(endpoint.name)),
	verify,
	startPlatform,
	finishPlatform,
	claimEntitlements,
];

/** Calls that are described together: those of the site, or those that functions ask of one service. */
export interface ApiDocument {
	path: string;
	title: string;
	endpoints: readonly Endpoint[];
	kind: ApiKind;
}

export const siteDocument = { path: 'docs/openapi.json', title: 'site', endpoints, kind: 'site' } as const;
export const accountDocument: ApiDocument = {
	path: 'docs/openapi-account-service.json',
	title: 'account service',
	endpoints: accountCalls,
	kind: 'service',
};
export const submissionsDocument: ApiDocument = {
	path: 'docs/openapi-submissions.json',
	title: 'what visitors send',
	endpoints: [...submissions, countVotes],
	kind: 'service',
};

function createParameters(
	endpoint: Endpoint,
	request: RequestShape,
	inPath: readonly string[],
): JsonObject[] {
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

function requestShape(endpoint: Endpoint): RequestShape {
	const { properties = {}, required = [] } = convertSchema(endpoint.request, 'input');
	return { properties: properties as Record<string, JsonObject>, required: required as string[] };
}

function createRequestBody(
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
		content: endpoint.takes === 'form' ? { 'multipart/form-data': { schema } } : jsonContent(schema),
	};
}

/** What a call may prove itself by; one of several is enough, and `nobody` needs none. */
type Proof = 'nobody' | 'session' | 'challenge' | 'passkey';

const proofsByAuth: Record<Endpoint['policy']['auth'], readonly Proof[]> = {
	none: [],
	optional: ['nobody', 'session'],
	challenge: ['challenge'],
	required: ['session'],
	link: [],
};

/** Calls that carry something else than their policy says: a sign-in has no session yet. */
const ownProofs: Partial<Record<string, readonly Proof[]>> = {
	'account.mfa.resend': ['session', 'challenge'],
	'account.login.passkey.options': ['nobody', 'passkey'],
	'account.login.passkey': ['passkey'],
};

/** What a call may prove itself by, the first that there is; nothing where nobody asks. */
export const proofsOf = ({ name, policy }: Endpoint): readonly Proof[] =>
	ownProofs[name] ?? proofsByAuth[policy.auth];

const securityOf = (endpoint: Endpoint): JsonObject[] =>
	proofsOf(endpoint).map((proof) => (proof === 'nobody' ? {} : { [proof]: [] }));

/** One call: what it takes, what it answers, and its policy as it is declared. */
function createOperation(endpoint: Endpoint, kind: ApiKind): JsonObject {
	const inPath = [...endpoint.path.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
	const request = requestShape(endpoint);
	const parameters = createParameters(endpoint, request, inPath);
	const requestBody = createRequestBody(endpoint, request, inPath);
	return {
		operationId: endpoint.name,
		summary: endpoint.summary,
		tags: [endpoint.name.split('.')[0] ?? endpoint.name],
		...(parameters.length > 0 && { parameters }),
		...(requestBody && { requestBody }),
		responses:
			kind === 'site' ? siteResponses(endpoint, Object.keys(request.properties)) : serviceResponses(endpoint),
		security: securityOf(endpoint),
		...(kind === 'site' && { 'x-policy': JSON.parse(JSON.stringify(endpoint.policy)) as JsonObject }),
	};
}

function createPaths(endpoints: readonly Endpoint[], kind: ApiKind): JsonObject {
	const paths: Record<string, JsonObject> = {};
	for (const endpoint of endpoints) {
		const path = endpoint.path.replace(/:(\w+)/g, '{$1}');
		paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: createOperation(endpoint, kind) };
	}
	return paths;
}

const schemas: JsonObject = {
	ErrorCode: { type: 'string', enum: [...errorCodes] },
	Failure: {
		type: 'object',
		properties: {
			messages: { type: 'array', items: schemaRef('ErrorCode'), minItems: 1 },
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

/** What each proof is: to a service the token itself, to the site a cookie that it is sealed in. */
export const proofTexts = {
	session: 'the token of the session',
	challenge: 'the token of the sign-in that waits for MFA',
	passkey: 'the token of the sign-in by passkey that this browser has begun',
} as const;

/** The proofs that some calls ask for, and how they travel. */
function securitySchemes(endpoints: readonly Endpoint[], kind: ApiKind): JsonObject {
	const used = new Set(endpoints.flatMap(proofsOf));
	const entries = Object.entries(proofTexts).filter(([name]) => used.has(name as Proof));
	return Object.fromEntries(
		entries.map(([name, text]) => {
			const cookie = cookies[name as keyof typeof proofTexts].name;
			const way =
				kind === 'site' ? { type: 'apiKey', in: 'cookie', name: cookie } : { type: 'http', scheme: 'bearer' };
			return [name, { ...way, description: `${text.replace('the', 'The')}.` }];
		}),
	);
}

interface Options {
	title: string;
	version: string;
	/** Whose calls they are: the site's by default. */
	kind?: ApiKind;
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
		paths: createPaths(endpoints, kind),
		components: { schemas, securitySchemes: securitySchemes(endpoints, kind) },
	};
}
