import { type AccountResult, refuse, succeed } from '../../shared/answer.ts';
import type { AccountContext } from '../call.ts';
import { notify } from '../mails/notify.ts';
import { recordEvent } from '../security-events.ts';
import type { SignedInCall } from '../signed-in.ts';
import { renewCodes } from './recovery-codes.ts';

/** Makes ten new recovery codes. */
export async function renewRecoveryCodes(
	account: AccountContext,
	{ user, device }: SignedInCall<unknown>,
): Promise<AccountResult> {
	if (!user.factor) return refuse('MFA_NOT_ENABLED');
	await notify(account, user, 'recoveryCodesRenewed');
	await recordEvent(account, { userId: user.id, kind: 'recoveryCodesRenewed', device });
	return succeed({ recoveryCodes: await renewCodes(account.db, user.id) });
}
