import { atom } from 'nanostores';
import { call } from '#api/call.ts';
import type { CallResult } from '#api/result.ts';
import { cookies } from '#contract/cookies.ts';
import { type Account, profile, type User } from '#contract/endpoints/account.ts';
import { pageCookies, readCookie, writeCookie } from '#lib/browser/cookie.ts';

export interface SessionState {
	user: User | null;
	/** When the session ends, as ISO 8601. */
	expire: string | null;
}

const nobody: SessionState = { user: null, expire: null };

/** Who is signed in, as far as this page knows. */
export const $session = atom<SessionState>(nobody);

let asked = 0;
let checking: { since: number; result: Promise<CallResult<Account>> } | undefined;

function show(account?: Partial<Account>): void {
	$session.set(account?.user ? { user: account.user, expire: account.expire ?? null } : nobody);
}

/** Takes over a profile; without one nobody is signed in. An answer that is still on the way changes nothing any more. */
export function setSession(account?: Partial<Account>): void {
	asked += 1;
	checking = undefined;
	show(account);
}

/** Whether a session may exist; only the profile call can tell that it does. */
export function hasSessionHint(): boolean {
	return readCookie(pageCookies(), cookies.signedIn.name) !== undefined;
}

/** Whether a session may have existed when this page came, before anything that it asked was answered. */
export const hadSessionHint = hasSessionHint();

/** Forgets the hint, so that this browser counts as signed out even where the function could not say so. */
export function dropSessionHint(): void {
	writeCookie(cookies.signedIn.name, '', 0);
}

/** Milliseconds for which parts of one page share an answer. */
const shared = 2000;

/** Asks who is signed in and keeps the answer in $session; what asks at about the same time shares one request. */
export function checkSession(): Promise<CallResult<Account>> {
	if (!checking || Date.now() - checking.since > shared) checking = { since: Date.now(), result: ask() };
	return checking.result;
}

/** Asks anew, whatever was answered a moment ago. */
export function recheckSession(): Promise<CallResult<Account>> {
	checking = undefined;
	return checkSession();
}

async function ask(): Promise<CallResult<Account>> {
	asked += 1;
	const turn = asked;
	const result = await call(profile, {}, { quiet: true });
	// Whoever asked later may have been answered with a newer cookie.
	if (turn !== asked) return result;
	if (result.kind === 'ok') show(result.data);
	else if (result.kind === 'redirect') show();
	else checking = undefined;
	return result;
}
