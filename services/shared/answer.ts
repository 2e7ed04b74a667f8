import type { ErrorCode } from '#contract/codes.ts';
import type { FieldErrors } from '#contract/parse.ts';
import type { Grant } from '#contract/upstream.ts';

export interface Success {
	ok: true;
	body: { status?: true; data?: unknown; redirect?: string; session?: Grant; challenge?: Grant };
	/** Sent in the body's place. */
	file?: { bytes: Uint8Array<ArrayBuffer>; type: string };
}

export interface AccountRefusal {
	ok: false;
	status: 400 | 401 | 403 | 404 | 405 | 413 | 415 | 422 | 429 | 503;
	messages: readonly ErrorCode[];
	fields?: FieldErrors;
	/** Seconds. */
	retryAfter?: number;
	allow?: string;
}

/** What a call is answered with; an expected failure is a value, not a throw. */
export type AccountResult = Success | AccountRefusal;

export function succeed(data: unknown = null, grant: { session?: Grant; challenge?: Grant } = {}): Success {
	return { ok: true, body: { status: true, data, ...grant } };
}

/** Answers with a file instead of JSON. */
export function succeedWith(bytes: Uint8Array<ArrayBuffer>, type: string): Success {
	return { ok: true, body: { status: true }, file: { bytes, type } };
}

export function redirect(path: string, more: { data?: unknown; challenge?: Grant } = {}): Success {
	return { ok: true, body: { redirect: path, ...more } };
}

export function refuse(
	code: ErrorCode,
	more: Partial<Omit<AccountRefusal, 'ok' | 'messages'>> = {},
): AccountRefusal {
	return { ok: false, status: 422, messages: [code], ...more };
}

/** Too often: says after how many seconds it is worth trying again. */
export function refuseUntil(retryAfter: number): AccountRefusal {
	return refuse('TOO_MANY_REQUESTS', { status: 429, retryAfter });
}
