import { expect, test } from 'vitest';
import { limits } from '#contract/limits.ts';
import { sessionOf } from './account-client.ts';
import { origin, serviceKey, state, withOwnSandbox } from './own-services.ts';

withOwnSandbox();

test('[GP-06] a wishlist takes all games of a call or none, up to its limit, however many calls come at once', async () => {
	const bearer = await sessionOf('mira');
	const add = async (games: readonly string[]) => {
		const response = await fetch(`${origin()}/accounts/api/wishlist/add`, {
			method: 'POST',
			headers: {
				'Content-Type': 'application/json',
				'X-Service-Key': serviceKey,
				Authorization: `Bearer ${bearer}`,
			},
			body: JSON.stringify({ games }),
		});
		return [response.status, (await response.json()).messages];
	};
	const size = limits.wishlist / 5;
	const parts = Array.from({ length: 7 }, (_, part) =>
		Array.from({ length: size }, (_, index) => `game-${part}-${index}`),
	);
	const answers = await Promise.all(parts.map(add));
	expect(answers.filter(([status]) => status !== 200)).toEqual([
		[422, ['WISHLIST_FULL']],
		[422, ['WISHLIST_FULL']],
	]);
	expect((await state()).counts.wishlist_game).toBe(limits.wishlist);
	// What is on a full list already may be added again.
	const known = (await state()).rows.wishlist_game?.map(({ game }) => String(game)) ?? [];
	expect(await add(known)).toEqual([200, undefined]);
});
