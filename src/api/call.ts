import * as v from 'valibot';
import type { ErrorCode } from '#contract/codes.ts';
import type { Endpoint, EndpointData, EndpointInput } from '#contract/endpoint.ts';
import { fillPath } from '#lib/url/fill-path.ts';
import { requestStarted } from './activity.ts';
import { apiUrl } from './post.ts';
import { notifyResponse, type ObservedResponse } from './response-observer.ts';
import type { CallResult } from './result.ts';

interface CallOptions {
	/** One key per attempt at a form, so that sending it again after a timeout makes nothing twice. */
	key?: string;
	signal?: AbortSignal;
	/** Leaves the page's loading state and its toasts alone: checks, revalidation, suggestions, uploads. */
	quiet?: boolean;
	/** The codes of refusals that the caller handles, which get no toast; `any` for all failures. */
	handles?: readonly ErrorCode[] | 'any';
	/** Goes out even where the page is left at once; for small bodies only. */
	keepalive?: boolean;
	/** Milliseconds; functions answer within 10 s. */
	timeout?: number;
}

interface Values {
	[name: string]: unknown;
}

/** What the window has an event for, with what keeps a player from going on. */
const refusals = [
	['NEEDS_LOGIN_REFRESH', 'session-refused'],
	['TERMS_NOT_LATEST', 'terms-refused'],
] as const;

/** Calls one endpoint of the contract; never throws. Where the session is over or the terms have changed, the window has an event. */
export async function call<E extends Endpoint>(
	endpoint: E,
	input: EndpointInput<E>,
	options: CallOptions = {},
): Promise<CallResult<EndpointData<E>>> {
	const settled = options.quiet ? undefined : requestStarted();
	const result = await send(endpoint, input, options);
	const answer = toAnswer(result, options);
	settled?.(answer.isShown);
	notifyResponse(answer);
	for (const [code, event] of refusals)
		if (!options.quiet && answer.codes.includes(code)) dispatchEvent(new Event(event));
	return result;
}

/** Has the shell show why a call failed whose caller handles `any` failure and has no place for this one; nothing otherwise. */
export function showFailure(result: CallResult<unknown> | { kind: 'cancelled' }): void {
	if (result.kind !== 'cancelled') notifyResponse(toAnswer(result, {}));
}

async function send<E extends Endpoint>(
	endpoint: E,
	input: EndpointInput<E>,
	options: CallOptions,
): Promise<CallResult<EndpointData<E>>> {
	try {
		const response = await fetch(...toRequest(endpoint, input, options));
		return await toResult(endpoint, response);
	} catch (error) {
		return { kind: error instanceof TypeError ? 'offline' : 'unexpected' };
	}
}

function toAnswer(
	result: CallResult<unknown>,
	{ quiet, signal, handles = [] }: CallOptions,
): ObservedResponse {
	const { kind } = result;
	const codes = kind === 'failed' ? result.codes : [];
	const known: readonly string[] | 'any' = handles;
	const isDealtWith = known === 'any' || (codes.length > 0 && codes.every((code) => known.includes(code)));
	const isFailure = kind !== 'ok' && kind !== 'redirect';
	const retryAfter = kind === 'failed' ? result.retryAfter : undefined;
	return { kind, codes, retryAfter, isShown: isFailure && !quiet && !signal?.aborted && !isDealtWith };
}

function toRequest(endpoint: Endpoint, input: Values, options: CallOptions): [string, RequestInit] {
	const { path, rest } = fillPath(endpoint.path, input);
	const isRead = endpoint.method === 'GET';
	const headers: Record<string, string> = { Accept: 'application/json', 'X-Requested-With': 'fetch' };
	// What needs no values has no body.
	const isJson = !isRead && endpoint.takes !== 'form' && Object.keys(rest).length > 0;
	const isForm = endpoint.takes === 'form';
	if (isJson) headers['Content-Type'] = 'application/json';
	if (endpoint.policy.creates) headers['Idempotency-Key'] = options.key ?? crypto.randomUUID();
	const timeout = AbortSignal.timeout(options.timeout ?? 15_000);
	return [
		apiUrl(isRead ? path + toQuery(rest) : path),
		{
			method: endpoint.method,
			credentials: 'include',
			keepalive: options.keepalive ?? false,
			headers,
			signal: options.signal ? AbortSignal.any([options.signal, timeout]) : timeout,
			...(isJson && { body: JSON.stringify(rest) }),
			...(isForm && { body: toForm(rest) }),
		},
	];
}

// The browser names the boundary in the header of its own.
function toForm(values: Values): FormData {
	const form = new FormData();
	for (const [name, value] of Object.entries(values))
		if (value !== undefined) form.append(name, String(value));
	return form;
}

function toQuery(values: Values): string {
	const query = new URLSearchParams();
	for (const [name, value] of Object.entries(values))
		for (const part of [value].flat()) if (part !== undefined) query.append(name, String(part));
	return query.size > 0 ? `?${query}` : '';
}

const success = v.object({ redirect: v.optional(v.string()), data: v.optional(v.unknown()) });

async function toResult<E extends Endpoint>(
	endpoint: E,
	response: Response,
): Promise<CallResult<EndpointData<E>>> {
	if (endpoint.produces && response.ok)
		return { kind: 'ok', data: (await response.blob()) as EndpointData<E> };
	const body: unknown = await response.json().catch(() => undefined);
	if (!v.is(v.looseObject({}), body)) return { kind: 'unexpected' };
	if (!response.ok) return toFailure(response, body);
	const answer = v.safeParse(success, body);
	if (!answer.success) return { kind: 'unexpected' };
	const data = v.safeParse(endpoint.data, answer.output.data ?? null);
	const to = answer.output.redirect;
	if (to) return { kind: 'redirect', to, data: data.success ? (data.output as EndpointData<E>) : undefined };
	return data.success ? { kind: 'ok', data: data.output as EndpointData<E> } : { kind: 'unexpected' };
}

const codes = v.fallback(v.array(v.string()), []);
const fields = v.fallback(v.record(v.string(), v.string()), {});
const requestId = v.fallback(v.pipe(v.string(), v.regex(/^[\w-]{8,64}$/)), '');

function toFailure(response: Response, body: Values): CallResult<never> {
	const wait = response.headers.get('Retry-After');
	const id = v.parse(requestId, body.requestId);
	return {
		kind: 'failed',
		status: response.status,
		codes: v.parse(codes, body.messages),
		fields: v.parse(fields, body.fields),
		...(wait && /^\d+$/.test(wait) ? { retryAfter: Number(wait) } : {}),
		...(id && { requestId: id }),
	};
}
