import type { DatabaseSync } from 'node:sqlite';
import { platformNames } from '../../platforms/names.ts';
import { linkedPlatforms } from '../present-user.ts';

/** The platforms that are linked to a player, each with the name that they have there: `Steam (Lantern)`. */
export function linkedNames(db: DatabaseSync, userId: string): string[] {
	return linkedPlatforms(db, userId)
		.filter(({ linked }) => linked)
		.map(({ platform, name }) => `${platformNames[platform]} (${name})`);
}
