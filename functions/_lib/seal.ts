import {
	createCipheriv,
	createDecipheriv,
	createSecretKey,
	hkdfSync,
	type KeyObject,
	randomBytes,
} from 'node:crypto';
import type { Grant } from '#contract/upstream.ts';

/** What a sealed token is for; one sealed for another purpose does not open. */
export type Purpose = 'session' | 'challenge' | 'oauth';

/** The secrets of one deploy context; the first seals, all of them open. */
export interface KeyRing {
	keys: readonly Key[];
	/** A cookie of a preview does not open in production. */
	deployContext: string;
}

interface Key {
	id: string;
	secret: string;
}

const cipher = 'aes-256-gcm';
/** In bytes, as JWE fixes them. */
const sizes = { iv: 12, tag: 16 };
const longest = 4096;

const encode = (content: string | Buffer) => Buffer.from(content).toString('base64url');

/** The bytes of a part; throws for any spelling but the one that encode() gives. */
function decode(part: string): Buffer {
	const bytes = Buffer.from(part, 'base64url');
	if (bytes.toString('base64url') !== part) throw new Error('not canonical');
	return bytes;
}

const headerOf = ({ id }: Key) => encode(JSON.stringify({ alg: 'dir', enc: 'A256GCM', kid: id }));

const derived = new Map<string, KeyObject>();

function keyFor({ id, secret }: Key, purpose: Purpose, { deployContext }: KeyRing): KeyObject {
	const info = `${purpose} ${deployContext} ${id}`;
	const key = derived.get(info) ?? createSecretKey(new Uint8Array(hkdfSync('sha256', secret, '', info, 32)));
	derived.set(info, key);
	return key;
}

/** Seals a token and its end with the newest key, as a compact JWE (RFC 7516). Throws without a key. */
export function seal(grant: Grant, purpose: Purpose, ring: KeyRing): string {
	const [key] = ring.keys;
	if (!key) throw new Error('no key to seal with');
	const header = headerOf(key);
	const iv = randomBytes(sizes.iv);
	const sealing = createCipheriv(cipher, keyFor(key, purpose, ring), iv, { authTagLength: sizes.tag });
	sealing.setAAD(Buffer.from(header));
	const content = sealing.update(JSON.stringify([grant.token, grant.expire]));
	const sealed = Buffer.concat([content, sealing.final()]);
	return [header, '', encode(iv), encode(sealed), encode(sealing.getAuthTag())].join('.');
}

function open(text: string, purpose: Purpose, ring: KeyRing): Grant | null {
	const [header = '', wrappedKey, iv = '', sealed = '', tag = '', ...rest] = text.split('.');
	// Compared, not parsed: a token cannot say how it is to be opened.
	const key = ring.keys.find((candidate) => headerOf(candidate) === header);
	if (!key || wrappedKey !== '' || rest.length > 0) return null;
	const options = { authTagLength: sizes.tag };
	const opening = createDecipheriv(cipher, keyFor(key, purpose, ring), decode(iv), options);
	opening.setAAD(Buffer.from(header)).setAuthTag(decode(tag));
	const content = Buffer.concat([opening.update(decode(sealed)), opening.final()]);
	const [token, expire] = JSON.parse(content.toString()) as [string, string];
	return { token, expire };
}

/** Opens what seal() made; null for anything else. */
export function unseal(text: string, purpose: Purpose, ring: KeyRing): Grant | null {
	if (text.length > longest) return null;
	try {
		return open(text, purpose, ring);
	} catch {
		return null;
	}
}
