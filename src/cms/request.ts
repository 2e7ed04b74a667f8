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

async function tryOnce(url: string): Promise<unknown> {
	const timeout = Math.min(requestTimeout, budget.left);
	const response = await fetch(url, {
		headers: { Accept: 'application/json' },
		signal: AbortSignal.timeout(Math.ceil(timeout)),
	});
	if (!response.ok) {
		const again = response.status >= 500 || response.status === 429;
		const seconds = Number(response.headers.get('Retry-After')) || 0;
		throw new Refusal(`answered ${response.status}`, again, seconds * 1000);
	}
	const text = await response.text();
	try {
		return JSON.parse(text);
	} catch {
		throw new Refusal(
			text.trimStart().startsWith('<') ? 'answered HTML instead of JSON' : 'answered malformed JSON',
			true,
		);
	}
}

async function tryRepeatedly(url: string): Promise<unknown> {
	for (let attempt = 1; ; attempt++) {
		try {
			return await tryOnce(url);
		} catch (error) {
			const refusal = error instanceof Refusal ? error : new Refusal(reasonOf(error), true);
			const backoff = Math.min(longestBackoff, firstBackoff * 2 ** attempt) * Math.random();
			const wait = Math.max(backoff, refusal.retryAfter);
			if (!refusal.again || attempt === tries || wait >= budget.left) throw refusal;
			await pause(wait);
		}
	}
}

/**
 * Reads JSON from the CMS: at most 8 requests at once, 10 s each, three tries with full jitter or as Retry-After says,
 * 50 s of waiting in all for a build. Throws CmsError naming the collection and the address.
 */
export async function requestJson(collection: string, url: string): Promise<unknown> {
	try {
		return await inTurn(() => budget.spend(() => tryRepeatedly(url)));
	} catch (error) {
		throw new CmsError(collection, url, reasonOf(error));
	}
}
