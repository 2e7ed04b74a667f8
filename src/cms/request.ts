import { setTimeout as pause } from 'node:timers/promises';
import { limitConcurrency } from '#lib/limit-concurrency.ts';
import { contentCache, WaitBudget } from './cache/content-cache.ts';
import { CmsError, MissingError } from './error.ts';
import { toReadable } from './source.ts';

const requestTimeout = 10_000;
/** What comes sooner, in milliseconds, costs a build none of its patience. */
const quick = 2000;
/**
 * What did not come in time or cannot be read may cost 10 s again; what is refused at once is asked for more often, so
 * that a CMS that refuses three requests in ten still gives a whole site (docs/decisions/006).
 */
const tries = { never: 1, costly: 3, cheap: 10 };
const firstBackoff = 250;
const longestBackoff = 4000;
/** A Retry-After beyond this is as good as a refusal, in milliseconds. */
const longestWait = 50_000;

const inTurn = limitConcurrency(8);
const unlimited = new WaitBudget(Number.POSITIVE_INFINITY);

/** A try that failed. */
class Refusal extends Error {
	/** How often it may be asked in all. */
	readonly tries: number;
	/** Milliseconds. */
	readonly retryAfter: number;
	/** Whether the CMS says that there is no such thing. */
	readonly isMissing: boolean;

	constructor(message: string, most: keyof typeof tries, { retryAfter = 0, isMissing = false } = {}) {
		super(message);
		this.isMissing = isMissing;
		this.tries = tries[most];
		this.retryAfter = retryAfter;
	}
}

function reasonOf(error: unknown): string {
	if (!(error instanceof Error)) return String(error);
	if (error.name === 'TimeoutError') return 'did not answer in time';
	const { cause } = error;
	return cause instanceof Error ? cause.message : error.message;
}

const isTimeout = (error: unknown) => error instanceof Error && error.name === 'TimeoutError';

function toRefusal(error: unknown): Refusal {
	return error instanceof Refusal
		? error
		: new Refusal(reasonOf(error), isTimeout(error) ? 'costly' : 'cheap');
}

/** Retry-After in milliseconds, given in seconds or as a date. */
function retryAfterOf(headers: Headers): number {
	const value = headers.get('Retry-After') ?? '';
	const wait = /^\d+$/.test(value) ? Number(value) * 1000 : Date.parse(value) - Date.now();
	return Math.max(0, wait || 0);
}

interface Request<T> {
	url: string;
	headers?: Record<string, string>;
	budget: WaitBudget;
	read(response: Response): Promise<T>;
}

async function tryOnce<T>({ url, headers = {}, budget, read }: Request<T>): Promise<T> {
	const start = performance.now();
	const timeout = Math.min(requestTimeout, budget.left);
	if (timeout === 0) throw new DOMException('No time is left.', 'TimeoutError');
	const response = await fetch(url, { headers, signal: AbortSignal.timeout(Math.ceil(timeout)) });
	if (response.ok || response.status === 304) {
		const answer = await read(response);
		if (performance.now() - start < quick) budget.answered();
		return answer;
	}
	await response.body?.cancel();
	const again = response.status >= 500 || response.status === 429;
	throw new Refusal(`answered ${response.status}`, again ? 'cheap' : 'never', {
		retryAfter: retryAfterOf(response.headers),
		isMissing: response.status === 404 || response.status === 410,
	});
}

async function tryRepeatedly<T>(request: Request<T>): Promise<T> {
	for (let attempt = 1; ; attempt++) {
		try {
			return await tryOnce(request);
		} catch (error) {
			const refusal = toRefusal(error);
			const backoff = Math.min(longestBackoff, firstBackoff * 2 ** attempt) * Math.random();
			const wait = Math.max(backoff, refusal.retryAfter);
			if (attempt >= refusal.tries || wait >= Math.min(longestWait, request.budget.left)) throw refusal;
			await pause(wait);
		}
	}
}

async function send<T>(collection: string, request: Request<T>): Promise<T> {
	try {
		return await inTurn(() => request.budget.spend(() => tryRepeatedly(request)));
	} catch (error) {
		const Kind = error instanceof Refusal && error.isMissing ? MissingError : CmsError;
		throw new Kind(collection, request.url, reasonOf(error));
	}
}

async function readJson(response: Response): Promise<unknown> {
	const text = await response.text();
	try {
		return JSON.parse(text);
	} catch {
		const problem = text.trimStart().startsWith('<') ? 'HTML instead of JSON' : 'malformed JSON';
		throw new Refusal(`answered ${problem}`, 'costly');
	}
}

/**
 * Reads JSON from the CMS: at most 8 requests at once, 10 s each, tried again with full jitter or as Retry-After says,
 * 50 s of waiting for slow answers and none in all for a build. Throws CmsError naming the collection and the address;
 * MissingError where the CMS says that there is nothing (404, 410).
 */
export function requestJson(
	collection: string,
	url: string,
	headers: Record<string, string> = {},
): Promise<unknown> {
	return send(collection, { url, headers, budget: contentCache()?.budget ?? unlimited, read: readJson });
}

/** Reads JSON of a service that the site can do without, with 20 s of such waiting in all for a build. */
export async function requestSpareJson(collection: string, url: string): Promise<unknown> {
	const budget = contentCache()?.spareBudget ?? unlimited;
	return toReadable(await send(collection, { url, budget, read: readJson }));
}

/** A file; without bytes where the one that the conditions speak of is still good. */
interface FileAnswer {
	headers: Headers;
	bytes?: Uint8Array<ArrayBuffer>;
}

/** Reads a file of the CMS in the same way, without a limit of waiting in all. */
export function requestFile(
	collection: string,
	url: string,
	conditions: Record<string, string> = {},
): Promise<FileAnswer> {
	const read = async (response: Response): Promise<FileAnswer> => {
		const { headers } = response;
		return response.status === 304
			? { headers }
			: { headers, bytes: new Uint8Array(await response.arrayBuffer()) };
	};
	return send(collection, { url, headers: conditions, budget: unlimited, read });
}
