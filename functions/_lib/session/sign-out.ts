import { logout } from '#contract/endpoints/account.ts';
import type { Grant } from '#contract/upstream.ts';
import type { CallContext } from '../http/call.ts';
import { ok, type Result } from '../http/result.ts';
import { requestAccountService } from '../upstream/account-service.ts';
import { rememberRevoked } from './revocations.ts';
import { clearChallengeCookie, clearPasskeyCookie, clearSessionCookies } from './session.ts';

/** The status that the service has refused to revoke a token with; 0 where it is revoked, or was dead already. */
async function revoke(bearer: Grant, call: CallContext): Promise<number> {
	const { answer } = await requestAccountService({ endpoint: logout, input: {}, bearer }, call);
	return answer.kind === 'failed' && answer.status !== 401 ? answer.status : 0;
}

/**
 * Revokes a token after the call of its visitor: nothing of the one at hand goes along. Gives whether that is settled: a
 * token that the service refuses to revoke it would refuse again.
 */
export async function revokeLater(bearer: Grant, call: CallContext): Promise<boolean> {
	const nobodys = { ...call, clientAddress: '', userAgent: '', idempotencyKey: null };
	const status = await revoke(bearer, nobodys);
	return status < 500 && status !== 429;
}

/** Ends a session at the service; while that is out of reach, the token is refused here. */
export async function endSession(session: Grant, call: CallContext): Promise<void> {
	if ((await revoke(session, call)) > 0) await rememberRevoked(session);
}

/** Succeeds with a browser that is signed out: its cookies go, and so do the pages in its cache. */
export function signedOut(): Result {
	const cookies = [...clearSessionCookies, ...clearChallengeCookie, clearPasskeyCookie];
	return ok(null, { cookies, headers: { 'Clear-Site-Data': '"cache"' } });
}

/** Signs out. Succeeds whatever the service says. */
export async function signOut(call: CallContext): Promise<Result> {
	if (call.session) await endSession(call.session, call);
	return signedOut();
}
