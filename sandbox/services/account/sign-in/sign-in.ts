import { type Answer, succeed } from '../answer.ts';
import type { AccountContext, Caller } from '../call.ts';
import { presentUser } from '../present-user.ts';
import { startSession } from '../sessions.ts';
import type { UserRow } from '../users.ts';

/** Lets a player in who has shown everything that was asked. */
export function signIn({ db, now }: AccountContext, user: UserRow, { device }: Caller): Answer {
	const session = startSession(db, { userId: user.id, device, now: now() });
	return succeed({ user: presentUser(db, user), expire: session.expire }, { session });
}
