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

/** A success that is no JSON of ours: what its endpoint `produces`, such as a feed or a file to keep. */
export interface FileResult extends Extras {
	kind: 'produced';
	body: string | Uint8Array<ArrayBuffer>;
}

/** Leads a browser that navigated here on to a path of ours; its headers say where, and a cookie hands the codes to the next page. */
export interface Navigation extends Extras {
	kind: 'navigate';
	codes: readonly ErrorCode[];
}

/** What a handler decides; serve() turns it into a response. */
export type Result<Data = unknown> = Ok<Data> | Redirect<Data> | Failure | FileResult | Navigation;

/** Answers `{status:true,data}`. */
export function ok<Data>(data: Data, extras: Extras = {}): Ok<Data> {
	return { kind: 'ok', data, ...extras };
}

/** Answers `{redirect}`, with data where the next page needs some. */
export function redirect<Data>(to: string, extras: Extras & { data?: Data } = {}): Redirect<Data> {
	return { kind: 'redirect', to, ...extras };
}

/** Answers with a body of the media type that the endpoint produces. */
export function file(body: FileResult['body'], extras: Extras = {}): FileResult {
	return { kind: 'produced', body, ...extras };
}

/** Answers `{messages}` with a status. */
export function fail(
	status: number,
	codes: ErrorCode | readonly ErrorCode[],
	extras: Extras & { fields?: FieldErrors | undefined } = {},
): Failure {
	return { kind: 'failed', status, codes: typeof codes === 'string' ? [codes] : codes, ...extras };
}
