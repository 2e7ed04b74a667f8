import { beforeEach, describe, expect, test } from 'vitest';
import { type Breaker, createBreaker } from '#functions/_lib/upstream/breaker.ts';

let time: number;
let breaker: Breaker;

beforeEach(() => {
	time = 1000;
	breaker = createBreaker(() => time);
});

const record = (...results: boolean[]) => {
	for (const hasFailed of results) breaker.record(hasFailed);
};
const fail = (times: number) => record(...Array<boolean>(times).fill(true));
const succeed = (times: number) => record(...Array<boolean>(times).fill(false));

describe('R07 a breaker', () => {
	test('opens at the fifth failure within 10 s', () => {
		fail(4);
		expect(breaker.admits()).toBe(true);
		fail(1);
		expect(breaker.admits()).toBe(false);
	});

	test('forgets failures after 10 s', () => {
		fail(4);
		time += 10_001;
		fail(1);
		expect(breaker.admits()).toBe(true);
	});

	test('stays closed while most calls succeed', () => {
		for (let round = 0; round < 20; round += 1) {
			succeed(5);
			fail(1);
		}
		expect(breaker.admits()).toBe(true);
	});

	test('lets one call through after 10 s, whose success closes it', () => {
		fail(5);
		time += 9999;
		expect(breaker.admits()).toBe(false);
		time += 1;
		expect([breaker.admits(), breaker.admits()]).toEqual([true, false]);
		succeed(1);
		expect(breaker.admits()).toBe(true);
	});

	test('opens again when that call fails', () => {
		fail(5);
		time += 10_000;
		breaker.admits();
		fail(1);
		time += 9999;
		expect(breaker.admits()).toBe(false);
		time += 1;
		expect(breaker.admits()).toBe(true);
	});

	test('lets another call through when the first never came back', () => {
		fail(5);
		time += 10_000;
		breaker.admits();
		time += 10_000;
		expect(breaker.admits()).toBe(true);
	});

	test('is not closed by calls that were under way when it opened', () => {
		fail(5);
		succeed(3);
		expect(breaker.admits()).toBe(false);
	});
});

test('R08 retries stay near a tenth of the calls', () => {
	let retries = 0;
	for (let calls = 0; calls < 1000; calls += 1) {
		breaker.record(calls % 3 === 0);
		if (breaker.takeRetry()) retries += 1;
	}
	expect(retries).toBeLessThanOrEqual(103);
	expect(retries).toBeGreaterThan(90);
});
