import { beforeEach, describe, expect, test } from 'vitest';
import type { Save } from '#contract/endpoints/saves.ts';
import { type CookieJar, call, jarOf, players, reset, setClock, setFaults } from '../support/site.ts';

const at = (action: string, name: string) => `/api/saves/${action}?${new URLSearchParams({ name })}`;
const savesOf = async (jar: CookieJar) => (await call('/api/saves/list', { jar })).body.data as Save[];

async function linkTo(name: string, jar: CookieJar): Promise<string> {
	return ((await call(at('download', name), { jar })).body.data as { url: string }).url;
}

const statusOf = async (address: string, method = 'GET') => (await fetch(address, { method })).status;

beforeEach(reset);

describe('[AC-14] cloud saves', () => {
	test('are listed, newest first', async () => {
		const saves = await savesOf(await jarOf(players.mira));
		expect(saves).toHaveLength(4);
		expect(saves[0]).toEqual({
			name: 'Lamplighter’s watch',
			game: 'Emberwick',
			size: expect.any(Number),
			updatedAt: expect.any(String),
			platform: 'steam',
		});
		const times = saves.map(({ updatedAt }) => updatedAt);
		expect(times).toEqual([...times].sort().reverse());
	});

	test('are the player’s own', async () => {
		expect(await savesOf(await jarOf(players.pavel))).toEqual([]);
	});

	test('are got by name, with what the game says of them', async () => {
		const reply = await call(at('get', 'Autosave'), { jar: await jarOf(players.mira) });
		expect(reply.body.data).toMatchObject({
			...{ name: 'Autosave', game: 'Lowtide', platform: null },
			summary: expect.stringContaining('bells'),
		});
	});

	test('are downloaded as a file of their size', async () => {
		const jar = await jarOf(players.mira);
		const [save] = await savesOf(jar);
		const response = await fetch(await linkTo(save?.name ?? '', jar));
		const bytes = await response.arrayBuffer();
		expect(bytes.byteLength).toBe(save?.size);
		expect(response.headers.get('Content-Type')).toBe('application/octet-stream');
		expect(response.headers.get('Content-Disposition')).toBe(
			'attachment; filename="Lamplighter-s-watch.save"',
		);
		expect(response.headers.get('X-Content-Type-Options')).toBe('nosniff');
	});

	test.each(['list', 'get?name=Autosave', 'download?name=Autosave'])(
		'%s is for players only',
		async (action) => {
			const reply = await call(`/api/saves/${action}`);
			expect([reply.status, reply.body.messages]).toEqual([401, ['NEEDS_LOGIN_REFRESH']]);
			const oskar = await call(`/api/saves/${action}`, { jar: await jarOf(players.oskar) });
			expect([oskar.status, oskar.body.messages]).toEqual([422, ['TERMS_NOT_LATEST']]);
		},
	);

	test('T53 SAVE_NOT_FOUND: a path or somebody else’s save is answered as one that is none', async () => {
		const pavel = await jarOf(players.pavel);
		for (const action of ['get', 'download']) {
			const missing = await call(at(action, 'missing'), { jar: pavel });
			expect([missing.status, missing.body.messages]).toEqual([404, ['SAVE_NOT_FOUND']]);
			for (const name of ['../../etc/passwd', '/etc/passwd', 'Autosave', '%00', '__proto__']) {
				const reply = await call(at(action, name), { jar: pavel });
				expect({ ...reply.body, requestId: '' }).toEqual({ ...missing.body, requestId: '' });
				expect(reply.status).toBe(404);
			}
		}
	});

	test.each(['', '?name=', '?name=a&name=b', '?name[]=a', `?name=${'x'.repeat(300)}`])(
		'T54 INVALID_PARAMETERS: %.20j',
		async (query) => {
			const jar = await jarOf(players.mira);
			for (const action of ['get', 'download']) {
				const reply = await call(`/api/saves/${action}${query}`, { jar });
				expect([reply.status, reply.body.messages]).toEqual([400, ['INVALID_PARAMETERS']]);
			}
		},
	);

	test.each(['javascript:alert(1)', 'data:text/html,x', '//evil.test'])(
		'an address of the service such as %s is not passed on',
		async (url) => {
			const jar = await jarOf(players.mira);
			const body = JSON.stringify({ status: true, data: { url } });
			await setFaults({ service: 'account', path: '/api/saves/download', mode: 'body', body });
			const reply = await call(at('download', 'Autosave'), { jar });
			expect(reply.status).toBe(502);
			expect(reply.text).not.toContain(url);
		},
	);
});

describe('[AC-07] a signed address', () => {
	test('T55 works for 7200 s and not longer', async () => {
		const address = await linkTo('Autosave', await jarOf(players.mira));
		await setClock(7190);
		expect(await statusOf(address)).toBe(200);
		await setClock(7201);
		expect(await statusOf(address)).toBe(403);
	});

	test('counts its time from when it was asked for', async () => {
		await setClock(50_000);
		const address = await linkTo('Autosave', await jarOf(players.mira));
		await setClock(57_190);
		expect(await statusOf(address)).toBe(200);
		await setClock(57_202);
		expect(await statusOf(address)).toBe(403);
	});

	test('T55 is refused once anything of it is changed', async () => {
		const jar = await jarOf(players.mira);
		const address = await linkTo('Autosave', jar);
		const other = new URL(await linkTo('Lamplighter’s watch', jar)).pathname;
		const last = address.endsWith('0') ? '1' : '0';
		const expires = Number(new URL(address).searchParams.get('expires'));
		for (const changed of [
			address.slice(0, -1) + last,
			address.slice(0, -1),
			address.replace(String(expires), String(expires + 1)),
			`${address}&more=1`,
			`${address}&expires=${expires}`,
			address.replace(/&signature=.*/, ''),
			address.replace(new URL(address).pathname, other),
			address.replace(/[^/]+\?/, 'nothing?'),
		])
			expect(await statusOf(changed)).toBe(403);
		for (const method of ['POST', 'PUT', 'DELETE', 'HEAD']) expect(await statusOf(address, method)).toBe(403);
		expect(await statusOf(address)).toBe(200);
	});
});
