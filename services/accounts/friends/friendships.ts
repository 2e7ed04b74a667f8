import type { Db } from '../../store/store.ts';
import { lockKeys } from '../../store/transaction.ts';

/** Two players, whoever of them asked. */
export type Pair = readonly [string, string];

const inOrder = (pair: Pair) => [...pair].sort() as [string, string];

/** Keeps others who change something between the two waiting until the transaction ends. */
export const lockPair = (context: { db: Db }, pair: Pair): Promise<void> =>
	lockKeys(context, [`friends:${inOrder(pair).join(':')}`]);

export async function areFriends(db: Db, pair: Pair): Promise<boolean> {
	const [one, other] = inOrder(pair);
	const found = await db
		.selectFrom('friendship')
		.select('since')
		.where('one_id', '=', one)
		.where('other_id', '=', other)
		.executeTakeFirst();
	return found !== undefined;
}

export async function addFriendship(db: Db, pair: Pair, now: number): Promise<void> {
	const [one, other] = inOrder(pair);
	await db
		.insertInto('friendship')
		.values({ one_id: one, other_id: other, since: now })
		.onConflict((conflict) => conflict.doNothing())
		.execute();
}

/** Whether there was one to end. */
export async function endFriendship(db: Db, pair: Pair): Promise<boolean> {
	const [one, other] = inOrder(pair);
	const { numDeletedRows } = await db
		.deleteFrom('friendship')
		.where('one_id', '=', one)
		.where('other_id', '=', other)
		.executeTakeFirst();
	return numDeletedRows === 1n;
}
