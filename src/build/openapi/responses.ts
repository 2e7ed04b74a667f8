import type { ErrorCode } from '#contract/codes.ts';
import { cookies } from '#contract/cookies.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { convertSchema, type JsonObject, jsonContent, schemaRef } from './schema.ts';

const statusByCode: Partial<Record<ErrorCode, string>> = {
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

interface PossibleFailure {
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

function inputFailures({ method, policy }: Endpoint, fields: readonly string[]): PossibleFailure[] {
	const isPost = method === 'POST';
	// A signed body is compared with its signature and not parsed.
	const isParsed = isPost && policy.csrf !== 'signature';
	const codes = fields.flatMap((field) => fieldCodes[field] ?? []);
	const given = fields.length > 0;
	return [
		// A read is refused when a name that it does not know is given twice.
		{ status: '400', code: 'INVALID_PARAMETERS', when: given || isParsed || !isPost },
		{ status: '400', code: 'MISSING_POST_BODY', when: given && isPost },
		...codes.map((code): PossibleFailure => ({ status: '400', code, when: true })),
		{ status: '400', code: 'PASSWORD_TOO_COMMON', when: codes.includes('INVALID_PASSWORD') },
		{ status: '413', code: 'REQUEST_EXCEEDS_LIMIT', when: isPost },
		{ status: '415', code: 'UNSUPPORTED_MEDIA_TYPE', when: isParsed },
	];
}

function policyFailures({ auth, csrf, botCheck }: Endpoint['policy']): PossibleFailure[] {
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

const always: PossibleFailure[] = [
	{ status: '405', code: 'METHOD_NOT_ALLOWED', when: true },
	{ status: '429', code: 'TOO_MANY_REQUESTS', when: true },
	{ status: '500', code: 'INTERNAL_SERVER_ERROR', when: true },
	{ status: '502', code: 'INTERNAL_SERVER_ERROR', when: true },
	{ status: '503', code: 'SERVICE_TEMPORARILY_UNAVAILABLE', when: true },
	{ status: '504', code: 'SERVICE_TEMPORARILY_UNAVAILABLE', when: true },
];

/** What a call may be refused with, by status. */
function failureCodes(endpoint: Endpoint, fields: readonly string[]): Map<string, ErrorCode[]> {
	const own = endpoint.codes.map(
		(code): PossibleFailure => ({ status: statusByCode[code] ?? '422', code, when: true }),
	);
	const all = [...inputFailures(endpoint, fields), ...policyFailures(endpoint.policy), ...own, ...always];
	const byStatus = new Map<string, ErrorCode[]>();
	for (const { status, code } of all.filter(({ when }) => when))
		byStatus.set(status, [...new Set([...(byStatus.get(status) ?? []), code])]);
	return byStatus;
}

const statusMeanings: Record<string, string> = {
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
		description: `${statusMeanings[status] ?? 'Refused.'} Codes: ${codes.join(', ')}.`,
		content: jsonContent(schemaRef('Failure')),
		'x-codes': [...codes],
	};
}

function success(endpoint: Endpoint): JsonObject {
	if (endpoint.produces)
		return { description: 'Done.', content: { [endpoint.produces]: { schema: { type: 'string' } } } };
	const data = convertSchema(endpoint.data, 'output');
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
		content: jsonContent(endpoint.redirects ? { oneOf: [plain, elsewhere] } : plain),
	};
}

/** A browser that navigated is led on whatever happened; its next page shows why something failed. */
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

/** What a service answers a function with: a failure may have any status, as its codes say all. */
export function serviceResponses(endpoint: Endpoint): JsonObject {
	const { codes } = endpoint;
	const names = codes.length > 0 ? `Codes: ${codes.join(', ')}.` : 'With a code.';
	return {
		200: success(endpoint),
		default: {
			description: `Refused. ${names}`,
			content: jsonContent(schemaRef('Failure')),
			'x-codes': [...codes],
		},
	};
}

/** Every answer of a call of the site, by status. */
export function siteResponses(endpoint: Endpoint, fields: readonly string[]): JsonObject {
	if (endpoint.policy.csrf === 'state') return navigation(endpoint);
	const failures = [...failureCodes(endpoint, fields)].sort(([a], [b]) => a.localeCompare(b));
	return {
		[endpoint.status ?? 200]: success(endpoint),
		...Object.fromEntries(failures.map(([status, codes]) => [status, failure(status, codes)])),
	};
}
