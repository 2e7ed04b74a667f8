import type { Friend, FriendList, Invite } from '#contract/endpoints/friends.ts';
import { limits } from '#contract/limits.ts';
import { type AccountResult, succeed } from '../../shared/answer.ts';
import type { Db } from '../../store/store.ts';
import type { AccountContext } from '../call.ts';
import type { SignedInCall } from '../signed-in.ts';

/** Online is who has used the site within the last minutes. */
async function listOf(db: Db, userId: string, now: number): Promise<Friend[]> {
	const rows = await db
		.selectFrom('friendship')
		.innerJoin('user', (join) =>
			join.on(({ eb, or }) =>
				or([eb('user.id', '=', eb.ref('one_id')), eb('user.id', '=', eb.ref('other_id'))]),
			),
		)
		.where(({ eb, or }) => or([eb('one_id', '=', userId), eb('other_id', '=', userId)]))
		.where('user.id', '<>', userId)
		.select(['username', 'display_name as displayName'])
		.select(({ selectFrom }) =>
			selectFrom('session')
				.select(({ fn }) => fn.countAll<number>().as('count'))
				.whereRef('session.user_id', '=', 'user.id')
				.where('revoked_at', 'is', null)
				.where('session.expires_at', '>', now)
				.where('last_seen', '>', now - limits.lifetime.presence * 1000)
				.as('sessions'),
		)
		.orderBy('display_name')
		.execute();
	return rows.map(({ sessions, ...friend }) => ({ ...friend, online: (sessions ?? 0) > 0 }));
}

type Side = 'from_id' | 'to_id';

async function invitesOf(
	db: Db,
	{ mine, theirs, userId }: { mine: Side; theirs: Side; userId: string },
	now: number,
): Promise<Invite[]> {
	const rows = await db
		.selectFrom('friend_invite')
		.innerJoin('user', 'user.id', theirs)
		.select(['username', 'display_name as displayName', 'expires_at'])
		.where(mine, '=', userId)
		.where('expires_at', '>', now)
		.orderBy('expires_at', 'desc')
		.execute();
	return rows.map(({ expires_at, ...rest }) => ({ ...rest, expires: new Date(expires_at).toISOString() }));
}

/** Everybody whom a player is friends with, or may become friends with. */
export async function friendsOf(db: Db, userId: string, now: number): Promise<FriendList> {
	return {
		friends: await listOf(db, userId, now),
		incoming: await invitesOf(db, { mine: 'to_id', theirs: 'from_id', userId }, now),
		outgoing: await invitesOf(db, { mine: 'from_id', theirs: 'to_id', userId }, now),
	};
}

export async function listFriends(
	{ db, now }: AccountContext,
	{ user }: SignedInCall<unknown>,
): Promise<AccountResult> {
	return succeed(await friendsOf(db, user.id, now()));
}
