import { resendCode } from '#contract/endpoints/account.ts';
import { askAccountService } from './account-service.ts';
import { type Answer, fail } from './answer.ts';
import type { Call } from './call.ts';

/** Sends the text message for a sign-in that waits for it, or else to the player who is signed in. */
export async function resendSecondFactor(call: Call<typeof resendCode>): Promise<Answer> {
	const bearer = call.challenge ?? call.session;
	if (!bearer) return fail(422, 'NO_PENDING_MFA_VERIFICATION');
	return (await askAccountService({ endpoint: resendCode, input: call.input, bearer }, call)).answer;
}
