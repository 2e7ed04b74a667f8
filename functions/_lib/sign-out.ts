import { logout } from '#contract/endpoints/account.ts';
import type { Grant } from '#contract/upstream.ts';
import { askAccountService } from './account-service.ts';
import { type Answer, ok } from './answer.ts';
import type { CallContext } from './call.ts';
import { refuseToken } from './revocations.ts';
import { endedChallenge, endedSession } from './session.ts';

/** Whether the service has revoked a token, or says that it was dead already. */
async function revoke(bearer: Grant, call: CallContext): Promise<boolean> {
	const { answer } = await askAccountService({ endpoint: logout, input: {}, bearer }, call);
	return answer.kind !== 'failed' || answer.status === 401;
}

/** Revokes a token after the call of its visitor: nothing of the one at hand goes along. */
export function revokeLater(bearer: Grant, call: CallContext): Promise<boolean> {
	return revoke(bearer, { ...call, clientAddress: '', userAgent: '', idempotencyKey: null });
}

/** Ends a session at the service; while that cannot be told, the token is refused here. */
export async function endSession(session: Grant, call: CallContext): Promise<void> {
	if (!(await revoke(session, call))) await refuseToken(session);
}

/** Succeeds with a browser that is signed out: its cookies go, and so does what it kept of pages. */
export function signedOut(): Answer {
	const cookies = [...endedSession, ...endedChallenge];
	return ok(null, { cookies, headers: { 'Clear-Site-Data': '"cache"' } });
}

/** Signs out. Succeeds whatever the service says. */
export async function signOut(call: CallContext): Promise<Answer> {
	if (call.session) await endSession(call.session, call);
	return signedOut();
}
