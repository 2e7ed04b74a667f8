import { limits } from '#contract/limits.ts';
import { createToken, digest } from '../../shared/secrets.ts';
import type { Db } from '../../store/store.ts';

/**
 * Makes a token for the link in a mail. Those of the mails before hold as well until one is used: anybody may ask for another,
 * and would end the owner's link by it.
 */
export async function issueValidationToken(db: Db, userId: string, now: number): Promise<string> {
	const token = createToken();
	const expires_at = now + limits.lifetime.validationToken * 1000;
	await db
		.insertInto('validation_token')
		.values({ hash: digest(token), user_id: userId, expires_at })
		.execute();
	return token;
}

/** The token as it stands, undefined when it is none of that player's or too old. */
export function findValidationToken(
	db: Db,
	{ userId, token }: { userId: string; token: string },
	now: number,
): Promise<{ used: 0 | 1 } | undefined> {
	return db
		.selectFrom('validation_token')
		.select('used')
		.where('user_id', '=', userId)
		.where('hash', '=', digest(token))
		.where('expires_at', '>', now)
		.executeTakeFirst();
}

/** Uses the tokens up; the address that they were sent to is the player's from now on. */
export async function consumeValidationTokens(db: Db, userId: string): Promise<void> {
	await db.updateTable('validation_token').set({ used: 1 }).where('user_id', '=', userId).execute();
	await db
		.updateTable('user')
		.set(({ fn }) => ({
			email: fn.coalesce('pending_email', 'email'),
			pending_email: null,
			email_verified: 1,
		}))
		.where('id', '=', userId)
		.execute();
}

/** Ends every token of a player. */
export async function dropValidationTokens(db: Db, userId: string): Promise<void> {
	await db.deleteFrom('validation_token').where('user_id', '=', userId).execute();
}
