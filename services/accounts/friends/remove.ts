import type { ParsedInput } from '#contract/endpoint.ts';
import type { removeFriend as endpoint } from '#contract/endpoints/friends.ts';
import { type AccountResult, refuse, succeed } from '../../shared/answer.ts';
import type { AccountContext } from '../call.ts';
import { commitSignedIn, type SignedInCall } from '../signed-in.ts';
import { findByUsername } from '../users.ts';
import { endFriendship, lockPair } from './friendships.ts';
import { takeInvite } from './invites.ts';

/** Ends a friendship, or takes back an invite. */
export function removeFriend(
	_account: AccountContext,
	call: SignedInCall<ParsedInput<typeof endpoint>>,
): Promise<AccountResult> {
	return commitSignedIn(call, async (account, { user, input }) => {
		const { db, now } = account;
		const other = (await findByUsername(db, input.username))?.id ?? '';
		await lockPair(account, [user.id, other]);
		const isEnded = await endFriendship(db, [user.id, other]);
		return isEnded || (await takeInvite(db, { from: user.id, to: other }, now()))
			? succeed()
			: refuse('FRIEND_NOT_FOUND');
	});
}
