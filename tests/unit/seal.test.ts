import { hkdfSync } from 'node:crypto';
import { CompactEncrypt } from 'jose';
import { expect, test } from 'vitest';
import { seal, unseal } from '#functions/_lib/session/seal.ts';

const secret = 's'.repeat(40);
const ring = { keys: [{ id: 'one', secret }], deployContext: 'dev' };
const grant = { token: 'a'.repeat(43), expire: '2099-01-01T00:00:00.000Z' };
const key = new Uint8Array(hkdfSync('sha256', secret, '', 'session dev one', 32));
const content = new TextEncoder().encode(JSON.stringify([grant.token, grant.expire]));

const sealedWith = (header: { kid: string; alg: string; enc: string }, secretKey = key) =>
	new CompactEncrypt(content).setProtectedHeader(header).encrypt(secretKey);

test('what was sealed with a key of the ring opens', async () => {
	const sealed = await sealedWith({ alg: 'dir', enc: 'A256GCM', kid: 'one' });
	expect(await unseal(sealed, 'session', ring)).toEqual(grant);
	expect(await unseal(await seal(grant, 'session', ring), 'session', ring)).toEqual(grant);
});

test.each(['challenge', 'oauth'] as const)('T17 a session does not open as %s', async (purpose) => {
	expect(await unseal(await seal(grant, 'session', ring), purpose, ring)).toBeNull();
});

test('T28 what names an unknown key or another algorithm does not open', async () => {
	const unknown = await sealedWith({ alg: 'dir', enc: 'A256GCM', kid: 'two' });
	const other = await sealedWith({ alg: 'dir', enc: 'A128GCM', kid: 'one' }, key.slice(0, 16));
	for (const sealed of [unknown, other]) expect(await unseal(sealed, 'session', ring)).toBeNull();
});

test('T28 what opened once opens under no other key, purpose or context', async () => {
	const sealed = await seal(grant, 'session', ring);
	expect(await unseal(sealed, 'session', ring)).toEqual(grant);
	expect(
		await unseal(sealed, 'session', { ...ring, keys: [{ id: 'one', secret: 'o'.repeat(40) }] }),
	).toBeNull();
	expect(await unseal(sealed, 'oauth', ring)).toBeNull();
	expect(await unseal(sealed, 'session', { ...ring, deployContext: 'production' })).toBeNull();
});

test('nothing is sealed without a key', async () => {
	await expect(seal(grant, 'session', { keys: [], deployContext: 'dev' })).rejects.toThrow('unknown key');
});
