import { afterEach, beforeEach, expect, test, vi } from 'vitest';

vi.mock('#functions/_lib/http/idempotency-store.ts', () => ({
	claimOnce: async () => true,
	hasClaim: async () => false,
}));

const grant = { token: 'token-of-this-test', expire: '2100-01-01T00:00:00.000Z' };
let revocations: typeof import('#functions/_lib/session/revocations.ts');

beforeEach(async () => {
	vi.useFakeTimers({ toFake: ['Date'] });
	vi.resetModules();
	revocations = await import('#functions/_lib/session/revocations.ts');
});
afterEach(() => vi.useRealTimers());

test('a token that the service could not be asked to revoke is revoked a second later, until it is known', async () => {
	const revoked: boolean[] = [];
	const revoke = async (isKnown: boolean) =>
		revocations.retryRevocations(async () => {
			revoked.push(isKnown);
			return isKnown;
		});
	await revocations.rememberRevoked(grant as never);
	await revoke(false);
	await revoke(false);
	expect(revoked).toEqual([false]);
	vi.setSystemTime(Date.now() + 1001);
	await revoke(true);
	expect(revoked).toEqual([false, true]);
	vi.setSystemTime(Date.now() + 1001);
	await revoke(true);
	expect(revoked).toEqual([false, true]);
});
