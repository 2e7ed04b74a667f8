import { type AccountResult, redirect, succeed } from '../../shared/answer.ts';
import type { AccountContext, Caller } from '../call.ts';
import { presentUser } from '../present-user.ts';
import { findSession, touchSession } from '../sessions.ts';
import { findById } from '../users.ts';

/** Who is signed in; without a living session the way to the login page. */
export function profile(account: AccountContext, { bearer }: Caller): AccountResult {
	const { db, now } = account;
	const session = findSession(db, bearer, now());
	const user = session && findById(db, session.user_id);
	if (!user) return redirect('/account/login');
	touchSession(db, session, now());
	return succeed({ user: presentUser(account, user), expire: new Date(session.expires_at).toISOString() });
}
