import { hkdfSync } from 'node:crypto';
// The whole of jose is five times what these two take to load.
import type { CompactJWEHeaderParameters } from 'jose';
import { compactDecrypt } from 'jose/jwe/compact/decrypt';
import { CompactEncrypt } from 'jose/jwe/compact/encrypt';
import type { Grant } from '#contract/upstream.ts';
import { LruMap } from '#lib/lru-map.ts';

/** What a sealed token is for; one sealed for another purpose does not open. */
export type Purpose = 'session' | 'challenge' | 'passkey' | 'oauth';

/** The secrets of one deploy context; the first seals, all of them open. */
export interface KeyRing {
	keys: readonly { id: string; secret: string }[];
	/** A cookie of a preview does not open in production. */
	deployContext: string;
}

const algorithms = { keyManagementAlgorithms: ['dir'], contentEncryptionAlgorithms: ['A256GCM'] };
const longest = 4096;

/** What a ring's keys came to: keys for each purpose, and what they opened of late, since one cookie comes with many calls. */
interface Memory {
	derived: Map<string, Promise<CryptoKey>>;
	opened: LruMap<Grant>;
}

const mostOpened = 1000;
const memories = new WeakMap<KeyRing['keys'], Memory>();

function memoryOf({ keys }: KeyRing): Memory {
	const memory = memories.get(keys) ?? { derived: new Map(), opened: new LruMap(mostOpened) };
	memories.set(keys, memory);
	return memory;
}

function importKey(secret: string, info: string): Promise<CryptoKey> {
	const bytes = new Uint8Array(hkdfSync('sha256', secret, '', info, 32));
	return crypto.subtle.importKey('raw', bytes, 'AES-GCM', false, ['encrypt', 'decrypt']);
}

function keyFor(ring: KeyRing, purpose: Purpose, id: string | undefined) {
	const key = ring.keys.find((candidate) => candidate.id === id);
	if (!key) throw new Error('unknown key');
	const { derived } = memoryOf(ring);
	const info = `${purpose} ${ring.deployContext} ${key.id}`;
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

async function open(text: string, purpose: Purpose, ring: KeyRing): Promise<Grant> {
	const getKey = ({ kid }: CompactJWEHeaderParameters) => keyFor(ring, purpose, kid);
	const { plaintext } = await compactDecrypt(text, getKey, algorithms);
	const [token, expire] = JSON.parse(new TextDecoder().decode(plaintext)) as [string, string];
	return { token, expire };
}

/** Opens what seal() made; null for anything else. */
export async function unseal(text: string, purpose: Purpose, ring: KeyRing): Promise<Grant | null> {
	if (text.length > longest) return null;
	const { opened } = memoryOf(ring);
	const name = `${purpose} ${ring.deployContext} ${text}`;
	try {
		const grant = opened.get(name) ?? (await open(text, purpose, ring));
		opened.set(name, grant);
		return grant;
	} catch {
		return null;
	}
}
