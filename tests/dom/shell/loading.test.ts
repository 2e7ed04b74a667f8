import fc from 'fast-check';
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { requestStarted } from '#api/activity.ts';
import { call } from '#api/call.ts';
import { endpoint } from '#contract/endpoint.ts';
import { $isLoading, $requests } from '#stores/root.store.ts';
import '#features/shell/loading.client.ts';

const { dataset } = document.documentElement;
const isWaiting = () => 'waiting' in dataset;
const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

beforeEach(() => {
	vi.useFakeTimers();
});
afterEach(async () => {
	await pass(20_000);
	vi.useRealTimers();
	vi.restoreAllMocks();
});

describe('the loading bar', () => {
	test('[LD-01] starts after 200 ms, ends at 100 and hides after 500 ms', async () => {
		const settled = requestStarted();
		await pass(199);
		expect(dataset.loading).toBeUndefined();
		await pass(1);
		expect(dataset.loading).toBe('busy');
		await pass(4000);
		expect(dataset.loading).toBe('busy');
		settled();
		expect(dataset.loading).toBe('done');
		await pass(499);
		expect(dataset.loading).toBe('done');
		await pass(1);
		expect(dataset.loading).toBeUndefined();
	});

	test('[LD-01] does not show for what takes less than 200 ms', async () => {
		const settled = requestStarted();
		await pass(199);
		settled();
		await pass(1000);
		expect(dataset.loading).toBeUndefined();
	});

	test('[LD-01] fails visibly, however short the request was', async () => {
		const settled = requestStarted();
		await pass(10);
		settled(true);
		expect(dataset.loading).toBe('failed');
		await pass(499);
		expect(dataset.loading).toBe('failed');
		await pass(1);
		expect(dataset.loading).toBeUndefined();
	});

	test('[LD-01] shows at the end of several requests whether one has failed, and forgets it at the next', async () => {
		const [first, second] = [requestStarted(), requestStarted()];
		await pass(300);
		first(true);
		expect(dataset.loading).toBe('busy');
		second();
		expect(dataset.loading).toBe('failed');
		const third = requestStarted();
		await pass(300);
		third();
		expect(dataset.loading).toBe('done');
	});

	test('[LD-01] starts again where a request follows while the last one is still shown as done', async () => {
		const first = requestStarted();
		await pass(300);
		first();
		await pass(400);
		const second = requestStarted();
		await pass(100);
		second();
		await pass(500);
		expect(dataset.loading).toBeUndefined();
	});
});

describe('the overlay', () => {
	test('[LY-03] appears once the loading flag has been set for 400 ms, and goes with it', async () => {
		const [first, second] = [requestStarted(), requestStarted()];
		await pass(399);
		expect(isWaiting()).toBe(false);
		first();
		await pass(1);
		expect(isWaiting()).toBe(true);
		second();
		expect(isWaiting()).toBe(false);
	});

	test('[LY-03] does not appear for two requests one after the other that take 300 ms each', async () => {
		for (const _ of [1, 2]) {
			const settled = requestStarted();
			await pass(300);
			settled();
		}
		await pass(200);
		expect(isWaiting()).toBe(false);
	});

	test('[LY-03] is gone after 10 s whatever is still under way', async () => {
		const settled = requestStarted();
		await pass(10_399);
		expect(isWaiting()).toBe(true);
		await pass(1);
		expect(isWaiting()).toBe(false);
		settled();
	});
});

describe('the loading flag', () => {
	test('[LD-02] is on while any of several requests is in flight', () => {
		const seen: boolean[] = [];
		const stop = $isLoading.subscribe((isLoading) => void seen.push(isLoading));
		const [first, second] = [requestStarted(), requestStarted()];
		first();
		first();
		expect($isLoading.get()).toBe(true);
		second(true);
		expect($isLoading.get()).toBe(false);
		expect(seen).toEqual([false, true, false]);
		stop();
	});
});

const tried = endpoint({
	name: 'try',
	method: 'POST',
	path: '/api/try',
	summary: '',
	request: v.object({}),
	data: v.null(),
	codes: [],
	policy: { auth: 'none', csrf: 'same-origin', cache: 0 },
});

const outcomes = ['ok', 'refused', 'html', 'cut off', 'network', 'timeout', 'silence'] as const;
interface Attempt {
	outcome: (typeof outcomes)[number];
	/** Milliseconds from the beginning, and from then on. */
	start: number;
	takes: number;
	abortAfter: number | undefined;
	quiet: boolean;
}
const attempts = fc.array(
	fc.record<Attempt>({
		outcome: fc.constantFrom(...outcomes),
		start: fc.nat(3000),
		takes: fc.nat(12_000),
		abortAfter: fc.option(fc.nat(6000), { nil: undefined }),
		quiet: fc.boolean(),
	}),
	{ maxLength: 12 },
);

const bodies: Partial<Record<Attempt['outcome'], [number, string]>> = {
	ok: [200, '{"status":true,"data":null}'],
	refused: [422, '{"messages":["INVALID_PARAMETERS"],"requestId":"1"}'],
	html: [503, '<!doctype html><title>Bad gateway</title>'],
	'cut off': [200, '{"status":tr'],
};

/** The network as an attempt finds it; like the browser's, it ends when it is told to. */
function answerTo({ outcome, takes }: Attempt, signal: AbortSignal): Promise<Response> {
	const { promise, resolve, reject } = Promise.withResolvers<Response>();
	const [status, body] = bodies[outcome] ?? [0, ''];
	const settle = () => {
		if (status) resolve(new Response(body, { status }));
		else if (outcome === 'timeout') reject(new DOMException('Too late', 'TimeoutError'));
		else reject(new TypeError('Failed to fetch'));
	};
	signal.addEventListener('abort', () => reject(signal.reason));
	if (outcome !== 'silence') setTimeout(settle, takes);
	return promise;
}

/** Makes one call as it was drawn; what would never end is aborted, as by the time limit of every call. */
async function attempt(drawn: Attempt): Promise<void> {
	const controller = new AbortController();
	setTimeout(() => controller.abort(), drawn.abortAfter ?? 15_000);
	vi.mocked(fetch).mockImplementationOnce((_url, init) => answerTo(drawn, init?.signal as AbortSignal));
	await call(tried, {}, { signal: controller.signal, quiet: drawn.quiet });
}

const one: Attempt = { outcome: 'ok', start: 0, takes: 2510, abortAfter: undefined, quiet: false };
const twoInARow = [one, { ...one, start: 2515, takes: 12_000 }];

/** Milliseconds from look to look: as long as the overlay stays away between two that follow each other, so that none is missed. */
const look = 400;

test('[LD-02] [LY-03] R18 a thousand sequences of failing, slow and aborted requests leave the flag off and the overlay gone', async () => {
	vi.spyOn(globalThis, 'fetch');
	const counts: number[] = [];
	const stop = $requests.subscribe((count) => void counts.push(count));
	await fc.assert(
		fc.asyncProperty(attempts, async (drawn) => {
			const calls: Promise<void>[] = [];
			for (const one of drawn) setTimeout(() => calls.push(attempt(one)), one.start);
			let shownFor = 0;
			for (let time = 0; time <= 20_000; time += look) {
				await pass(look);
				shownFor = isWaiting() ? shownFor + look : 0;
				expect(shownFor).toBeLessThanOrEqual(10_000);
				expect(isWaiting() && !$isLoading.get()).toBe(false);
			}
			await Promise.all(calls);
			expect(Math.min(...counts)).toBe(0);
			expect(counts.at(-1)).toBe(0);
			expect($isLoading.get()).toBe(false);
			expect(isWaiting()).toBe(false);
			expect(dataset.loading).toBeUndefined();
		}),
		{ numRuns: 1000, examples: [[twoInARow]] },
	);
	stop();
}, 60_000);
