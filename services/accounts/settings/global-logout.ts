import { type AccountResult, succeed } from '../../shared/answer.ts';
import type { AccountContext } from '../call.ts';
import { revokeAll } from '../sessions.ts';
import type { SignedInCall } from '../signed-in.ts';

/** Ends every session of the player, this one too. */
export function globalLogout({ db, now }: AccountContext, { user }: SignedInCall<unknown>): AccountResult {
	revokeAll(db, user.id, now());
	return succeed();
}
