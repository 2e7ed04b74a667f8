import { lockKeys } from '../store/transaction.ts';
import type { AccountContext } from './call.ts';
import { findById, type UserRow } from './users.ts';

/** Keeps others who lock that player waiting until the transaction ends; gives the player as they stand from then on. */
export async function lockUser(account: AccountContext, id: string): Promise<UserRow | undefined> {
	await lockKeys(account, [`user:${id}`]);
	return findById(account.db, id);
}
