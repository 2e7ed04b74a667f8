import type { ParsedInput } from '#contract/endpoint.ts';
import type { acceptInvite as endpoint } from '#contract/endpoints/friends.ts';
import { type AccountResult, refuse, succeed } from '../../shared/answer.ts';
import type { AccountContext } from '../call.ts';
import { commitSignedIn, type SignedInCall } from '../signed-in.ts';
import { findByUsername } from '../users.ts';
import { hasBlocked } from './blocks.ts';
import { addFriendship, lockPair } from './friendships.ts';
import { takeInvite } from './invites.ts';

type AnswerCall = SignedInCall<ParsedInput<typeof endpoint>>;

const notFound = refuse('INVITE_NOT_FOUND_OR_EXPIRED');

/** Ends an invite by answering it, once; an unknown name has sent none either. */
function answerInvite(call: AnswerCall, isAccepted: boolean): Promise<AccountResult> {
	return commitSignedIn(call, async (account, { user, input }) => {
		const { db, now } = account;
		const from = (await findByUsername(db, input.username))?.id ?? '';
		await lockPair(account, [from, user.id]);
		// One whom the player has blocked sees their invite wait; the player does not see it.
		if (await hasBlocked(db, user.id, from)) return notFound;
		if (!(await takeInvite(db, { from, to: user.id }, now()))) return notFound;
		if (isAccepted) await addFriendship(db, [from, user.id], now());
		return succeed();
	});
}

export function acceptInvite(_account: AccountContext, call: AnswerCall): Promise<AccountResult> {
	return answerInvite(call, true);
}

export function rejectInvite(_account: AccountContext, call: AnswerCall): Promise<AccountResult> {
	return answerInvite(call, false);
}
