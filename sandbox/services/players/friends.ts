import type { DatabaseSync } from 'node:sqlite';
import { addFriendship } from '#services/accounts/friends/friendships.ts';
import { addInvite } from '#services/accounts/friends/invites.ts';

const friendsOfMira = ['pavel', 'ines', 'oskar'];

/** Mira's friends, and an invite to her that nobody has answered. */
export function seedFriends(db: DatabaseSync, now: number): void {
	for (const name of friendsOfMira) addFriendship(db, ['player-mira', `player-${name}`], now);
	addInvite(db, { from: 'player-tomas', to: 'player-mira' }, now);
}
