import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { getVoterId } from '#functions/_lib/content/voters.ts';
import type { CallContext } from '#functions/_lib/http/call.ts';

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 10, 22, 12) }));
afterEach(() => vi.useRealTimers());

const config = { SIGNING_KEY: 's'.repeat(32) };
const call = (more: object = {}) =>
	({ voter: undefined, clientAddress: '192.0.2.1', userAgent: 'Browser 1', config, ...more }) as CallContext;
const pass = (milliseconds: number) => vi.setSystemTime(Date.now() + milliseconds);

describe('[AP-06] who votes without a cookie', () => {
	test('is somebody else than who voted from the same address with the same browser a moment before', () => {
		const first = getVoterId(call());
		pass(10_000);
		expect(getVoterId(call())).not.toBe(first);
	});

	test('T95 is one with whoever votes so at the same time, whenever that is', () => {
		for (let part = 0; part < 20; part += 1) {
			pass(10_700);
			const first = getVoterId(call());
			pass(300);
			expect(getVoterId(call())).toBe(first);
		}
	});

	test('differs from other addresses, browsers and keys', () => {
		const others = [
			{ clientAddress: '192.0.2.2' },
			{ userAgent: 'Browser 2' },
			{ clientAddress: '192.0.2.3', config: { SIGNING_KEY: 't'.repeat(32) } },
		];
		const voters = [call(), ...others.map(call)].map(getVoterId);
		expect(new Set(voters).size).toBe(4);
	});
});

test('who has the cookie is whom it names', () => {
	expect(getVoterId(call({ voter: 'x'.repeat(43) }))).toBe('x'.repeat(43));
});
