import { consentCookies } from './consent-choice.ts';
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
	/** The browser that a sign-in by passkey was begun in. */
	passkey: { name: '__Host-passkey', age: limits.lifetime.passkeyChallenge, httpOnly: true, secure: true },
	/** State and PKCE verifier of a visit to a platform, and where it leads back to. */
	oauth: { name: '__Host-oauth', age: limits.lifetime.oauth, httpOnly: true, secure: true },
	/** Tells scripts that a session may exist, nothing else. */
	signedIn: { name: 'signed_in', age: limits.lifetime.session, httpOnly: false, secure: true },
	/** Codes of what failed before a redirect, for the next page to show and remove; src/contract/flash.ts writes it. */
	flash: { name: 'flash', age: limits.lifetime.flash, httpOnly: false, secure: true },
	...consentCookies,
	/** A random id that stands for whoever says whether answers help, so that each counts once. */
	voter: { name: 'voter', age: limits.lifetime.voter, httpOnly: true, secure: true },
	/** That a page has just reloaded itself, where the browser has no other memory for it; ReloadGuard.astro writes it. */
	reloaded: { name: 'reloaded', age: 60, httpOnly: false, secure: true },
} as const satisfies Record<string, CookieRow>;
