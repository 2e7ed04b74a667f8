import { type AccountResult, refuse, refuseUntil, succeed } from '../../shared/answer.ts';
import type { AccountContext } from '../call.ts';
import { commitSignedIn, type SignedInCall } from '../signed-in.ts';
import { askToConfirm } from './ask-to-confirm.ts';
import { untilNextChange } from './email-limit.ts';
import { pendingEmailOf } from './pending-email.ts';

/** Mails the link again that confirms a new address. */
export function resendEmailChange(
	_account: AccountContext,
	call: SignedInCall<unknown>,
): Promise<AccountResult> {
	return commitSignedIn(call, async (account, { user }) => {
		const email = await pendingEmailOf(account, user);
		if (email === null) return refuse('NO_PENDING_EMAIL_VALIDATION');
		const wait = await untilNextChange(account, user);
		if (wait > 0) return refuseUntil(wait);
		await askToConfirm(account, user, email);
		return succeed();
	});
}
