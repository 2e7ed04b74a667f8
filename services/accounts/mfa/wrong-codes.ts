import { limits } from '#contract/limits.ts';
import { type AccountRefusal, refuse, refuseUntil } from '../../shared/answer.ts';
import { count, countOf, forget } from '../../shared/attempts.ts';
import type { AccountContext } from '../call.ts';

const { times, within } = limits.attempts.codePerAccount;

const keyOf = (userId: string) => `code:${userId}`;

/** Refuses a player who has typed as many wrong codes as 15 minutes allow, wherever they were asked for one. */
export async function refuseAfterWrongCodes(
	account: AccountContext,
	userId: string,
): Promise<AccountRefusal | undefined> {
	const tried = await countOf(account, { key: keyOf(userId), within });
	return tried.times >= times ? refuseUntil(tried.untilOldestLeaves) : undefined;
}

/** Counts a wrong code, and says that it is one. */
export async function refuseCode(account: AccountContext, userId: string): Promise<AccountRefusal> {
	await count(account, { key: keyOf(userId) });
	return refuse('MFA_CODE_INVALID', { fields: { code: 'msg.MFA_CODE_INVALID' } });
}

export async function forgetWrongCodes(account: AccountContext, userId: string): Promise<void> {
	await forget(account, [keyOf(userId)]);
}
