import type { ParsedInput } from '#contract/endpoint.ts';
import type { addToWishlist as endpoint, WishlistGame } from '#contract/endpoints/wishlist.ts';
import { limits } from '#contract/limits.ts';
import { type AccountResult, refuse, succeed } from '../../shared/answer.ts';
import type { Db } from '../../store/store.ts';
import type { AccountContext } from '../call.ts';
import { commitSignedIn, type SignedInCall } from '../signed-in.ts';

type GamesCall = SignedInCall<ParsedInput<typeof endpoint>>;

/** The games on the wishlist of a player, newest first. */
async function listGames(db: Db, userId: string): Promise<WishlistGame[]> {
	const rows = await db
		.selectFrom('wishlist_game')
		.select(['game', 'added_at'])
		.where('user_id', '=', userId)
		.orderBy('added_at', 'desc')
		.orderBy('game')
		.execute();
	return rows.map(({ game, added_at }) => ({ game, addedAt: new Date(added_at).toISOString() }));
}

export async function listWishlist(
	{ db }: AccountContext,
	{ user }: SignedInCall<unknown>,
): Promise<AccountResult> {
	return succeed(await listGames(db, user.id));
}

/** Adds games that are not on the list yet. The player is locked, so that two calls cannot fill the last place. */
export function addToWishlist(_account: AccountContext, call: GamesCall): Promise<AccountResult> {
	return commitSignedIn(call, async ({ db, now }, { user, input }) => {
		const known = new Set((await listGames(db, user.id)).map(({ game }) => game));
		const added = input.games.filter((game) => !known.has(game));
		if (known.size + added.length > limits.wishlist) return refuse('WISHLIST_FULL');
		const at = now();
		const rows = added.map((game) => ({ user_id: user.id, game, added_at: at }));
		if (rows.length > 0) await db.insertInto('wishlist_game').values(rows).execute();
		return succeed(await listGames(db, user.id));
	});
}

export function removeFromWishlist(_account: AccountContext, call: GamesCall): Promise<AccountResult> {
	return commitSignedIn(call, async ({ db }, { user, input }) => {
		await db
			.deleteFrom('wishlist_game')
			.where('user_id', '=', user.id)
			.where('game', 'in', input.games)
			.execute();
		return succeed(await listGames(db, user.id));
	});
}
