import type { ParsedInput } from '#contract/endpoint.ts';
import type { inviteFriend as endpoint } from '#contract/endpoints/friends.ts';
import { limits } from '#contract/limits.ts';
import { type AccountResult, refuse, refuseUntil, succeed } from '../../shared/answer.ts';
import { untilCounted } from '../../shared/attempts.ts';
import type { AccountContext } from '../call.ts';
import { commitSignedIn, type SignedInCall } from '../signed-in.ts';
import { findByUsername } from '../users.ts';
import { hasBlocked } from './blocks.ts';
import { areFriends, lockPair } from './friendships.ts';
import { addInvite, isPending } from './invites.ts';

type InviteCall = SignedInCall<ParsedInput<typeof endpoint>>;

/** Invites a player. Every try counts, so that names cannot be guessed by inviting them. */
export function inviteFriend(_account: AccountContext, call: InviteCall): Promise<AccountResult> {
	return commitSignedIn(call, async (account, present) => {
		const wait = await untilCounted(account, [
			{ ...limits.attempts.invite, key: `invite:${present.user.id}` },
		]);
		return wait > 0 ? refuseUntil(wait) : invite(account, present);
	});
}

/** Nobody learns of an account whose address was never confirmed: it is as good as none. */
async function invite(account: AccountContext, { user, input }: InviteCall): Promise<AccountResult> {
	const { db, now } = account;
	const other = await findByUsername(db, input.username);
	if (other?.id === user.id) return refuse('USERS_MUST_NOT_MATCH');
	if (!other?.email_verified) return refuse('USER_NOT_FOUND');
	const invited = { from: user.id, to: other.id };
	await lockPair(account, [user.id, other.id]);
	if (await hasBlocked(db, user.id, other.id)) return refuse('USER_BLOCKED');
	if ((await areFriends(db, [user.id, other.id])) || (await isPending(db, invited, now())))
		return refuse('ALREADY_FRIENDS_OR_PENDING_INVITE');
	await addInvite(db, invited, now());
	return succeed();
}
