import type { ParsedOf } from '#contract/endpoint.ts';
import type { submitCode as endpoint } from '#contract/endpoints/account.ts';
import { limits } from '#contract/limits.ts';
import { type Answer, refuse, refuseUntil } from '../answer.ts';
import { count, countOf, forget } from '../attempts.ts';
import type { AccountContext, Call } from '../call.ts';
import { signIn } from '../sign-in/sign-in.ts';
import { findById } from '../users.ts';
import { acceptCode } from './accept-code.ts';
import { type Challenge, countTry, endChallenge, findChallenge } from './challenges.ts';

type CodeCall = Call<ParsedOf<typeof endpoint>>;
const { times, within } = limits.attempts.codePerAccount;

/** Finishes a sign-in; counting, checking and using a code up are one step that nothing can come between. */
export function submitCode(account: AccountContext, call: CodeCall): Answer {
	return call.commit(() => {
		const challenge = findChallenge(account.db, call.bearer, account.now());
		if (!challenge) return refuse('NO_PENDING_MFA_VERIFICATION');
		return lockOf(account, challenge) ?? judge(account, call, challenge);
	});
}

function keyOf(challenge: Challenge): string {
	return `code:${challenge.user_id}`;
}

function lockOf({ db, now }: AccountContext, challenge: Challenge): Answer | undefined {
	const tried = countOf(db, { key: keyOf(challenge), within, now: now() });
	return tried.times >= times ? refuseUntil(tried.untilOldestLeaves) : undefined;
}

function judge(account: AccountContext, call: CodeCall, challenge: Challenge): Answer {
	const { db, now } = account;
	const user = findById(db, challenge.user_id);
	if (!user || !acceptCode(account, { user, challenge, code: call.input.code, token: call.bearer ?? '' })) {
		countTry(db, challenge);
		count(db, { key: keyOf(challenge), now: now() });
		return refuse('MFA_CODE_INVALID');
	}
	endChallenge(db, challenge);
	forget(db, keyOf(challenge));
	return signIn(account, user, call);
}
