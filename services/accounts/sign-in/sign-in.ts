import { type AccountResult, succeed } from '../../shared/answer.ts';
import type { AccountContext, Caller } from '../call.ts';
import { presentUser } from '../present-user.ts';
import { recordEvent } from '../security-events.ts';
import { startSession } from '../sessions.ts';
import type { UserRow } from '../users.ts';
import { notifyOfDevice } from './notify-of-device.ts';

/** Lets a player in who has shown everything that was asked. */
export async function signIn(
	account: AccountContext,
	user: UserRow,
	{ device }: Caller,
): Promise<AccountResult> {
	const { db, now } = account;
	const session = await startSession(db, { userId: user.id, device, now: now() });
	await notifyOfDevice(account, user, device);
	await recordEvent(account, { userId: user.id, kind: 'signedIn', device });
	return succeed({ user: await presentUser(account, user), expire: session.expire }, { session });
}
