import type { AccountContext } from '../call.ts';
import type { UserRow } from '../users.ts';
import { dropLink, listLinks } from './links.ts';
import { giveBack } from './revocations.ts';

/** Unlinks every platform of a player, so that nobody signs in from there. */
export async function unlinkAll(account: AccountContext, { id }: UserRow): Promise<void> {
	for (const link of await listLinks(account.db, id)) {
		await dropLink(account.db, id, link.platform);
		await giveBack(account, link);
	}
}
