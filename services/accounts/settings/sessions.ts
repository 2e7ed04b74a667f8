import type { ParsedInput } from '#contract/endpoint.ts';
import type { revokeSession as endpoint, Session } from '#contract/endpoints/sessions.ts';
import { type AccountResult, refuse, succeed } from '../../shared/answer.ts';
import type { AccountContext } from '../call.ts';
import { recordEvent } from '../security-events.ts';
import { listSessions, revokeById, revokeOthers, type SessionRow } from '../sessions.ts';
import { commitSignedIn, type SignedInCall } from '../signed-in.ts';

/** Where the player is signed in, this session first. */
export async function ownSessions(
	{ db, now }: AccountContext,
	{ session }: SignedInCall<unknown>,
): Promise<AccountResult> {
	const present = ({ id, device, last_seen }: SessionRow): Session => ({
		id,
		device,
		lastSeen: new Date(last_seen).toISOString(),
		current: id === session.id,
	});
	const sessions = (await listSessions(db, session.user_id, now())).map(present);
	return succeed(sessions.sort((one, other) => Number(other.current) - Number(one.current)));
}

/** Ends one session of the player; nobody learns whether an id is somebody else's. */
export function revokeOwnSession(
	_account: AccountContext,
	call: SignedInCall<ParsedInput<typeof endpoint>>,
): Promise<AccountResult> {
	return commitSignedIn(call, async (account, { input, user, device }) => {
		const wasTheirs = await revokeById(account.db, { id: input.id, user_id: user.id }, account.now());
		if (!wasTheirs) return refuse('NOT_FOUND', { status: 404 });
		await recordEvent(account, { userId: user.id, kind: 'sessionEnded', device });
		return succeed();
	});
}

/** Ends every session of the player but this one. */
export function revokeOtherSessions(
	_account: AccountContext,
	call: SignedInCall<unknown>,
): Promise<AccountResult> {
	return commitSignedIn(call, async (account, { user, session, device }) => {
		await revokeOthers(account.db, session, account.now());
		await recordEvent(account, { userId: user.id, kind: 'otherSessionsEnded', device });
		return succeed();
	});
}
