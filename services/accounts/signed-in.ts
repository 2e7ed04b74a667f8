import { type AccountResult, refuse } from '../shared/answer.ts';
import type { AccountCall, AccountContext, AccountHandler, Caller } from './call.ts';
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

export function findSignedIn({ db, now }: AccountContext, { bearer }: Caller): SignedIn | undefined {
	const session = findSession(db, bearer, now());
	const user = session && findById(db, session.user_id);
	return user && { session, user };
}

/** Lets only a signed-in player through, and, but for what must go without, only one who has accepted the terms in force. */
export function signedIn<Input>(
	handler: SignedInHandler<Input>,
	{ withOldTerms = false } = {},
): AccountHandler<Input> {
	return (account, call) => {
		const found = findSignedIn(account, call);
		if (!found) return nobody;
		if (!withOldTerms && found.user.terms_version < currentTermsVersion) return refuse('TERMS_NOT_LATEST');
		touchSession(account.db, found.session, account.now());
		return handler(account, { ...call, ...found });
	};
}

/** Does the work with session and player as they stand when nothing can come between any more. */
export function commitSignedIn<Input>(
	account: AccountContext,
	call: SignedInCall<Input>,
	work: (present: SignedInCall<Input>) => AccountResult,
): AccountResult {
	return call.commit(() => {
		const found = findSignedIn(account, call);
		return found ? work({ ...call, ...found }) : nobody;
	});
}
