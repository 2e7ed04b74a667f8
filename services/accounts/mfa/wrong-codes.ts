import { limits } from '#contract/limits.ts';
import { type AccountRefusal, refuse, refuseUntil } from '../../shared/answer.ts';
import { count, countOf, forget } from '../../shared/attempts.ts';
import type { AccountContext } from '../call.ts';

const { times, within } = limits.attempts.codePerAccount;

const keyOf = (userId: string) => `code:${userId}`;

/** Refuses a player who has typed as many wrong codes as 15 minutes allow, wherever they were asked for one. */
export function refuseAfterWrongCodes(
	{ db, now }: AccountContext,
	userId: string,
): AccountRefusal | undefined {
	const tried = countOf(db, { key: keyOf(userId), within, now: now() });
	return tried.times >= times ? refuseUntil(tried.untilOldestLeaves) : undefined;
}

/** Counts a wrong code, and says that it is one. */
export function refuseCode({ db, now }: AccountContext, userId: string): AccountRefusal {
	count(db, { key: keyOf(userId), now: now() });
	return refuse('MFA_CODE_INVALID', { fields: { code: 'msg.MFA_CODE_INVALID' } });
}

export function forgetWrongCodes({ db }: AccountContext, userId: string): void {
	forget(db, keyOf(userId));
}
