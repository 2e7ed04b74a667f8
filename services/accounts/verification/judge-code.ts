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
export async function judgeCode(
	account: AccountContext,
	call: SignedInCall<Verification>,
	{ anew }: JudgeOptions,
): Promise<AccountRefusal | undefined> {
	if (call.user.factor && call.input.code !== '') return judgeGiven(account, call, call.user.factor);
	return !anew && isFresh(account, call.session) ? undefined : refuse('MISSING_PASSWORD_REVALIDATION');
}

type Factor = 'sms' | 'totp';

async function judgeGiven(
	account: AccountContext,
	call: SignedInCall<Verification>,
	factor: Factor,
): Promise<AccountRefusal | undefined> {
	const { user, session, bearer: salt = '' } = call;
	const locked = await refuseAfterWrongCodes(account, user.id);
	if (locked) return locked;
	const sent = await findSessionCode(account.db, session.id);
	if (!(await acceptCode(account, { user, factor, sent, salt, code: call.input.code }))) {
		await countSessionTry(account.db, session.id);
		return refuseCode(account, user.id);
	}
	await dropSessionCode(account.db, session.id);
	await forgetWrongCodes(account, user.id);
	await markVerified(account, session);
	return undefined;
}
