import type { Selectable } from 'kysely';
import { limits } from '#contract/limits.ts';
import type { Grant } from '#contract/upstream.ts';
import { createToken, digest } from '../../shared/secrets.ts';
import type { Db } from '../../store/store.ts';
import type { ChallengeTable } from '../../store/tables.ts';
import type { AccountContext } from '../call.ts';
import type { UserRow } from '../users.ts';
import { sendCode } from './sms-codes.ts';

const columns = ['hash', 'user_id', 'factor', 'code_hash', 'code_expires_at', 'tries'] as const;

/** A sign-in that waits for MFA. */
export type Challenge = Pick<Selectable<ChallengeTable>, (typeof columns)[number]>;

interface Start {
	userId: string;
	factor: Challenge['factor'];
	now: number;
}

export async function startChallenge(db: Db, { userId, factor, now }: Start): Promise<Grant> {
	const token = createToken();
	const expires = now + limits.lifetime.challenge * 1000;
	await db
		.insertInto('challenge')
		.values({ hash: digest(token), user_id: userId, factor, expires_at: expires })
		.execute();
	return { token, expire: new Date(expires).toISOString() };
}

/** The challenge that a token belongs to, while it can still be met. */
export async function findChallenge(
	db: Db,
	token: string | undefined,
	now: number,
): Promise<Challenge | undefined> {
	if (token === undefined) return undefined;
	return db
		.selectFrom('challenge')
		.select(columns)
		.where('hash', '=', digest(token))
		.where('ended', '=', 0)
		.where('expires_at', '>', now)
		.where('tries', '<', limits.attempts.codePerChallenge)
		.executeTakeFirst();
}

/** Sends a new code for a challenge; false when the number has had as many as an hour allows. */
export async function sendChallengeCode(
	account: AccountContext,
	user: UserRow,
	token: string,
): Promise<boolean> {
	const sent = await sendCode(account, user, token);
	if (!sent) return false;
	await account.db
		.updateTable('challenge')
		.set({ code_hash: sent.hash, code_expires_at: sent.expiresAt })
		.where('hash', '=', digest(token))
		.execute();
	return true;
}

export async function countTry(db: Db, { hash }: Challenge): Promise<void> {
	await db
		.updateTable('challenge')
		.set(({ eb }) => ({ tries: eb('tries', '+', 1) }))
		.where('hash', '=', hash)
		.execute();
}

export async function endChallenge(db: Db, { hash }: Challenge): Promise<void> {
	await db.updateTable('challenge').set({ ended: 1 }).where('hash', '=', hash).execute();
}
