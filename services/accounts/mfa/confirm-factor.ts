import type { ParsedInput } from '#contract/endpoint.ts';
import type { confirmTotp as endpoint } from '#contract/endpoints/mfa.ts';
import { type AccountResult, refuse, succeed } from '../../shared/answer.ts';
import { run } from '../../store/query.ts';
import type { AccountContext } from '../call.ts';
import { notify } from '../mails/notify.ts';
import { commitSignedIn, type SignedInCall, type SignedInHandler } from '../signed-in.ts';
import { countFactorTry, dropFactor, findFactor, type PendingFactor } from './pending-factors.ts';
import { renewCodes } from './recovery-codes.ts';
import { isSentCode } from './sms-codes.ts';
import { stepOfCode } from './totp.ts';
import { forgetWrongCodes, refuseAfterWrongCodes, refuseCode } from './wrong-codes.ts';

type ConfirmCall = SignedInCall<ParsedInput<typeof endpoint>>;

/** Makes what was set up the MFA method, with a code that shows that it works. */
export function confirmFactor(kind: PendingFactor['kind']): SignedInHandler<ConfirmCall['input']> {
	return (account, call) =>
		commitSignedIn(account, call, (present) => {
			const { user } = present;
			if (user.factor) return refuse('MFA_ALREADY_ENABLED');
			const factor = findFactor(account.db, { userId: user.id, kind, now: account.now() });
			if (!factor) return refuse('NO_PENDING_MFA_VERIFICATION');
			return refuseAfterWrongCodes(account, user.id) ?? judge(account, present, factor);
		});
}

function judge(account: AccountContext, call: ConfirmCall, factor: PendingFactor): AccountResult {
	const step = stepOf(account, call, factor);
	if (step !== undefined) return enable(account, call, { ...factor, step });
	countFactorTry(account.db, call.user.id);
	return refuseCode(account, call.user.id);
}

/** The step that the code uses up, 0 for one by SMS; undefined for a wrong code. */
function stepOf({ now }: AccountContext, call: ConfirmCall, factor: PendingFactor): number | undefined {
	const { input, bearer: salt = '' } = call;
	if (factor.kind === 'totp') return stepOfCode(factor.secret ?? '', input.code, now());
	const sent = { hash: factor.code_hash, expiresAt: factor.expires_at };
	return isSentCode(sent, { code: input.code, salt, now: now() }) ? 0 : undefined;
}

const update = 'UPDATE user SET factor = ?, phone = ?, totp_secret = ?, totp_step = ? WHERE id = ?';

function enable(
	account: AccountContext,
	{ user }: ConfirmCall,
	factor: PendingFactor & { step: number },
): AccountResult {
	const { db } = account;
	run(db, update, factor.kind, factor.phone, factor.secret, factor.step, user.id);
	dropFactor(db, user.id);
	forgetWrongCodes(account, user.id);
	notify(account, user, 'mfaAdded');
	return succeed({ recoveryCodes: renewCodes(db, user.id) });
}
