import type { AccountContext } from '../call.ts';
import type { UserRow } from '../users.ts';
import { dropLink, listLinks } from './links.ts';
import { giveBack } from './revocations.ts';

/** Unlinks every platform of a player, so that nobody signs in from there. */
export function unlinkAll(account: AccountContext, { id }: UserRow): void {
	for (const link of listLinks(account.db, id)) {
		dropLink(account.db, id, link.platform);
		giveBack(account, link);
	}
}
