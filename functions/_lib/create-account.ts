import { hasReachedAge } from '#contract/date-of-birth.ts';
import { create } from '#contract/endpoints/account.ts';
import { callAccountService } from './account-service.ts';
import { type Answer, fail } from './answer.ts';
import type { Call } from './call.ts';

const tooYoung = fail(422, 'AGE_NOT_MET', { fields: { dateOfBirth: 'msg.AGE_NOT_MET' } });

/** Creates an account for somebody old enough. */
export async function createAccount(call: Call<typeof create>): Promise<Answer> {
	const { dateOfBirth } = call.input;
	if (!hasReachedAge(dateOfBirth, call.config.MINIMUM_AGE, Date.now())) return tooYoung;
	return (await callAccountService(create, call)).answer;
}
