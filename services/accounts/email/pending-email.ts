import type { User } from '#contract/endpoints/account.ts';
import type { ServiceContext } from '../../context.ts';
import type { Db } from '../../store/store.ts';
import type { UserRow } from '../users.ts';
import { dropValidationTokens } from '../validation/validation-tokens.ts';

type Clocked = Pick<ServiceContext, 'db' | 'now'>;
type Waiting = Pick<UserRow, 'id' | 'pending_email'>;

/** Ends a change of address that is not confirmed yet; the link in its mail is dead. */
export async function dropPendingEmail(db: Db, userId: string): Promise<void> {
	const { numUpdatedRows } = await db
		.updateTable('user')
		.set({ pending_email: null })
		.where('id', '=', userId)
		.where('pending_email', 'is not', null)
		.executeTakeFirst();
	if (numUpdatedRows > 0n) await dropValidationTokens(db, userId);
}

/** The address that waits; none where it was left unconfirmed for so long that its owner could no longer undo it. */
export async function pendingEmailOf(
	{ db, now }: Clocked,
	{ id, pending_email }: Waiting,
): Promise<string | null> {
	if (pending_email === null) return null;
	const undo = await db
		.selectFrom('email_undo')
		.select('hash')
		.where('user_id', '=', id)
		.where('expires_at', '>', now())
		.limit(1)
		.executeTakeFirst();
	return undo ? pending_email : null;
}

/** The waiting change of address as its player sees it. */
export async function presentPendingEmail(clocked: Clocked, user: Waiting): Promise<User['pendingEmail']> {
	const email = await pendingEmailOf(clocked, user);
	if (email === null) return null;
	const link = await clocked.db
		.selectFrom('validation_token')
		.select('hash')
		.where('user_id', '=', user.id)
		.where('used', '=', 0)
		.where('expires_at', '>', clocked.now())
		.limit(1)
		.executeTakeFirst();
	return { email, expired: !link };
}
