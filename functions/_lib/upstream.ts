import { setTimeout as wait } from 'node:timers/promises';
import { limits } from '#contract/limits.ts';
import { type Breaker, createBreaker } from './breaker.ts';
import { startDeadline } from './deadline.ts';
import { readCapped } from './read-capped.ts';

/** A call to a service. */
export interface UpstreamRequest {
	/** Which service, for its breaker. */
	service: string;
	method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
	url: string;
	headers: Record<string, string>;
	body?: string | FormData;
	/** Only the status counts: what the answer says is left unread. */
	ignoresBody?: true;
	/** The media type of a success that is no JSON, and how many bytes it may have. */
	file?: { type: string; most: number };
	/** Whether an answer tells of maintenance; by our own code for it where absent. */
	isMaintenance?: (body: unknown) => boolean;
	/** Ends the call early. */
	signal: AbortSignal;
	/** Milliseconds; `limits.timeout.upstream` where absent. */
	timeout?: number;
}

export type UpstreamFailure =
	| 'resting'
	| 'timeout'
	| 'unreachable'
	| 'redirected'
	| 'too-large'
	| 'not-json'
	| 'not-the-file';

/** What came back: JSON, or the bytes of the file that was asked for, with its status; or why there is none. */
export type UpstreamResult =
	| { ok: true; status: number; body: unknown; retryAfter: string | null }
	| { ok: false; failure: UpstreamFailure };

const breakers = new Map<string, Breaker>();

function breakerOf(service: string): Breaker {
	const breaker = breakers.get(service) ?? createBreaker(() => performance.now());
	breakers.set(service, breaker);
	return breaker;
}

const failed = (failure: UpstreamFailure): UpstreamResult => ({ ok: false, failure });

async function readStatus({ body, status, headers }: Response): Promise<UpstreamResult> {
	await body?.cancel();
	return { ok: true, status, body: null, retryAfter: headers.get('Retry-After') };
}

async function readJson(response: Response): Promise<UpstreamResult> {
	const bytes = await readCapped(response.body, limits.upstreamBody);
	if (!bytes) return failed('too-large');
	if (!response.headers.get('Content-Type')?.includes('json')) return failed('not-json');
	try {
		const body: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
		return { ok: true, status: response.status, body, retryAfter: response.headers.get('Retry-After') };
	} catch {
		return failed('not-json');
	}
}

async function readFile(
	response: Response,
	{ type, most }: { type: string; most: number },
): Promise<UpstreamResult> {
	const bytes = await readCapped(response.body, most);
	if (!bytes) return failed('too-large');
	if (response.headers.get('Content-Type') !== type) return failed('not-the-file');
	return { ok: true, status: response.status, body: bytes, retryAfter: null };
}

function readAnswer(response: Response, { file, ignoresBody }: UpstreamRequest): Promise<UpstreamResult> {
	if (ignoresBody) return readStatus(response);
	return file && response.ok ? readFile(response, file) : readJson(response);
}

async function send(request: UpstreamRequest, signal: AbortSignal): Promise<UpstreamResult> {
	const { method, url, headers, body = null } = request;
	try {
		const response = await fetch(url, { method, headers, body, redirect: 'manual', signal });
		if (response.status < 300 || response.status >= 400) return await readAnswer(response, request);
		await response.body?.cancel();
		return failed('redirected');
	} catch {
		return failed(signal.aborted ? 'timeout' : 'unreachable');
	}
}

async function sendInTime(request: UpstreamRequest): Promise<UpstreamResult> {
	const deadline = startDeadline(request.timeout ?? limits.timeout.upstream, request.signal);
	const result = await send(request, deadline.signal);
	deadline.clear();
	return result;
}

const namesMaintenance = (body: unknown) => JSON.stringify(body).includes('"API_MAINTENANCE"');

/** A service under maintenance answers in good order; any other 5xx counts against it, as does no JSON at all. */
function isBroken(result: UpstreamResult, { isMaintenance = namesMaintenance }: UpstreamRequest): boolean {
	return !result.ok || (result.status >= 500 && !isMaintenance(result.body));
}

async function attempt(request: UpstreamRequest, breaker: Breaker): Promise<UpstreamResult> {
	if (!breaker.admits()) return failed('resting');
	const result = await sendInTime(request);
	breaker.record(isBroken(result, request));
	return result;
}

const asksToWait = (result: UpstreamResult) => result.ok && result.retryAfter !== null;

/** Calls a service and reads its JSON. A GET that breaks is tried once more after 100 to 300 ms, nothing else ever. */
export async function callUpstream(request: UpstreamRequest): Promise<UpstreamResult> {
	const breaker = breakerOf(request.service);
	const first = await attempt(request, breaker);
	const mayRetry = request.method === 'GET' && isBroken(first, request) && !asksToWait(first);
	if (!mayRetry || request.signal.aborted || !breaker.takeRetry()) return first;
	await wait(100 + Math.random() * 200);
	const second = await attempt(request, breaker);
	return !second.ok && second.failure === 'resting' ? first : second;
}
