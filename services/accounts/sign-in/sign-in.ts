import { type AccountResult, succeed } from '../../shared/answer.ts';
import type { AccountContext, Caller } from '../call.ts';
import { presentUser } from '../present-user.ts';
import { startSession } from '../sessions.ts';
import type { UserRow } from '../users.ts';
import { notifyOfDevice } from './notify-of-device.ts';

/** Lets a player in who has shown everything that was asked. */
export function signIn(account: AccountContext, user: UserRow, { device }: Caller): AccountResult {
	const { db, now } = account;
	const session = startSession(db, { userId: user.id, device, now: now() });
	notifyOfDevice(account, user, device);
	return succeed({ user: presentUser(account, user), expire: session.expire }, { session });
}
