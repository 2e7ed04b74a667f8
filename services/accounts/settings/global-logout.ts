import { type AccountResult, succeed } from '../../shared/answer.ts';
import { transaction } from '../../store/transaction.ts';
import type { AccountContext } from '../call.ts';
import { lockUser } from '../lock-user.ts';
import { recordEvent } from '../security-events.ts';
import { revokeAll } from '../sessions.ts';
import type { SignedInCall } from '../signed-in.ts';

/** Ends every session of the player, this one too. */
export function globalLogout(
	account: AccountContext,
	{ user, device }: SignedInCall<unknown>,
): Promise<AccountResult> {
	return transaction(account, async (account) => {
		await lockUser(account, user.id);
		await revokeAll(account.db, user.id, account.now());
		await recordEvent(account, { userId: user.id, kind: 'allSessionsEnded', device });
		return succeed();
	});
}
