import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';

/** An opaque token of 256 bits. */
export function createToken(): string {
	return randomBytes(32).toString('base64url');
}

/** Six digits for a text message. */
export function createSmsCode(): string {
	return String(randomInt(1_000_000)).padStart(6, '0');
}

/** What is stored in a secret's place. */
export function digest(secret: string): string {
	return createHash('sha256').update(secret).digest('base64url');
}

/** Compares in the same time wherever the texts differ. */
export function isSame(one: string, other: string): boolean {
	return timingSafeEqual(
		createHash('sha256').update(one).digest(),
		createHash('sha256').update(other).digest(),
	);
}
