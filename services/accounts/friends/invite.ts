import type { ParsedInput } from '#contract/endpoint.ts';
import type { inviteFriend as endpoint } from '#contract/endpoints/friends.ts';
import { limits } from '#contract/limits.ts';
import { type AccountResult, refuse, refuseUntil, succeed } from '../../shared/answer.ts';
import { countOf, countUpTo } from '../../shared/attempts.ts';
import type { AccountContext } from '../call.ts';
import { commitSignedIn, type SignedInCall } from '../signed-in.ts';
import { findByUsername } from '../users.ts';
import { areFriends } from './friendships.ts';
import { addInvite, isPending } from './invites.ts';

type InviteCall = SignedInCall<ParsedInput<typeof endpoint>>;
const { times, within } = limits.attempts.invite;

/** Invites a player. Every try counts, so that names cannot be guessed by inviting them. */
export function inviteFriend(account: AccountContext, call: InviteCall): AccountResult {
	return commitSignedIn(account, call, (present) => {
		const window = { key: `invite:${present.user.id}`, within, now: account.now() };
		const mayTry = countUpTo(account.db, times, window);
		return mayTry ? invite(account, present) : refuseUntil(countOf(account.db, window).untilOldestLeaves);
	});
}

/** Nobody learns of an account whose address was never confirmed: it is as good as none. */
function invite({ db, now }: AccountContext, { user, input }: InviteCall): AccountResult {
	const other = findByUsername(db, input.username);
	if (other?.id === user.id) return refuse('USERS_MUST_NOT_MATCH');
	if (!other?.email_verified) return refuse('USER_NOT_FOUND');
	const invited = { from: user.id, to: other.id };
	if (areFriends(db, [user.id, other.id]) || isPending(db, invited, now()))
		return refuse('ALREADY_FRIENDS_OR_PENDING_INVITE');
	addInvite(db, invited, now());
	return succeed();
}
