import type { ErrorCode } from '#contract/codes.ts';
import type { FieldErrors } from '#contract/parse.ts';

interface Extras {
	headers?: Record<string, string>;
	/** Whole Set-Cookie values. */
	cookies?: readonly string[];
}

/** A success with its data. */
export interface Ok<Data> extends Extras {
	kind: 'ok';
	data: Data;
}

/** A success that sends the visitor on; `to` is a path of ours or an address that a handler has judged. */
export interface Redirect<Data> extends Extras {
	kind: 'redirect';
	to: string;
	data?: Data;
}

/** An expected failure. */
export interface Failure extends Extras {
	kind: 'failed';
	status: number;
	codes: readonly ErrorCode[];
	fields?: FieldErrors | undefined;
}

/** What a handler decides; serve() turns it into a response. */
export type Answer<Data = unknown> = Ok<Data> | Redirect<Data> | Failure;

/** Answers `{status:true,data}`. */
export function ok<Data>(data: Data, extras: Extras = {}): Ok<Data> {
	return { kind: 'ok', data, ...extras };
}

/** Answers `{redirect}`, with data where the next page needs some. */
export function redirect<Data>(to: string, extras: Extras & { data?: Data } = {}): Redirect<Data> {
	return { kind: 'redirect', to, ...extras };
}

/** Answers `{messages}` with a status. */
export function fail(
	status: number,
	codes: ErrorCode | readonly ErrorCode[],
	extras: Extras & { fields?: FieldErrors | undefined } = {},
): Failure {
	return { kind: 'failed', status, codes: typeof codes === 'string' ? [codes] : codes, ...extras };
}
