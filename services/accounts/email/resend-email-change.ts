import { type AccountResult, refuse, refuseUntil, succeed } from '../../shared/answer.ts';
import type { AccountContext } from '../call.ts';
import { commitSignedIn, type SignedInCall } from '../signed-in.ts';
import { askToConfirm } from './ask-to-confirm.ts';
import { untilNextChange } from './email-limit.ts';
import { pendingEmailOf } from './pending-email.ts';

/** Mails the link again that confirms a new address. */
export function resendEmailChange(account: AccountContext, call: SignedInCall<unknown>): AccountResult {
	return commitSignedIn(account, call, ({ user }) => {
		const email = pendingEmailOf(account, user);
		if (email === null) return refuse('NO_PENDING_EMAIL_VALIDATION');
		const wait = untilNextChange(account, user);
		if (wait > 0) return refuseUntil(wait);
		askToConfirm(account, user, email);
		return succeed();
	});
}
