import { type AccountResult, refuse } from '../shared/answer.ts';
import type { AccountCall, AccountContext, AccountHandler, Caller } from './call.ts';
import { lockUser } from './lock-user.ts';
import { findSession, type SessionRow, touchSession } from './sessions.ts';
import { currentTermsVersion } from './terms.ts';
import { findById, type UserRow } from './users.ts';

/** A living session with its player. */
export interface SignedIn {
	session: SessionRow;
	user: UserRow;
}

export type SignedInCall<Input> = AccountCall<Input> & SignedIn;
export type SignedInHandler<Input> = (
	account: AccountContext,
	call: SignedInCall<Input>,
) => AccountResult | Promise<AccountResult>;

const nobody = refuse('NEEDS_LOGIN_REFRESH', { status: 401 });

export async function findSignedIn(
	{ db, now }: AccountContext,
	{ bearer }: Caller,
): Promise<SignedIn | undefined> {
	const session = await findSession(db, bearer, now());
	const user = session && (await findById(db, session.user_id));
	return user && { session, user };
}

/** Lets only a signed-in player through, and, but for what must go without, only one who has accepted the terms in force. */
export function signedIn<Input>(
	handler: SignedInHandler<Input>,
	{ withOldTerms = false } = {},
): AccountHandler<Input> {
	return async (account, call) => {
		const found = await findSignedIn(account, call);
		if (!found) return nobody;
		if (!withOldTerms && found.user.terms_version < currentTermsVersion) return refuse('TERMS_NOT_LATEST');
		await touchSession(account.db, found.session, account.now());
		return handler(account, { ...call, ...found });
	};
}

/** Does the work with session and player as they stand when nothing can come between any more. */
export function commitSignedIn<Input>(
	call: SignedInCall<Input>,
	work: (account: AccountContext, present: SignedInCall<Input>) => Promise<AccountResult>,
): Promise<AccountResult> {
	return call.commit(async (account) => {
		await lockUser(account, call.user.id);
		const found = await findSignedIn(account, call);
		return found ? work(account, { ...call, ...found }) : nobody;
	});
}
