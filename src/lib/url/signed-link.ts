const algorithm = { name: 'HMAC', hash: 'SHA-256' };
const bytesOf = (text: string) => new TextEncoder().encode(text);
const messageFor = (subject: string, expires: string) => bytesOf(`${subject} ${expires}`);
const importKey = (key: string, use: 'sign' | 'verify') =>
	crypto.subtle.importKey('raw', bytesOf(key), algorithm, false, [use]);
const toHex = (bytes: ArrayBuffer) =>
	Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** The query of a link to what `subject` names, which holds for so many seconds from `now`, in milliseconds since 1970. */
export async function signedQuery(
	subject: string,
	seconds: number,
	key: string,
	now = Date.now(),
): Promise<string> {
	const expires = String(Math.floor(now / 1000) + seconds);
	const signature = await crypto.subtle.sign(
		algorithm.name,
		await importKey(key, 'sign'),
		messageFor(subject, expires),
	);
	return new URLSearchParams({ expires, signature: toHex(signature) }).toString();
}

/** Whether a query was signed with this key for this subject, and holds at `now`, in milliseconds since 1970. */
export async function isSignedQuery(
	subject: string,
	query: URLSearchParams,
	{ key, now }: { key: string; now: number },
): Promise<boolean> {
	const expires = query.get('expires') ?? '';
	const signature = query.get('signature') ?? '';
	if (!/^\d{1,12}$/.test(expires) || !/^[0-9a-f]{64}$/.test(signature)) return false;
	if (Number(expires) * 1000 <= now) return false;
	const given = Uint8Array.from(signature.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
	return crypto.subtle.verify(
		algorithm.name,
		await importKey(key, 'verify'),
		given,
		messageFor(subject, expires),
	);
}
