import { beforeEach, describe, expect, test } from 'vitest';
import { creation, newestToken, stranger } from '../support/players.ts';
import {
	call,
	createJar,
	newPlayer,
	outboxOf,
	players,
	readLog,
	readState,
	reset,
	setClock,
	signIn,
} from '../support/site.ts';

const profile = '/api/account/profile';
const toService = ({ path }: { path: string }) => path.endsWith('/api/account/create');

beforeEach(reset);

describe('a new player', () => {
	test('creates an account, confirms the address from the mail, signs in and out', async () => {
		const player = stranger();
		const jar = createJar();
		expect((await call('/api/account/create', { body: await creation(player) })).body).toEqual({
			status: true,
			data: null,
		});
		expect((await signIn(player, jar)).body.messages).toEqual(['EMAIL_NOT_VERIFIED']);

		const confirmation = await newestToken(player.email);
		expect((await call('/api/account/validate', { body: confirmation })).body.status).toBe(true);
		expect((await call('/api/account/validate', { body: confirmation })).status).toBe(422);

		expect((await signIn(player, jar)).body.data).toHaveProperty('user.email', player.email);
		expect((await call(profile, { jar })).body.data).toHaveProperty('user.username', player.username);

		expect((await call('/api/account/logout', { method: 'POST', jar })).body.status).toBe(true);
		expect((await call(profile, { jar })).body).toEqual({ redirect: '/account/login' });
	});

	test('signs in by mail address as well', async () => {
		const player = await newPlayer();
		const reply = await signIn({ ...player, username: player.email.toUpperCase() }, createJar());
		expect(reply.body.data).toHaveProperty('user.username', player.username);
	});

	test('who is too young is told so and leaves no trace', async () => {
		const player = stranger();
		const year = new Date().getUTCFullYear() - 15;
		const body = await creation(player, { dateOfBirth: { day: 1, month: 1, year } });
		const before = await readState();
		const asked = (await readLog()).filter(toService).length;
		const reply = await call('/api/account/create', { body });
		expect(reply.status).toBe(422);
		expect(reply.body).toEqual({
			messages: ['AGE_NOT_MET'],
			fields: { dateOfBirth: 'msg.AGE_NOT_MET' },
			requestId: expect.any(String),
		});
		expect((await readState()).hash).toBe(before.hash);
		expect((await readLog()).filter(toService)).toHaveLength(asked);
	});

	test('is told that a user name is taken', async () => {
		const body = await creation({ ...stranger(), username: 'Mira' });
		const reply = await call('/api/account/create', { body });
		expect([reply.status, reply.body.messages]).toEqual([422, ['USERNAME_IN_USE']]);
	});

	test('T92 who sends the same request ten times at once is created once', async () => {
		const player = stranger();
		const body = await creation(player);
		const headers = { 'Idempotency-Key': 'one-and-the-same-key' };
		await Promise.all([...Array(10)].map(() => call('/api/account/create', { body, headers })));
		expect(await outboxOf(player.email)).toHaveLength(1);
		const { user } = (await readState()).rows;
		expect(user?.filter(({ username }) => username === player.username)).toHaveLength(1);
	});

	test('T48 gets links to the configured address, whatever Host a request names', async () => {
		const player = stranger();
		const body = await creation(player);
		const headers = { Host: 'evil.test', 'X-Forwarded-Host': 'evil.test' };
		const reply = await call('/api/account/create', { body, headers });
		expect(reply.text).not.toContain('evil');
		const [mail] = await outboxOf(player.email);
		expect(mail?.links[0]).toContain(`${new URL(process.env.SITE_URL ?? '').origin}/`);
		expect(JSON.stringify(mail)).not.toContain('evil.test');
	});
});

describe('[AC-06] a session', () => {
	test('T25 lasts 172800 s and does not slide', async () => {
		const jar = createJar();
		await signIn(players.mira, jar);
		const cookie = jar.get('__Host-sid');
		await setClock(172_799 - 60);
		expect((await call(profile, { jar })).body.data).toBeDefined();
		expect(jar.get('__Host-sid')).toBe(cookie);
		await setClock(172_801);
		const reply = await call(profile, { jar });
		expect(reply.body).toEqual({ redirect: '/account/login' });
		expect([jar.get('__Host-sid'), jar.get('signed_in')]).toEqual([undefined, undefined]);
	});
});

describe('[AP-08] a call with credentials', () => {
	test('is answered for who they belong to, as JSON, and without them for nobody', async () => {
		const jar = createJar();
		await signIn(players.mira, jar);
		const own = await call(profile, { jar });
		expect(own.headers['content-type']).toBe('application/json; charset=utf-8');
		expect(own.body.data).toHaveProperty('user.username', 'mira');
		expect((await call(profile)).body).toEqual({ redirect: '/account/login' });
	});
});

describe('[AC-03] the profile of somebody whose logout reached nobody', () => {
	test('gives the hint cookie back that the page has dropped, and only then', async () => {
		const jar = createJar();
		await signIn(players.mira, jar);
		expect((await call(profile, { jar })).setCookies).toEqual([]);
		const headers = { Cookie: `__Host-sid=${jar.get('__Host-sid')}` };
		expect((await call(profile, { headers })).setCookies).toEqual([
			'signed_in=1; Path=/; Max-Age=172800; Secure; SameSite=Lax',
		]);
	});
});

describe('[AC-03] the profile of nobody', () => {
	test('leads to the login page and takes the hint cookie away', async () => {
		const jar = createJar();
		jar.set('signed_in', '1');
		const reply = await call(profile, { jar });
		expect([reply.status, reply.body]).toEqual([200, { redirect: '/account/login' }]);
		expect(jar.get('signed_in')).toBeUndefined();
	});
});
