import { setTimeout as wait } from 'node:timers/promises';
import { limits } from '#contract/limits.ts';
import { startDeadline } from '../http/deadline.ts';
import { type Failure, fail } from '../http/result.ts';
import { type Breaker, createBreaker } from './breaker.ts';
import { type HttpRequest, type HttpResponse, sendRequest } from './http-client.ts';

/** A call to a service. */
export interface UpstreamRequest extends HttpRequest {
	/** Which service, for its breaker. */
	service: string;
	/** Only the status counts: what the answer says is left unread. */
	ignoresBody?: true;
	/** Bytes of JSON that are read at most; `limits.upstreamBody` where absent. */
	most?: number;
	/** Whether 404 and 410 only say that something is not there: their bodies are left unread, then. */
	mayBeMissing?: true;
	/** The media type of a success that is no JSON, and how many bytes it may have. */
	file?: { type: string; most: number };
	/** Whether an answer means maintenance; by our own code for it where absent. */
	isMaintenance?: (body: unknown) => boolean;
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

async function readJson(answer: HttpResponse, most: number): Promise<UpstreamResult> {
	const bytes = await answer.read(most);
	if (!bytes) return failed('too-large');
	if (!answer.type.includes('json')) return failed('not-json');
	try {
		const body: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
		return { ok: true, status: answer.status, body, retryAfter: answer.retryAfter };
	} catch {
		return failed('not-json');
	}
}

async function readFile(
	answer: HttpResponse,
	{ type, most }: { type: string; most: number },
): Promise<UpstreamResult> {
	const bytes = await answer.read(most);
	if (!bytes) return failed('too-large');
	if (answer.type !== type) return failed('not-the-file');
	return { ok: true, status: answer.status, body: bytes, retryAfter: null };
}

function readAnswer(answer: HttpResponse, request: UpstreamRequest): Promise<UpstreamResult> {
	const { status, retryAfter } = answer;
	const { file, most = limits.upstreamBody } = request;
	const isRedirect = status >= 300 && status < 400;
	const isMissing = request.mayBeMissing && (status === 404 || status === 410);
	const isBodiless = request.ignoresBody || isMissing;
	if (isRedirect || isBodiless) answer.discard();
	if (isRedirect) return Promise.resolve(failed('redirected'));
	if (isBodiless) return Promise.resolve({ ok: true, status, body: null, retryAfter });
	return file && status < 300 ? readFile(answer, file) : readJson(answer, most);
}

async function send(request: UpstreamRequest, signal: AbortSignal): Promise<UpstreamResult> {
	try {
		return await readAnswer(await sendRequest({ ...request, signal }), request);
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

/**
 * Whether a result counts against the service: 5xx and anything but JSON do, maintenance and an answer that is larger than
 * we read do not.
 */
function isBroken(result: UpstreamResult, { isMaintenance = namesMaintenance }: UpstreamRequest): boolean {
	if (!result.ok) return result.failure !== 'too-large';
	return result.status >= 500 && !isMaintenance(result.body);
}

async function attempt(request: UpstreamRequest, breaker: Breaker): Promise<UpstreamResult> {
	// The caller has its answer already: nothing may be written any more, and the service did not fail.
	if (request.signal.aborted) return failed('timeout');
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

/** What is said of a call that brought nothing back from a service. */
export function unavailable(failure: UpstreamFailure): Failure {
	const headers = failure === 'resting' ? { 'Retry-After': '10' } : {};
	return fail(failure === 'timeout' ? 504 : 503, 'SERVICE_TEMPORARILY_UNAVAILABLE', { headers });
}
