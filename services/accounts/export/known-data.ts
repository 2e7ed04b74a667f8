import type { Db } from '../../store/store.ts';
import type { AccountContext } from '../call.ts';
import { readPreferences } from '../mail-preferences/preferences.ts';
import { listPasskeys } from '../passkeys/passkeys.ts';
import { presentUser } from '../present-user.ts';
import type { UserRow } from '../users.ts';

type Known = Pick<AccountContext, 'db' | 'now' | 'platforms' | 'hasPasskeys'>;
type Rows = Record<string, unknown>[];

/** What is known of a player beside their own row, by the name of its file; times are milliseconds since 1970. */
const kinds: Record<string, (db: Db, userId: string) => Promise<Rows>> = {
	sessions: (db, userId) =>
		db
			.selectFrom('session')
			.select(['device', 'created_at as createdAt', 'last_seen as lastSeen', 'expires_at as expiresAt'])
			.select('revoked_at as endedAt')
			.where('user_id', '=', userId)
			.orderBy('created_at')
			.orderBy('id')
			.execute(),
	devices: (db, userId) =>
		db.selectFrom('known_device').select('device').where('user_id', '=', userId).orderBy('device').execute(),
	securityEvents: (db, userId) =>
		db
			.selectFrom('security_event')
			.select(['kind', 'device', 'platform', 'at as happenedAt'])
			.where('user_id', '=', userId)
			.orderBy('at')
			.orderBy('id')
			.execute(),
	passkeys: async (db, userId) =>
		(await listPasskeys(db, userId)).map((row) => ({
			name: row.name,
			createdAt: row.created_at,
			lastUsedAt: row.last_used_at,
			transports: JSON.parse(row.transports),
			backedUp: row.backed_up === 1,
		})),
	platforms: (db, userId) =>
		db
			.selectFrom('platform_link')
			.select(['platform', 'identity', 'name', 'linked_at as linkedAt'])
			.where('user_id', '=', userId)
			.orderBy('linked_at')
			.orderBy('platform')
			.execute(),
	entitlements: (db, userId) =>
		db
			.selectFrom('entitlement_claim')
			.select(['entitlement', 'claimed_at as claimedAt'])
			.where('user_id', '=', userId)
			.orderBy('claimed_at')
			.orderBy('entitlement')
			.execute(),
	saves: (db, userId) =>
		db
			.selectFrom('cloud_save')
			.select(['name', 'game', 'platform', 'summary', 'size', 'updated_at as updatedAt'])
			.where('user_id', '=', userId)
			.orderBy('name')
			.execute(),
	wishlist: (db, userId) =>
		db
			.selectFrom('wishlist_game')
			.select(['game', 'added_at as addedAt'])
			.where('user_id', '=', userId)
			.orderBy('added_at')
			.orderBy('game')
			.execute(),
	friends: (db, userId) =>
		db
			.selectFrom('friendship')
			.innerJoin('user', (join) =>
				join.on(({ eb, ref }) => eb('user.id', 'in', [ref('one_id'), ref('other_id')])),
			)
			.select(['username', 'since as becameFriendsAt'])
			.where(({ eb }) => eb('one_id', '=', userId).or('other_id', '=', userId))
			.where('user.id', '<>', userId)
			.orderBy('since')
			.orderBy('user.id')
			.execute(),
	blocked: (db, userId) =>
		db
			.selectFrom('player_block')
			.innerJoin('user', 'user.id', 'blocked_id')
			.select(['username', 'since as blockedAt'])
			.where('player_block.user_id', '=', userId)
			.orderBy('since')
			.orderBy('user.id')
			.execute(),
	invites: (db, userId) =>
		db
			.selectFrom('friend_invite')
			.innerJoin('user as inviter', 'inviter.id', 'from_id')
			.innerJoin('user as invited', 'invited.id', 'to_id')
			.select(['inviter.username as sender', 'invited.username as receiver', 'expires_at as expiresAt'])
			.where(({ eb }) => eb('from_id', '=', userId).or('to_id', '=', userId))
			.orderBy('expires_at')
			.orderBy('from_id')
			.orderBy('to_id')
			.execute(),
};

const isTime = (name: string, value: unknown): value is number =>
	/(?:At|Seen)$/.test(name) && typeof value === 'number';

function readable(row: Record<string, unknown>): Record<string, unknown> {
	const entries = Object.entries(row).map(([name, value]) => [
		name,
		isTime(name, value) ? new Date(value).toISOString() : value,
	]);
	return Object.fromEntries(entries);
}

async function accountOf(account: Known, user: UserRow) {
	const {
		phoneMasked: _,
		platforms: __,
		passkeys: ___,
		pendingEmail: ____,
		...shown
	} = await presentUser(account, user);
	return {
		...shown,
		emailAskedFor: user.pending_email,
		phone: user.phone,
		dateOfBirth: user.date_of_birth,
		onlineVisibleTo: user.online_visible_to,
		createdAt: new Date(user.created_at).toISOString(),
	};
}

/** Everything that is known of a player, by the name of the file that holds it; no secret and nothing made from one. */
export async function knownData(account: Known, user: UserRow): Promise<Record<string, unknown>> {
	const data: Record<string, unknown> = { account: await accountOf(account, user) };
	data.mailPreferences = await readPreferences(account.db, user);
	for (const [name, list] of Object.entries(kinds)) {
		const rows = await list(account.db, user.id);
		data[name] = rows.map(readable);
	}
	return data;
}
