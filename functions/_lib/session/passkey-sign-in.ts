import {
	signInWithPasskey as signInEndpoint,
	startPasskeySignIn as startEndpoint,
	submitPasskey as submitEndpoint,
} from '#contract/endpoints/passkeys.ts';
import type { Call } from '../http/call.ts';
import { fail, type Result } from '../http/result.ts';
import { callAccountService, requestAccountService } from '../upstream/account-service.ts';
import { keepPasskeyToken } from './session.ts';
import { withSessionCookies } from './sign-in.ts';

/** Begins a sign-in by passkey in this browser, which alone can finish it. */
export async function startPasskeySignIn(call: Call<typeof startEndpoint>): Promise<Result> {
	const { input, passkey: bearer } = call;
	const { answer, challenge } = await requestAccountService({ endpoint: startEndpoint, input, bearer }, call);
	if (answer.kind !== 'ok') return answer;
	if (!challenge) return fail(502, 'INTERNAL_SERVER_ERROR');
	return { ...answer, cookies: [await keepPasskeyToken(challenge, call.ring)] };
}

/** Signs in with a passkey; the session that the browser came with ends, as at any sign-in. */
export async function signInWithPasskey(call: Call<typeof signInEndpoint>): Promise<Result> {
	const { input, passkey: bearer } = call;
	if (!bearer) return fail(422, 'NO_PENDING_PASSKEY');
	const service = await requestAccountService({ endpoint: signInEndpoint, input, bearer }, call);
	return withSessionCookies(service, call);
}

/** Finishes a sign-in that waits for a code with a passkey instead. */
export async function submitPasskey(call: Call<typeof submitEndpoint>): Promise<Result> {
	return withSessionCookies(await callAccountService(submitEndpoint, call), call);
}
