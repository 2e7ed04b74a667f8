import { addFriendship } from '#services/accounts/friends/friendships.ts';
import { addInvite } from '#services/accounts/friends/invites.ts';
import type { Db } from '#services/store/store.ts';

const friendsOfMira = ['pavel', 'ines', 'oskar'];

/** Mira's friends, and an invite to her that nobody has answered. */
export async function seedFriends(db: Db, now: number): Promise<void> {
	for (const name of friendsOfMira) await addFriendship(db, ['player-mira', `player-${name}`], now);
	await addInvite(db, { from: 'player-tomas', to: 'player-mira' }, now);
}
