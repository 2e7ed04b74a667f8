import { cookies } from '#contract/cookies.ts';
import { profile } from '#contract/endpoints/account.ts';
import { callAccountService } from './account-service.ts';
import { type Answer, redirect } from './answer.ts';
import type { Call } from './call.ts';
import { clearCookie } from './cookie-header.ts';
import { endedSession } from './session.ts';

const login = '/account/login';

/** Says who is signed in; a session that the service no longer knows is nobody. */
export async function loadProfile(call: Call<typeof profile>): Promise<Answer> {
	if (!call.session) return redirect(login, { cookies: [clearCookie(cookies.signedIn)] });
	const { answer } = await callAccountService(profile, call);
	const isOver = answer.kind === 'redirect' || (answer.kind === 'failed' && answer.status === 401);
	return isOver ? redirect(login, { cookies: endedSession }) : answer;
}
