import type { DatabaseSync } from 'node:sqlite';
import type { Friend, FriendList, Invite } from '#contract/endpoints/friends.ts';
import { limits } from '#contract/limits.ts';
import { type AccountResult, succeed } from '../../shared/answer.ts';
import { all } from '../../store/query.ts';
import type { AccountContext } from '../call.ts';
import type { SignedInCall } from '../signed-in.ts';

const friends = `SELECT username, display_name AS displayName, EXISTS (
		SELECT 1 FROM session WHERE session.user_id = user.id
			AND revoked_at IS NULL AND session.expires_at > ?1 AND last_seen > ?2
	) AS online
	FROM friendship JOIN user ON user.id = iif(one_id = ?3, other_id, one_id)
	WHERE one_id = ?3 OR other_id = ?3 ORDER BY display_name`;

/** Online is who has used the site within the last minutes. */
function listOf(db: DatabaseSync, userId: string, now: number): Friend[] {
	const rows = all<Omit<Friend, 'online'> & { online: 0 | 1 }>(
		db,
		friends,
		...[now, now - limits.lifetime.presence * 1000, userId],
	);
	return rows.map(({ online, ...rest }) => ({ ...rest, online: online === 1 }));
}

const invites = (mine: 'from_id' | 'to_id', theirs: 'from_id' | 'to_id') =>
	`SELECT username, display_name AS displayName, expires_at FROM friend_invite JOIN user ON user.id = ${theirs}
		WHERE ${mine} = ? AND expires_at > ? ORDER BY expires_at DESC`;
const incoming = invites('to_id', 'from_id');
const outgoing = invites('from_id', 'to_id');

function invitesOf(db: DatabaseSync, sql: string, userId: string, now: number): Invite[] {
	const rows = all<Omit<Invite, 'expires'> & { expires_at: number }>(db, sql, userId, now);
	return rows.map(({ expires_at, ...rest }) => ({ ...rest, expires: new Date(expires_at).toISOString() }));
}

/** Everybody whom a player is friends with, or may become friends with. */
export function friendsOf(db: DatabaseSync, userId: string, now: number): FriendList {
	return {
		friends: listOf(db, userId, now),
		incoming: invitesOf(db, incoming, userId, now),
		outgoing: invitesOf(db, outgoing, userId, now),
	};
}

export function listFriends({ db, now }: AccountContext, { user }: SignedInCall<unknown>): AccountResult {
	return succeed(friendsOf(db, user.id, now()));
}
