import {
	type deleteAccount,
	type globalLogout,
	updatePassword,
} from '#contract/endpoints/account-settings.ts';
import { callAccountService } from './account-service.ts';
import type { Answer } from './answer.ts';
import type { Call, Handler } from './call.ts';
import { expectReplacement } from './replaced-tokens.ts';
import { startSession } from './session.ts';
import { signedOut } from './sign-out.ts';

/** Sets a new password; the session goes on under the token that the service gives it for the one before. */
export async function changePassword(call: Call<typeof updatePassword>): Promise<Answer> {
	if (call.session) await expectReplacement(call.session);
	const { answer, session } = await callAccountService(updatePassword, call);
	return session ? { ...answer, cookies: await startSession(session, call.ring) } : answer;
}

/** A handler for what ends every session of the player at the service, and with it that of this browser. */
export function endAllSessions<E extends typeof globalLogout | typeof deleteAccount>(
	endpoint: E,
): Handler<E> {
	return async (call) => {
		const { answer } = await callAccountService(endpoint, call);
		return answer.kind === 'failed' ? answer : signedOut();
	};
}
