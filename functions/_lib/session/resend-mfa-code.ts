import type { ErrorCode } from '#contract/codes.ts';
import { resendCode } from '#contract/endpoints/account.ts';
import type { Call } from '../http/call.ts';
import { type Answer, fail } from '../http/result.ts';
import { askAccountService } from '../upstream/account-service.ts';

const noCode: readonly ErrorCode[] = [
	'NO_PENDING_MFA_VERIFICATION',
	'MFA_NOT_ENABLED',
	'NEEDS_LOGIN_REFRESH',
];
const sendsNone = (answer: Answer) =>
	answer.kind === 'failed' && answer.codes.some((code) => noCode.includes(code));

/**
 * Sends the text message to the player who is signed in, or else for a sign-in that waits for it: pages ask nobody who
 * is signed in to finish a sign-in, but one that another tab began may be left.
 */
export async function resendSecondFactor(call: Call<typeof resendCode>): Promise<Answer> {
	const { input, session, challenge } = call;
	let answer: Answer = fail(422, 'NO_PENDING_MFA_VERIFICATION');
	for (const bearer of [session, challenge]) {
		if (bearer) answer = (await askAccountService({ endpoint: resendCode, input, bearer }, call)).answer;
		if (!sendsNone(answer)) return answer;
	}
	return answer;
}
