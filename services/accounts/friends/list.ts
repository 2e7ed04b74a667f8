import type { ParsedInput } from '#contract/endpoint.ts';
import type {
	Friend,
	FriendList,
	Invite,
	OnlineVisibility,
	setOnlineVisibility as visibilityEndpoint,
} from '#contract/endpoints/friends.ts';
import { limits } from '#contract/limits.ts';
import { type AccountResult, succeed } from '../../shared/answer.ts';
import type { Db } from '../../store/store.ts';
import type { AccountContext } from '../call.ts';
import { commitSignedIn, type SignedInCall } from '../signed-in.ts';
import type { UserRow } from '../users.ts';
import { listBlocked } from './blocks.ts';

/** Online is who has used the site within the last minutes. */
async function findOnline(db: Db, userIds: readonly string[], now: number): Promise<Set<string>> {
	if (userIds.length === 0) return new Set();
	const rows = await db
		.selectFrom('session')
		.select('user_id')
		.distinct()
		.where('user_id', 'in', userIds)
		.where('revoked_at', 'is', null)
		.where('expires_at', '>', now)
		.where('last_seen', '>', now - limits.lifetime.presence * 1000)
		.execute();
	return new Set(rows.map(({ user_id }) => user_id));
}

const person = ['user.id', 'username', 'display_name as displayName', 'online_visible_to'] as const;

interface Person {
	id: string;
	username: string;
	displayName: string;
	online_visible_to: OnlineVisibility;
}

/** What is said of somebody; whether they are online only to whom they let see it. */
const toName = ({ username, displayName }: Person) => ({ username, displayName });

const friendsOf = (db: Db, userId: string): Promise<Person[]> =>
	db
		.selectFrom('friendship')
		.innerJoin('user', (join) =>
			join.on(({ eb, or }) =>
				or([eb('user.id', '=', eb.ref('one_id')), eb('user.id', '=', eb.ref('other_id'))]),
			),
		)
		.where(({ eb, or }) => or([eb('one_id', '=', userId), eb('other_id', '=', userId)]))
		.where('user.id', '<>', userId)
		.select(person)
		.orderBy('display_name')
		.execute();

type Side = 'from_id' | 'to_id';
type InviteRow = Person & { expires_at: number };

/** The invites of one side, without those of players whom this one has blocked. */
const invitesOf = (
	db: Db,
	{ mine, theirs, userId }: { mine: Side; theirs: Side; userId: string },
	now: number,
): Promise<InviteRow[]> =>
	db
		.selectFrom('friend_invite')
		.innerJoin('user', 'user.id', theirs)
		.select([...person, 'expires_at'])
		.where(mine, '=', userId)
		.where('expires_at', '>', now)
		.where(({ not, exists, selectFrom }) =>
			not(
				exists(
					selectFrom('player_block')
						.select('since')
						.where('player_block.user_id', '=', userId)
						.whereRef('blocked_id', '=', 'user.id'),
				),
			),
		)
		.orderBy('expires_at', 'desc')
		.execute();

/** Those who have blocked a player: to them nobody is online. */
async function blockersOf(db: Db, userId: string): Promise<Set<string>> {
	const rows = await db
		.selectFrom('player_block')
		.select('user_id')
		.where('blocked_id', '=', userId)
		.execute();
	return new Set(rows.map(({ user_id }) => user_id));
}

/** Everybody whom a player is friends with, or may become friends with, and whom they have blocked. */
export async function readFriendList(db: Db, user: UserRow, now: number): Promise<FriendList> {
	const { id: userId, online_visible_to: onlineVisibleTo } = user;
	const friends = await friendsOf(db, userId);
	const incoming = await invitesOf(db, { mine: 'to_id', theirs: 'from_id', userId }, now);
	const outgoing = await invitesOf(db, { mine: 'from_id', theirs: 'to_id', userId }, now);
	const blockers = await blockersOf(db, userId);
	const everybody = [...friends, ...incoming, ...outgoing];
	const online = await findOnline(
		db,
		everybody.map(({ id }) => id),
		now,
	);
	const toFriend = (friend: Person): Friend => ({
		...toName(friend),
		online: friend.online_visible_to !== 'nobody' && online.has(friend.id),
	});
	const toInvite = ({ expires_at, ...other }: InviteRow): Invite => ({
		...toName(other),
		expires: new Date(expires_at).toISOString(),
		...(other.online_visible_to === 'all' && { online: online.has(other.id) && !blockers.has(other.id) }),
	});
	return {
		friends: friends.map(toFriend),
		incoming: incoming.map(toInvite),
		outgoing: outgoing.map(toInvite),
		blocked: await listBlocked(db, userId),
		onlineVisibleTo,
	};
}

/** The player's friends, invites and blocks. */
export async function listFriends(
	{ db, now }: AccountContext,
	{ user }: SignedInCall<unknown>,
): Promise<AccountResult> {
	return succeed(await readFriendList(db, user, now()));
}

/** Sets who sees when the player is online. */
export function setOnlineVisibility(
	_account: AccountContext,
	call: SignedInCall<ParsedInput<typeof visibilityEndpoint>>,
): Promise<AccountResult> {
	return commitSignedIn(call, async ({ db }, { user, input }) => {
		const chosen = { online_visible_to: input.onlineVisibleTo };
		await db.updateTable('user').set(chosen).where('id', '=', user.id).execute();
		return succeed();
	});
}
