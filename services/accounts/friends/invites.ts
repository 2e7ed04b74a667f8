import { limits } from '#contract/limits.ts';
import type { Db } from '../../store/store.ts';

/** Who has invited whom. */
export interface Invited {
	from: string;
	to: string;
}

/** Whether an invite waits for an answer, whichever of the two has sent it. */
export async function isPending(db: Db, { from, to }: Invited, now: number): Promise<boolean> {
	const found = await db
		.selectFrom('friend_invite')
		.select('expires_at')
		.where('expires_at', '>', now)
		.where(({ and, eb, or }) =>
			or([
				and([eb('from_id', '=', from), eb('to_id', '=', to)]),
				and([eb('from_id', '=', to), eb('to_id', '=', from)]),
			]),
		)
		.limit(1)
		.executeTakeFirst();
	return found !== undefined;
}

/** Sends an invite, in the place of one that has ended. */
export async function addInvite(db: Db, { from, to }: Invited, now: number): Promise<void> {
	const expires_at = now + limits.lifetime.friendInvite * 1000;
	await db
		.insertInto('friend_invite')
		.values({ from_id: from, to_id: to, expires_at })
		.onConflict((conflict) => conflict.columns(['from_id', 'to_id']).doUpdateSet({ expires_at }))
		.execute();
}

/** Ends an invite; false where none waits for an answer. */
export async function takeInvite(db: Db, { from, to }: Invited, now: number): Promise<boolean> {
	const found = await db
		.deleteFrom('friend_invite')
		.where('from_id', '=', from)
		.where('to_id', '=', to)
		.returning('expires_at')
		.executeTakeFirst();
	return found !== undefined && found.expires_at > now;
}
