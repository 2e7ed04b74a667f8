import { limits } from '#contract/limits.ts';
import { createToken, digest } from '../../shared/secrets.ts';
import type { Db } from '../../store/store.ts';

/**
 * Makes a code of 256 bits for the link in a mail. Those of the mails before hold as well until one is used: anybody may ask
 * for a mail, and would end the owner's reset by it. What an hour allows to one mailbox bounds them.
 */
export async function issueResetCode(db: Db, userId: string, now: number): Promise<string> {
	const code = createToken();
	const expires = now + limits.lifetime.resetCode * 1000;
	await db
		.insertInto('reset_code')
		.values({ hash: digest(code), user_id: userId, expires_at: expires })
		.execute();
	return code;
}

/** When that player's code ends, in milliseconds; undefined when it is none of theirs. */
export async function endOfResetCode(db: Db, userId: string, code: string): Promise<number | undefined> {
	const found = await db
		.selectFrom('reset_code')
		.select('expires_at')
		.where('user_id', '=', userId)
		.where('hash', '=', digest(code))
		.executeTakeFirst();
	return found?.expires_at;
}

/** Ends every code of a player. */
export async function dropResetCodes(db: Db, userId: string): Promise<void> {
	await db.deleteFrom('reset_code').where('user_id', '=', userId).execute();
}
