import { strFromU8, unzipSync } from 'fflate';
import { beforeEach, describe, expect, test } from 'vitest';
import type { WishlistGame } from '#contract/endpoints/wishlist.ts';
import { limits } from '#contract/limits.ts';
import {
	type CookieJar,
	call,
	jarOf,
	players,
	readState,
	reset,
	setClock,
	setFaults,
} from '../support/site.ts';

const change = (action: 'add' | 'remove', games: unknown, jar: CookieJar) =>
	call(`/api/wishlist/${action}`, { body: { games }, jar });
const list = (jar: CookieJar) => call('/api/wishlist/list', { jar });
const gamesIn = ({ body }: Awaited<ReturnType<typeof list>>) =>
	(body.data as WishlistGame[]).map(({ game }) => game);
const many = (count: number, name = 'game') =>
	Array.from({ length: count }, (_, index) => `${name}-${index}`);

beforeEach(reset);

describe('[GP-06] a wishlist in the account', () => {
	test('takes games once, newest first, and lets them go', async () => {
		const jar = await jarOf(players.mira);
		await change('add', ['lowtide'], jar);
		await setClock(60);
		const added = await change('add', ['wending', 'lowtide', 'wending'], jar);
		expect(gamesIn(added)).toEqual(['wending', 'lowtide']);
		expect(added.body.data).toEqual((await list(jar)).body.data);
		expect(gamesIn(await change('remove', ['lowtide', 'emberwick'], jar))).toEqual(['wending']);
		expect(gamesIn(await list(jar))).toEqual(['wending']);
		expect(gamesIn(await list(await jarOf(players.pavel)))).toEqual([]);
	});

	test.each(
		[[], 'lowtide', ['../x'], ['Lowtide'], [''], ['x'.repeat(101)], [1], many(limits.wishlist + 1)].map(
			(games) => [games],
		),
	)('refuses %.30j and stores nothing', async (games) => {
		const jar = await jarOf(players.mira);
		const { hash } = await readState();
		for (const action of ['add', 'remove'] as const) {
			const reply = await change(action, games, jar);
			expect([reply.status, Object.keys(reply.body.fields ?? {})]).toEqual([400, ['games']]);
		}
		expect((await readState()).hash).toBe(hash);
	});

	test('is part of what a player downloads, and goes with the account', async () => {
		const jar = await jarOf(players.mira);
		await change('add', ['wending'], jar);
		const { password } = players.mira;
		const body = { password, code: '' };
		const file = await call('/api/account/export', { body, jar });
		const zip = unzipSync(new Uint8Array(file.bytes));
		expect(JSON.parse(strFromU8(zip['wishlist.json'] as Uint8Array))).toEqual([
			{ game: 'wending', addedAt: expect.stringMatching(/^\d{4}-.*Z$/) },
		]);
		expect((await readState()).counts.wishlist_game).toBe(1);
		expect((await call('/api/account/delete', { body, jar })).status).toBe(200);
		expect((await readState()).counts.wishlist_game).toBe(0);
	});

	test('says so while the account service cannot be asked, and stores nothing', async () => {
		const jar = await jarOf(players.mira);
		await setFaults({ service: 'account', path: '/api/wishlist/add', mode: 'status:503' });
		const reply = await change('add', ['wending'], jar);
		expect([reply.status, reply.body.messages]).toEqual([503, ['SERVICE_TEMPORARILY_UNAVAILABLE']]);
		expect(gamesIn(await list(jar))).toEqual([]);
	});
});
