import type { DatabaseSync } from 'node:sqlite';
import { linkedPlatforms } from '../present-user.ts';
import { platformNames } from './names.ts';

/** The platforms that are linked to a player, each with the name that they have there: `Steam (Lantern)`. */
export function linkedNames(db: DatabaseSync, userId: string): string[] {
	return linkedPlatforms(db, userId)
		.filter(({ linked }) => linked)
		.map(({ platform, name }) => `${platformNames[platform]} (${name})`);
}
