import type { ParsedInput } from '#contract/endpoint.ts';
import type { acceptInvite as endpoint } from '#contract/endpoints/friends.ts';
import { type AccountResult, refuse, succeed } from '../../shared/answer.ts';
import type { AccountContext } from '../call.ts';
import { commitSignedIn, type SignedInCall } from '../signed-in.ts';
import { findByUsername } from '../users.ts';
import { addFriendship } from './friendships.ts';
import { takeInvite } from './invites.ts';

type AnswerCall = SignedInCall<ParsedInput<typeof endpoint>>;

/** Ends an invite by answering it, once; an unknown name has sent none either. */
function answerInvite(account: AccountContext, call: AnswerCall, isAccepted: boolean): AccountResult {
	const { db, now } = account;
	return commitSignedIn(account, call, ({ user, input }) => {
		const from = findByUsername(db, input.username)?.id ?? '';
		if (!takeInvite(db, { from, to: user.id }, now())) return refuse('INVITE_NOT_FOUND_OR_EXPIRED');
		if (isAccepted) addFriendship(db, [from, user.id], now());
		return succeed();
	});
}

export function acceptInvite(account: AccountContext, call: AnswerCall): AccountResult {
	return answerInvite(account, call, true);
}

export function rejectInvite(account: AccountContext, call: AnswerCall): AccountResult {
	return answerInvite(account, call, false);
}
