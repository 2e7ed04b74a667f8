import { limits } from './limits.ts';

interface CookieRow {
	name: string;
	/** Seconds; 0 ends with the browser. */
	age: number;
	httpOnly: boolean;
	secure: boolean;
}

/** Every cookie of the site; all are SameSite=Lax with Path=/ and no Domain. */
export const cookies = {
	session: { name: '__Host-sid', age: limits.lifetime.session, httpOnly: true, secure: true },
	challenge: { name: '__Host-challenge', age: limits.lifetime.challenge, httpOnly: true, secure: true },
	/** Tells scripts that a session may exist, nothing else. */
	signedIn: { name: 'signed_in', age: limits.lifetime.session, httpOnly: false, secure: true },
} as const satisfies Record<string, CookieRow>;
