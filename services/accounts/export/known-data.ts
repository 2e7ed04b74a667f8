import type { ServiceContext } from '../../context.ts';
import { all } from '../../store/query.ts';
import { presentUser } from '../present-user.ts';
import type { UserRow } from '../users.ts';

type Clocked = Pick<ServiceContext, 'db' | 'now'>;

/** What is known of a player beside their own row, by the name of its file; times are milliseconds since 1970. */
const tables: Record<string, string> = {
	sessions: `SELECT device, created_at AS createdAt, last_seen AS lastSeen, expires_at AS expiresAt,
		revoked_at AS endedAt FROM session WHERE user_id = ?`,
	devices: 'SELECT device FROM known_device WHERE user_id = ?',
	platforms: 'SELECT platform, identity, name, linked_at AS linkedAt FROM platform_link WHERE user_id = ?',
	entitlements: 'SELECT entitlement, claimed_at AS claimedAt FROM entitlement_claim WHERE user_id = ?',
	saves: `SELECT name, game, platform, summary, size, updated_at AS updatedAt FROM cloud_save WHERE user_id = ?`,
	friends: `SELECT username, since AS becameFriendsAt FROM friendship
		JOIN user ON user.id = CASE one_id WHEN ?1 THEN other_id ELSE one_id END WHERE ?1 IN (one_id, other_id)`,
	invites: `SELECT inviter.username AS sender, invited.username AS receiver, expires_at AS expiresAt
		FROM friend_invite JOIN user AS inviter ON inviter.id = from_id JOIN user AS invited ON invited.id = to_id
		WHERE ?1 IN (from_id, to_id)`,
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

function accountOf(account: Clocked, user: UserRow) {
	const { phoneMasked: _, platforms: __, pendingEmail: ___, ...shown } = presentUser(account, user);
	return {
		...shown,
		emailAskedFor: user.pending_email,
		phone: user.phone,
		dateOfBirth: user.date_of_birth,
		createdAt: new Date(user.created_at).toISOString(),
	};
}

/** Everything that is known of a player, by the name of the file that holds it; no secret and nothing made from one. */
export function knownData(account: Clocked, user: UserRow): Record<string, unknown> {
	const rows = Object.entries(tables).map(([name, sql]) => [
		name,
		all<Record<string, unknown>>(account.db, sql, user.id).map(readable),
	]);
	return { account: accountOf(account, user), ...Object.fromEntries(rows) };
}
