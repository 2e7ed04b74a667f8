import { type AccountResult, refuse, succeed } from '../../shared/answer.ts';
import type { AccountContext } from '../call.ts';
import { notify } from '../mails/notify.ts';
import type { SignedInCall } from '../signed-in.ts';
import { renewCodes } from './recovery-codes.ts';

/** Makes ten new recovery codes. */
export function renewRecoveryCodes(account: AccountContext, { user }: SignedInCall<unknown>): AccountResult {
	if (!user.factor) return refuse('MFA_NOT_ENABLED');
	notify(account, user, 'recoveryCodesRenewed');
	return succeed({ recoveryCodes: renewCodes(account.db, user.id) });
}
