import type { ErrorCode } from '#contract/codes.ts';
import { resendCode } from '#contract/endpoints/account.ts';
import type { Call } from '../http/call.ts';
import { fail, type Result } from '../http/result.ts';
import { requestAccountService } from '../upstream/account-service.ts';

const noCode: readonly ErrorCode[] = [
	'NO_PENDING_MFA_VERIFICATION',
	'MFA_NOT_ENABLED',
	'NEEDS_LOGIN_REFRESH',
];
const sendsNone = (answer: Result) =>
	answer.kind === 'failed' && answer.codes.some((code) => noCode.includes(code));

/**
 * Sends the text message to the player who is signed in, or else for a sign-in that waits for it: pages ask nobody who
 * is signed in to finish a sign-in, but one that another tab began may be left.
 */
export async function resendMfaCode(call: Call<typeof resendCode>): Promise<Result> {
	const { input, session, challenge } = call;
	let answer: Result = fail(422, 'NO_PENDING_MFA_VERIFICATION');
	for (const bearer of [session, challenge]) {
		if (bearer) answer = (await requestAccountService({ endpoint: resendCode, input, bearer }, call)).answer;
		if (!sendsNone(answer)) return answer;
	}
	return answer;
}
