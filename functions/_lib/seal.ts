import { hkdfSync } from 'node:crypto';
import { CompactEncrypt, type CompactJWEHeaderParameters, compactDecrypt } from 'jose';
import type { Grant } from '#contract/upstream.ts';

/** What a sealed token is for; one sealed for another purpose does not open. */
export type Purpose = 'session' | 'challenge' | 'oauth';

/** The secrets of one deploy context; the first seals, all of them open. */
export interface KeyRing {
	keys: readonly { id: string; secret: string }[];
	/** A cookie of a preview does not open in production. */
	deployContext: string;
}

const algorithms = { keyManagementAlgorithms: ['dir'], contentEncryptionAlgorithms: ['A256GCM'] };
const longest = 4096;
const derived = new Map<string, Promise<CryptoKey>>();

function importKey(secret: string, info: string): Promise<CryptoKey> {
	const bytes = new Uint8Array(hkdfSync('sha256', secret, '', info, 32));
	return crypto.subtle.importKey('raw', bytes, 'AES-GCM', false, ['encrypt', 'decrypt']);
}

function keyFor({ keys, deployContext }: KeyRing, purpose: Purpose, id: string | undefined) {
	const key = keys.find((candidate) => candidate.id === id);
	if (!key) throw new Error('unknown key');
	const info = `${purpose} ${deployContext} ${key.id}`;
	const known = derived.get(info) ?? importKey(key.secret, info);
	derived.set(info, known);
	return known;
}

/** Seals a token and its end with the newest key. */
export async function seal(grant: Grant, purpose: Purpose, ring: KeyRing): Promise<string> {
	const kid = ring.keys[0]?.id ?? '';
	const payload = new TextEncoder().encode(JSON.stringify([grant.token, grant.expire]));
	return new CompactEncrypt(payload)
		.setProtectedHeader({ alg: 'dir', enc: 'A256GCM', kid })
		.encrypt(await keyFor(ring, purpose, kid));
}

/** Opens what seal() made; null for anything else. */
export async function unseal(text: string, purpose: Purpose, ring: KeyRing): Promise<Grant | null> {
	if (text.length > longest) return null;
	try {
		const getKey = ({ kid }: CompactJWEHeaderParameters) => keyFor(ring, purpose, kid);
		const { plaintext } = await compactDecrypt(text, getKey, algorithms);
		const [token, expire] = JSON.parse(new TextDecoder().decode(plaintext)) as [string, string];
		return { token, expire };
	} catch {
		return null;
	}
}
