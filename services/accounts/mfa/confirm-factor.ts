import type { ParsedInput } from '#contract/endpoint.ts';
import type { confirmTotp as endpoint } from '#contract/endpoints/mfa.ts';
import { type AccountResult, refuse, succeed } from '../../shared/answer.ts';
import type { AccountContext } from '../call.ts';
import { notify } from '../mails/notify.ts';
import { recordEvent } from '../security-events.ts';
import { commitSignedIn, type SignedInCall, type SignedInHandler } from '../signed-in.ts';
import { countFactorTry, dropFactor, findFactor, type PendingFactor } from './pending-factors.ts';
import { renewCodes } from './recovery-codes.ts';
import { isSentCode } from './sms-codes.ts';
import { stepOfCode } from './totp.ts';
import { forgetWrongCodes, refuseAfterWrongCodes, refuseCode } from './wrong-codes.ts';

type ConfirmCall = SignedInCall<ParsedInput<typeof endpoint>>;

/** Makes what was set up the MFA method, with a code that shows that it works. */
export function confirmFactor(kind: PendingFactor['kind']): SignedInHandler<ConfirmCall['input']> {
	return (_account, call) =>
		commitSignedIn(call, async (account, present) => {
			const { user } = present;
			if (user.factor) return refuse('MFA_ALREADY_ENABLED');
			const factor = await findFactor(account.db, { userId: user.id, kind, now: account.now() });
			if (!factor) return refuse('NO_PENDING_MFA_VERIFICATION');
			return (await refuseAfterWrongCodes(account, user.id)) ?? judge(account, present, factor);
		});
}

async function judge(
	account: AccountContext,
	call: ConfirmCall,
	factor: PendingFactor,
): Promise<AccountResult> {
	const step = stepOf(account, call, factor);
	if (step !== undefined) return enable(account, call, { ...factor, step });
	await countFactorTry(account.db, call.user.id);
	return refuseCode(account, call.user.id);
}

/** The step that the code uses up, 0 for one by SMS; undefined for a wrong code. */
function stepOf({ now }: AccountContext, call: ConfirmCall, factor: PendingFactor): number | undefined {
	const { input, bearer: salt = '' } = call;
	if (factor.kind === 'totp') return stepOfCode(factor.secret ?? '', input.code, now());
	const sent = { hash: factor.code_hash, expiresAt: factor.expires_at };
	return isSentCode(sent, { code: input.code, salt, now: now() }) ? 0 : undefined;
}

async function enable(
	account: AccountContext,
	{ user, device }: ConfirmCall,
	{ kind, phone, secret, step }: PendingFactor & { step: number },
): Promise<AccountResult> {
	const { db } = account;
	await db
		.updateTable('user')
		.set({ factor: kind, phone, totp_secret: secret, totp_step: step })
		.where('id', '=', user.id)
		.execute();
	await dropFactor(db, user.id);
	await forgetWrongCodes(account, user.id);
	await notify(account, user, 'mfaAdded');
	await recordEvent(account, { userId: user.id, kind: 'mfaEnabled', device });
	return succeed({ recoveryCodes: await renewCodes(db, user.id) });
}
