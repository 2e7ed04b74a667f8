import { hasReachedAge } from '#contract/date-of-birth.ts';
import { create } from '#contract/endpoints/account.ts';
import type * as settings from '#contract/endpoints/account-settings.ts';
import { exportData, updatePassword } from '#contract/endpoints/account-settings.ts';
import type { Call, CallContext, Handler } from '../http/call.ts';
import { fail, type Result } from '../http/result.ts';
import { callAccountService, requestAccountService } from '../upstream/account-service.ts';
import { markReplaced } from './replaced-tokens.ts';
import { startSession } from './session.ts';
import { signedOut } from './sign-out.ts';
import { verifyPlayer } from './verify-player.ts';

const tooYoung = fail(422, 'AGE_NOT_MET', { fields: { dateOfBirth: 'msg.AGE_NOT_MET' } });

/** Creates an account for somebody old enough. */
export async function createAccount(call: Call<typeof create>): Promise<Result> {
	const { dateOfBirth } = call.input;
	if (!hasReachedAge(dateOfBirth, call.config.MINIMUM_AGE, Date.now())) return tooYoung;
	return (await callAccountService(create, call)).answer;
}

/** Sets a new password; the session goes on under the token that the service gives it for the one before. */
export async function changePassword(call: Call<typeof updatePassword>): Promise<Result> {
	if (call.session) await markReplaced(call.session);
	const { answer, session } = await callAccountService(updatePassword, call);
	return session ? { ...answer, cookies: await startSession(session, call.ring) } : answer;
}

/** A handler for what ends every session of the player at the service, and with it that of this browser. */
export function endAllSessions<E extends typeof settings.globalLogout | typeof settings.deleteAccount>(
	endpoint: E,
): Handler<E> {
	return async (call) => {
		const { answer } = await callAccountService(endpoint, call);
		return answer.kind === 'failed' ? answer : signedOut();
	};
}

/** Answers with the file of a player's data, which browsers save and do not show. */
export async function exportAccount(call: CallContext): Promise<Result> {
	const service = { endpoint: exportData, input: {}, bearer: call.session };
	const { answer } = await requestAccountService(service, call);
	if (answer.kind !== 'produced') return answer;
	return { ...answer, headers: { 'Content-Disposition': 'attachment; filename="account.zip"' } };
}

/** The same, once what came along has verified who asks. */
export async function exportVerified(call: Call<typeof settings.exportVerified>): Promise<Result> {
	const { password = '', code = '' } = call.input;
	return (await verifyPlayer({ password, code }, call)) ?? exportAccount(call);
}
