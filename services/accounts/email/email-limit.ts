import type { AccountContext } from '../call.ts';
import { untilNextMail } from '../mail-limit.ts';
import type { UserRow } from '../users.ts';

/** Counts one more mail about a new address; gives the seconds to wait where a player has asked for too many. */
export function untilNextChange(account: AccountContext, { id }: UserRow): Promise<number> {
	return untilNextMail(account, `update-email:${id}`);
}
