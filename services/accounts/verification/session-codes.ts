import { limits } from '#contract/limits.ts';
import type { Db } from '../../store/store.ts';
import type { AccountContext } from '../call.ts';
import { type SentCode, sendCode } from '../mfa/sms-codes.ts';
import type { SignedInCall } from '../signed-in.ts';

/** Sends a code to confirm a sensitive change with; false when the number has had as many as an hour allows. */
export async function sendSessionCode(
	account: AccountContext,
	{ user, bearer = '', session }: SignedInCall<unknown>,
): Promise<boolean> {
	const sent = await sendCode(account, user, bearer);
	if (!sent) return false;
	const values = { hash: sent.hash ?? '', expires_at: sent.expiresAt, tries: 0 };
	await account.db
		.insertInto('session_code')
		.values({ session_id: session.id, ...values })
		.onConflict((conflict) => conflict.column('session_id').doUpdateSet(values))
		.execute();
	return true;
}

/** The code that a session was sent, while it may still be tried. */
export function findSessionCode(db: Db, sessionId: string): Promise<SentCode | undefined> {
	return db
		.selectFrom('session_code')
		.select(['hash', 'expires_at as expiresAt'])
		.where('session_id', '=', sessionId)
		.where('tries', '<', limits.attempts.codePerChallenge)
		.executeTakeFirst();
}

export async function countSessionTry(db: Db, sessionId: string): Promise<void> {
	await db
		.updateTable('session_code')
		.set(({ eb }) => ({ tries: eb('tries', '+', 1) }))
		.where('session_id', '=', sessionId)
		.execute();
}

export async function dropSessionCode(db: Db, sessionId: string): Promise<void> {
	await db.deleteFrom('session_code').where('session_id', '=', sessionId).execute();
}
