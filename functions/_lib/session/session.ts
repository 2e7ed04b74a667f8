import { cookies } from '#contract/cookies.ts';
import type { Grant } from '#contract/upstream.ts';
import { clearCookie, readCookie, setCookie } from './cookie-header.ts';
import { isRevoked } from './revocations.ts';
import { type KeyRing, type Purpose, seal, unseal } from './seal.ts';

/** Whose request it is, by its cookies; the account service judges the tokens. */
export interface Identity {
	session: Grant | null;
	/** What the session's cookie held, whether or not it still counts. */
	sent: Grant | null;
	challenge: Grant | null;
	/** The browser that a sign-in by passkey was begun in. */
	passkey: Grant | null;
	/** The visit to a platform that is under way; oauth/oauth-state.ts reads it. */
	oauth: Grant | null;
	/** Whether scripts of the browser know that it may be signed in. */
	isHinted: boolean;
	/** Set-Cookie values that remove what was sent and does not hold. */
	stale: readonly string[];
}

/** Nobody, for calls that look at no cookie. */
export const noIdentity: Identity = {
	session: null,
	sent: null,
	challenge: null,
	passkey: null,
	oauth: null,
	isHinted: false,
	stale: [],
};

/** Removes the session from the browser. */
export const clearSessionCookies: readonly string[] = [
	clearCookie(cookies.session),
	clearCookie(cookies.signedIn),
];

/** Removes the pending MFA sign-in from the browser. */
export const clearChallengeCookie: readonly string[] = [clearCookie(cookies.challenge)];

/** Forgets the sign-in by passkey that the browser has begun. */
export const clearPasskeyCookie = clearCookie(cookies.passkey);

/** What a sealed cookie holds: undefined where none was sent, null where it is broken or foreign. */
async function openCookie(header: string | null, purpose: Purpose, ring: KeyRing) {
	const sealed = readCookie(header, cookies[purpose]);
	return sealed === undefined ? undefined : unseal(sealed, purpose, ring);
}

/** Opens the cookies of a request; what is broken, foreign or revoked counts as not sent and is removed. */
export async function readIdentity(request: Request, ring: KeyRing): Promise<Identity> {
	const header = request.headers.get('Cookie');
	const sent = await openCookie(header, 'session', ring);
	const session = sent && !(await isRevoked(sent)) ? sent : null;
	const challenge = await openCookie(header, 'challenge', ring);
	const passkey = await openCookie(header, 'passkey', ring);
	const oauth = await openCookie(header, 'oauth', ring);
	const stale = [
		...(sent !== undefined && !session ? clearSessionCookies : []),
		...(challenge === null ? clearChallengeCookie : []),
		...(passkey === null ? [clearPasskeyCookie] : []),
		...(oauth === null ? [clearCookie(cookies.oauth)] : []),
	];
	const isHinted = readCookie(header, cookies.signedIn) !== undefined;
	return {
		session,
		sent: sent ?? null,
		challenge: challenge ?? null,
		passkey: passkey ?? null,
		oauth: oauth ?? null,
		isHinted,
		stale,
	};
}

/** Signs the browser in, and forgets the sign-ins by MFA and passkey that it may have begun. */
export async function startSession(grant: Grant, ring: KeyRing): Promise<string[]> {
	const sealed = await seal(grant, 'session', ring);
	const started = [setCookie(cookies.session, sealed), setCookie(cookies.signedIn, '1')];
	return [...started, ...clearChallengeCookie, clearPasskeyCookie];
}

/** Stores a sign-in that waits for MFA in a cookie. */
export async function startChallenge(grant: Grant, ring: KeyRing): Promise<string[]> {
	return [setCookie(cookies.challenge, await seal(grant, 'challenge', ring))];
}

/** The cookie that ties a sign-in by passkey to the browser that began it. */
export async function keepPasskeyToken(grant: Grant, ring: KeyRing): Promise<string> {
	return setCookie(cookies.passkey, await seal(grant, 'passkey', ring));
}
