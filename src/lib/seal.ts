/** An AES key for one purpose, made of a secret that has others, too. */
async function keyOf(secret: string, purpose: string): Promise<CryptoKey> {
	const bytes = new TextEncoder().encode(`${purpose}\n${secret}`);
	const digest = await crypto.subtle.digest('SHA-256', bytes);
	return crypto.subtle.importKey('raw', digest, 'AES-GCM', false, ['encrypt', 'decrypt']);
}

const ivLength = 12;

/** Seals a text, so that only who has the secret reads it. */
export async function seal(text: string, secret: string, purpose: string): Promise<Uint8Array<ArrayBuffer>> {
	const iv = crypto.getRandomValues(new Uint8Array(ivLength));
	const bytes = new TextEncoder().encode(text);
	const sealed = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, await keyOf(secret, purpose), bytes);
	return new Uint8Array([...iv, ...new Uint8Array(sealed)]);
}

/** Opens what was sealed; throws where it was sealed with another secret or changed since. */
export async function unseal(
	sealed: Uint8Array<ArrayBuffer>,
	secret: string,
	purpose: string,
): Promise<string> {
	const [iv, bytes] = [sealed.subarray(0, ivLength), sealed.subarray(ivLength)];
	const opened = await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, await keyOf(secret, purpose), bytes);
	return new TextDecoder().decode(opened);
}
