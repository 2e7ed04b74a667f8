import type { AccountContext } from '../call.ts';
import { linkedPlatforms } from '../present-user.ts';
import { platformNames } from './names.ts';

/** The platforms that are linked to a player, each with the name that they have there: `Steam (Lantern)`. */
export async function linkedNames(
	account: Pick<AccountContext, 'db' | 'platforms'>,
	userId: string,
): Promise<string[]> {
	const platforms = await linkedPlatforms(account, userId);
	return platforms
		.filter(({ linked }) => linked)
		.map(({ platform, name }) => `${platformNames[platform]} (${name})`);
}
