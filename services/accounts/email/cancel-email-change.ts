import { type AccountResult, refuse, succeed } from '../../shared/answer.ts';
import type { AccountContext } from '../call.ts';
import { notify } from '../mails/notify.ts';
import { recordEvent } from '../security-events.ts';
import { commitSignedIn, type SignedInCall } from '../signed-in.ts';
import type { UserRow } from '../users.ts';
import { dropPendingEmail, pendingEmailOf } from './pending-email.ts';
import { dropUndosOf } from './undo-tokens.ts';

/** Gives up a new address that is not confirmed yet. */
export function cancelEmailChange(
	_account: AccountContext,
	call: SignedInCall<unknown>,
): Promise<AccountResult> {
	return commitSignedIn(call, async (account, { user, device }) => {
		const email = await pendingEmailOf(account, user);
		return email === null ? refuse('NO_PENDING_EMAIL_VALIDATION') : cancel(account, user, device);
	});
}

/** Ends a waiting change, and mails the address that the account keeps. */
export async function cancel(account: AccountContext, user: UserRow, device: string): Promise<AccountResult> {
	await dropPendingEmail(account.db, user.id);
	// Nothing is left of this change to undo; what a change before it can still undo stays.
	await dropUndosOf(account.db, user);
	await notify(account, user, 'addressChangeCancelled');
	await recordEvent(account, { userId: user.id, kind: 'emailChangeCancelled', device });
	return succeed();
}
