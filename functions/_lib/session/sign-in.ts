import { login, submitCode } from '#contract/endpoints/account.ts';
import type { Grant } from '#contract/upstream.ts';
import type { Call, CallContext } from '../http/call.ts';
import { fail, type Result } from '../http/result.ts';
import { callAccountService } from '../upstream/account-service.ts';
import type { ServiceResponse } from '../upstream/service-response.ts';
import { markReplaced } from './replaced-tokens.ts';
import { startChallenge, startSession } from './session.ts';
import { endSession } from './sign-out.ts';

const incomplete = fail(502, 'INTERNAL_SERVER_ERROR');

async function replaceSession(session: Grant, call: CallContext): Promise<void> {
	await markReplaced(session);
	await endSession(session, call);
}

/** A sign-in's answer with the cookies that it starts; a success without its token is none. */
export async function withSessionCookies(
	{ answer, session, challenge }: ServiceResponse,
	call: CallContext,
): Promise<Result> {
	if (answer.kind === 'failed') return answer;
	if (answer.kind === 'redirect') {
		return challenge ? { ...answer, cookies: await startChallenge(challenge, call.ring) } : incomplete;
	}
	if (!session) return incomplete;
	if (call.session) await replaceSession(call.session, call);
	return { ...answer, cookies: await startSession(session, call.ring) };
}

/** Signs in; the session that the browser came with ends, so that nobody can plant one. */
export async function signIn(call: Call<typeof login>): Promise<Result> {
	return withSessionCookies(await callAccountService(login, call), call);
}

/** Finishes a sign-in with MFA. */
export async function submitMfaCode(call: Call<typeof submitCode>): Promise<Result> {
	return withSessionCookies(await callAccountService(submitCode, call), call);
}
