import { setTimeout as pause } from 'node:timers/promises';
import { gate } from '#lib/gate.ts';
import { WaitBudget } from './budget.ts';
import { CmsError } from './error.ts';

const requestTimeout = 10_000;
const tries = 3;
const firstBackoff = 250;
const longestBackoff = 4000;

const inTurn = gate(8);
const budget = new WaitBudget(process.env.NODE_ENV === 'production' ? 50_000 : Number.POSITIVE_INFINITY);

/** A try that failed; `again` is false where another one cannot help. */
class Refusal extends Error {
	readonly again: boolean;
	/** Milliseconds. */
	readonly retryAfter: number;

	constructor(message: string, again: boolean, retryAfter = 0) {
		super(message);
		this.again = again;
		this.retryAfter = retryAfter;
	}
}

function reasonOf(error: unknown): string {
	if (!(error instanceof Error)) return String(error);
	if (error.name === 'TimeoutError') return 'did not answer in time';
	const { cause } = error;
	return cause instanceof Error ? cause.message : error.message;
}

type Parse<T> = (text: string) => T;

async function tryOnce<T>(url: string, parse: Parse<T>): Promise<T> {
	const timeout = Math.min(requestTimeout, budget.left);
	const response = await fetch(url, { signal: AbortSignal.timeout(Math.ceil(timeout)) });
	if (!response.ok) {
		const again = response.status >= 500 || response.status === 429;
		const seconds = Number(response.headers.get('Retry-After')) || 0;
		throw new Refusal(`answered ${response.status}`, again, seconds * 1000);
	}
	return parse(await response.text());
}

async function tryRepeatedly<T>(url: string, parse: Parse<T>): Promise<T> {
	for (let attempt = 1; ; attempt++) {
		try {
			return await tryOnce(url, parse);
		} catch (error) {
			const refusal = error instanceof Refusal ? error : new Refusal(reasonOf(error), true);
			const backoff = Math.min(longestBackoff, firstBackoff * 2 ** attempt) * Math.random();
			const wait = Math.max(backoff, refusal.retryAfter);
			if (!refusal.again || attempt === tries || wait >= budget.left) throw refusal;
			await pause(wait);
		}
	}
}

async function request<T>(collection: string, url: string, parse: Parse<T>): Promise<T> {
	try {
		return await inTurn(() => budget.spend(() => tryRepeatedly(url, parse)));
	} catch (error) {
		throw new CmsError(collection, url, reasonOf(error));
	}
}

function parseJson(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		const problem = text.trimStart().startsWith('<') ? 'HTML instead of JSON' : 'malformed JSON';
		throw new Refusal(`answered ${problem}`, true);
	}
}

/**
 * Reads JSON from the CMS: at most 8 requests at once, 10 s each, three tries with full jitter or as Retry-After says,
 * 50 s of waiting in all for a build. Throws CmsError naming the collection and the address.
 */
export function requestJson(collection: string, url: string): Promise<unknown> {
	return request(collection, url, parseJson);
}

/** Reads a text file of the CMS in the same way. */
export function requestText(collection: string, url: string): Promise<string> {
	return request(collection, url, (text) => text);
}
