import * as v from 'valibot';
import { type ErrorCode, isErrorCode } from '#contract/codes.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import type { FieldErrors } from '#contract/parse.ts';
import { upstreamFailure } from '#contract/upstream.ts';
import { type Failure, fail } from '../http/result.ts';
import { clearChallengeCookie, clearSessionCookies } from '../session/session.ts';

interface Refusal {
	status: number;
	body: unknown;
	retryAfter: string | null;
}

/** What is said of a call that failed for a reason that we have no word for. */
export function genericCode(endpoint: Endpoint): ErrorCode {
	return endpoint.codes.find((code) => /^ACCOUNT_\w+_ERROR$/.test(code)) ?? 'INTERNAL_SERVER_ERROR';
}

/** Only fields of the request and keys of our texts, so that no text of the service leaks. */
function knownFields({ request }: Endpoint, fields: FieldErrors | undefined): FieldErrors | undefined {
	const names = Object.keys(request.entries ?? {});
	const entries = Object.entries(fields ?? {}).filter(
		([name, key]) => names.includes(name) && /^(?:field|msg)\.\w+(?:\|\d+)?$/.test(key),
	);
	return entries.length > 0 ? Object.fromEntries(entries) : undefined;
}

function cookiesAfter(codes: readonly ErrorCode[]): readonly string[] {
	if (codes.includes('NEEDS_LOGIN_REFRESH')) return clearSessionCookies;
	return codes.includes('NO_PENDING_MFA_VERIFICATION') ? clearChallengeCookie : [];
}

function waitHeader(retryAfter: string | null): Record<string, string> {
	return retryAfter && /^\d{1,6}$/.test(retryAfter) ? { 'Retry-After': retryAfter } : {};
}

/** Passes on the known codes of a refusal; the service's own trouble becomes one code. */
export function readRefusal(endpoint: Endpoint, { status, body, retryAfter }: Refusal): Failure {
	const parsed = v.safeParse(upstreamFailure, body);
	const codes = parsed.success ? parsed.output.messages.filter(isErrorCode) : [];
	const headers = waitHeader(retryAfter);
	if (codes.includes('API_MAINTENANCE')) return fail(503, 'API_MAINTENANCE', { headers });
	if (status >= 500) return fail(503, 'SERVICE_TEMPORARILY_UNAVAILABLE', { headers });
	if (codes.length === 0) return fail(502, genericCode(endpoint));
	const fields = knownFields(endpoint, parsed.success ? parsed.output.fields : undefined);
	return fail(status, codes, { fields, headers, cookies: cookiesAfter(codes) });
}
