import type { Db } from '../../store/store.ts';
import { linkedPlatforms } from '../present-user.ts';
import { platformNames } from './names.ts';

/** The platforms that are linked to a player, each with the name that they have there: `Steam (Lantern)`. */
export async function linkedNames(db: Db, userId: string): Promise<string[]> {
	const platforms = await linkedPlatforms(db, userId);
	return platforms
		.filter(({ linked }) => linked)
		.map(({ platform, name }) => `${platformNames[platform]} (${name})`);
}
