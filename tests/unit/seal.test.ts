import { hkdfSync } from 'node:crypto';
import { CompactEncrypt, compactDecrypt } from 'jose';
import { expect, test } from 'vitest';
import { seal, unseal } from '#functions/_lib/seal.ts';

const secret = 's'.repeat(40);
const ring = { keys: [{ id: 'one', secret }], deployContext: 'dev' };
const grant = { token: 'a'.repeat(43), expire: '2099-01-01T00:00:00.000Z' };
const key = new Uint8Array(hkdfSync('sha256', secret, '', 'session dev one', 32));
const content = JSON.stringify([grant.token, grant.expire]);

const sealedByLibrary = (header: { kid: string; alg: string; enc: string }) =>
	new CompactEncrypt(new TextEncoder().encode(content)).setProtectedHeader(header).encrypt(key);

test('a sealed token is a JWE that a library opens', async () => {
	const { plaintext, protectedHeader } = await compactDecrypt(seal(grant, 'session', ring), key);
	expect(new TextDecoder().decode(plaintext)).toBe(content);
	expect(protectedHeader).toEqual({ alg: 'dir', enc: 'A256GCM', kid: 'one' });
});

test('what a library sealed with the same key and header opens', async () => {
	const sealed = await sealedByLibrary({ alg: 'dir', enc: 'A256GCM', kid: 'one' });
	expect(unseal(sealed, 'session', ring)).toEqual(grant);
});

test('T28 another header is not read, although it says the same', async () => {
	const sealed = await sealedByLibrary({ kid: 'one', alg: 'dir', enc: 'A256GCM' });
	expect(unseal(sealed, 'session', ring)).toBeNull();
});

test.each(['challenge', 'oauth'] as const)('T17 a session does not open as %s', (purpose) => {
	expect(unseal(seal(grant, 'session', ring), purpose, ring)).toBeNull();
});

test('T27 a token has one spelling', () => {
	const [header, , iv, text, tag = ''] = seal(grant, 'session', ring).split('.');
	const spelled = (last: string) => [header, '', iv, text, tag.slice(0, -1) + last].join('.');
	const bytes = Buffer.from(tag, 'base64url');
	const same = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'].filter((last) =>
		Buffer.from(tag.slice(0, -1) + last, 'base64url').equals(bytes),
	);
	expect(same).toHaveLength(16);
	const opened = [...same, `${tag.at(-1)}=`, `${tag.at(-1)} `].map((last) =>
		unseal(spelled(last), 'session', ring),
	);
	expect(opened.filter(Boolean)).toEqual([grant]);
});

test('nothing is sealed without a key', () => {
	expect(() => seal(grant, 'session', { keys: [], deployContext: 'dev' })).toThrow('no key');
});
