import type { Selectable } from 'kysely';
import { limits } from '#contract/limits.ts';
import type { Db } from '../../store/store.ts';
import type { PendingFactorTable } from '../../store/tables.ts';

const columns = ['kind', 'phone', 'secret', 'code_hash', 'expires_at'] as const;

/** An MFA method that is being set up. */
export type PendingFactor = Pick<Selectable<PendingFactorTable>, (typeof columns)[number]>;

/** Starts setting up MFA; what was begun before is dead. */
export async function startFactor(
	db: Db,
	userId: string,
	factor: Partial<PendingFactor> & Pick<PendingFactor, 'kind' | 'expires_at'>,
): Promise<void> {
	const values = { phone: null, secret: null, code_hash: null, ...factor, tries: 0 };
	await db
		.insertInto('pending_factor')
		.values({ user_id: userId, ...values })
		.onConflict((conflict) => conflict.column('user_id').doUpdateSet(values))
		.execute();
}

interface Wanted {
	userId: string;
	kind: PendingFactor['kind'];
	now: number;
}

/** What that player has begun to set up, while it can still be confirmed. */
export function findFactor(db: Db, { userId, kind, now }: Wanted): Promise<PendingFactor | undefined> {
	return db
		.selectFrom('pending_factor')
		.select(columns)
		.where('user_id', '=', userId)
		.where('kind', '=', kind)
		.where('expires_at', '>', now)
		.where('tries', '<', limits.attempts.codePerChallenge)
		.executeTakeFirst();
}

export async function countFactorTry(db: Db, userId: string): Promise<void> {
	await db
		.updateTable('pending_factor')
		.set(({ eb }) => ({ tries: eb('tries', '+', 1) }))
		.where('user_id', '=', userId)
		.execute();
}

export async function dropFactor(db: Db, userId: string): Promise<void> {
	await db.deleteFrom('pending_factor').where('user_id', '=', userId).execute();
}
