import { type AccountRefusal, refuse } from '../../shared/answer.ts';
import type { AccountContext } from '../call.ts';
import { acceptCode } from '../mfa/accept-code.ts';
import { forgetWrongCodes, refuseAfterWrongCodes, refuseCode } from '../mfa/wrong-codes.ts';
import type { SignedInCall } from '../signed-in.ts';
import type { Verification } from './by-password.ts';
import { isFresh, markVerified } from './freshness.ts';
import { countSessionTry, dropSessionCode, findSessionCode } from './session-codes.ts';

export interface JudgeOptions {
	/** Whether a confirmation of a while ago does not count. */
	anew: boolean;
}

/** Refuses a change that neither a code nor an earlier confirmation allows. */
export function judgeCode(
	account: AccountContext,
	call: SignedInCall<Verification>,
	{ anew }: JudgeOptions,
): AccountRefusal | undefined {
	if (call.user.factor && call.input.code !== '') return judgeGiven(account, call, call.user.factor);
	return !anew && isFresh(account, call.session) ? undefined : refuse('MISSING_PASSWORD_REVALIDATION');
}

type Factor = 'sms' | 'totp';

function judgeGiven(
	account: AccountContext,
	call: SignedInCall<Verification>,
	factor: Factor,
): AccountRefusal | undefined {
	const { user, session, bearer: salt = '' } = call;
	const locked = refuseAfterWrongCodes(account, user.id);
	if (locked) return locked;
	const sent = findSessionCode(account.db, session.id);
	if (!acceptCode(account, { user, factor, sent, salt, code: call.input.code })) {
		countSessionTry(account.db, session.id);
		return refuseCode(account, user.id);
	}
	dropSessionCode(account.db, session.id);
	forgetWrongCodes(account, user.id);
	markVerified(account, session);
	return undefined;
}
