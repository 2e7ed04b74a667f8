import type { ParsedInput } from '#contract/endpoint.ts';
import type { revokeSession as endpoint, Session } from '#contract/endpoints/account-settings.ts';
import { type AccountResult, refuse, succeed } from '../../shared/answer.ts';
import type { AccountContext } from '../call.ts';
import { listSessions, revokeById, type SessionRow } from '../sessions.ts';
import type { SignedInCall } from '../signed-in.ts';

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
export async function revokeOwnSession(
	{ db, now }: AccountContext,
	{ input, user }: SignedInCall<ParsedInput<typeof endpoint>>,
): Promise<AccountResult> {
	const wasTheirs = await revokeById(db, { id: input.id, user_id: user.id }, now());
	return wasTheirs ? succeed() : refuse('NOT_FOUND', { status: 404 });
}
