import type { ParsedInput } from '#contract/endpoint.ts';
import type { removeFriend as endpoint } from '#contract/endpoints/friends.ts';
import { type AccountResult, refuse, succeed } from '../../shared/answer.ts';
import type { AccountContext } from '../call.ts';
import { commitSignedIn, type SignedInCall } from '../signed-in.ts';
import { findByUsername } from '../users.ts';
import { endFriendship } from './friendships.ts';
import { takeInvite } from './invites.ts';

/** Ends a friendship, or takes back an invite. */
export function removeFriend(
	account: AccountContext,
	call: SignedInCall<ParsedInput<typeof endpoint>>,
): AccountResult {
	const { db, now } = account;
	return commitSignedIn(account, call, ({ user, input }) => {
		const other = findByUsername(db, input.username)?.id ?? '';
		const isEnded = endFriendship(db, [user.id, other]);
		return isEnded || takeInvite(db, { from: user.id, to: other }, now())
			? succeed()
			: refuse('FRIEND_NOT_FOUND');
	});
}
