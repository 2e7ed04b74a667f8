import { verify } from '#contract/endpoints/platforms.ts';
import type { CallContext } from '../http/call.ts';
import type { Result } from '../http/result.ts';
import { requestAccountService } from '../upstream/account-service.ts';

/** With what a player shows who they are; both are empty where a recent verification is to do. */
interface Proof {
	password: string;
	code: string;
}

/** Has the account service judge a proof, where there is one, before a call that carries none; gives its refusal. */
export async function verifyPlayer(proof: Proof, call: CallContext): Promise<Result | undefined> {
	if (proof.password === '' && proof.code === '') return undefined;
	const verification = { endpoint: verify, input: { ...proof }, bearer: call.session };
	const { answer } = await requestAccountService(verification, call);
	return answer.kind === 'failed' ? answer : undefined;
}
