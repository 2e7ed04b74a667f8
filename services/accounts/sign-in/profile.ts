import { type AccountResult, redirect, succeed } from '../../shared/answer.ts';
import type { AccountContext, Caller } from '../call.ts';
import { presentUser } from '../present-user.ts';
import { findSession, touchSession } from '../sessions.ts';
import { findById } from '../users.ts';

/** Who is signed in; without a living session the way to the login page. */
export async function profile(account: AccountContext, { bearer }: Caller): Promise<AccountResult> {
	const { db, now } = account;
	const session = await findSession(db, bearer, now());
	const user = session && (await findById(db, session.user_id));
	if (!user) return redirect('/account/login');
	await touchSession(db, session, now());
	return succeed({
		user: await presentUser(account, user),
		expire: new Date(session.expires_at).toISOString(),
	});
}
