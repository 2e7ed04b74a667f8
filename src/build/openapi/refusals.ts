import type { ErrorCode } from '#contract/codes.ts';
import type { Endpoint } from '#contract/endpoint.ts';

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
		// A read is refused when a name that it does not know is given twice.
		{ status: '400', code: 'INVALID_PARAMETERS', when: given || isParsed || !isPost },
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

/** What a call may be refused with, by status. */
export function refusalsOf(endpoint: Endpoint, fields: readonly string[]): Map<string, ErrorCode[]> {
	const own = endpoint.codes.map((code): Refusal => ({ status: statusOf[code] ?? '422', code, when: true }));
	const all = [...inputRefusals(endpoint, fields), ...policyRefusals(endpoint.policy), ...own, ...always];
	const byStatus = new Map<string, ErrorCode[]>();
	for (const { status, code } of all.filter(({ when }) => when))
		byStatus.set(status, [...new Set([...(byStatus.get(status) ?? []), code])]);
	return byStatus;
}
