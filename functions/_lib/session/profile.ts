import { cookies } from '#contract/cookies.ts';
import { profile } from '#contract/endpoints/account.ts';
import type { Call } from '../http/call.ts';
import { type Result, redirect } from '../http/result.ts';
import { callAccountService } from '../upstream/account-service.ts';
import { clearCookie, setCookie } from './cookie-header.ts';
import { clearSessionCookies } from './session.ts';

const login = '/account/login';

/** Says who is signed in, to scripts too; a session that the service no longer knows is nobody. */
export async function fetchProfile(call: Call<typeof profile>): Promise<Result> {
	if (!call.session) return redirect(login, { cookies: [clearCookie(cookies.signedIn)] });
	const { answer } = await callAccountService(profile, call);
	const isOver = answer.kind === 'redirect' || (answer.kind === 'failed' && answer.status === 401);
	if (isOver) return redirect(login, { cookies: clearSessionCookies });
	// A logout that did not reach us has dropped it.
	const isLost = answer.kind === 'ok' && !call.isHinted;
	return isLost ? { ...answer, cookies: [setCookie(cookies.signedIn, '1')] } : answer;
}
