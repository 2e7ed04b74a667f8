import { beforeEach, describe, expect, test } from 'vitest';
import type { Account } from '#contract/endpoints/account.ts';
import type { SecurityEvent } from '#contract/endpoints/sessions.ts';
import { platforms, signInPlatforms } from '#contract/platforms.ts';
import { decideAt, landing, navigateTo, visit } from '../support/platforms.ts';
import { newestToken } from '../support/players.ts';
import {
	type CookieJar,
	call,
	clearFaults,
	createJar,
	newPlayer,
	outboxOf,
	type Player,
	players,
	readLog,
	readState,
	reset,
	setClock,
	setFaults,
	signIn,
	verifySession,
} from '../support/site.ts';

const at = (platform: string, action: string) => `/api/account/${platform}/${action}`;
const connected = { status: 302, location: '/account/connected', flash: undefined };

async function jarOf(player: Player): Promise<CookieJar> {
	const jar = createJar();
	await signIn(player, jar);
	if (player !== players.oskar) await verifySession(player, jar);
	return jar;
}

/** Ines, who has MFA by SMS, signed in and verified. */
async function inesVerified(): Promise<CookieJar> {
	const jar = createJar();
	const code = async () => /\d{6}/.exec((await outboxOf(players.ines.phone)).at(-1)?.text ?? '')?.[0];
	await signIn(players.ines, jar);
	await call('/api/account/mfa/submitcode', { body: { code: await code() }, jar });
	await call('/api/account/mfa/resend', { body: {}, jar });
	const body = { password: '', code: await code() };
	expect((await call('/api/account/mfa/recovery-codes', { body, jar })).status).toBe(200);
	return jar;
}

async function profileOf(jar: CookieJar): Promise<Account['user'] | undefined> {
	const { data } = (await call('/api/account/profile', { jar })).body;
	return (data as Account | undefined)?.user;
}

const linkedOf = async (jar: CookieJar) =>
	(await profileOf(jar))?.platforms.filter(({ linked }) => linked).map(({ platform }) => platform);

/** Starts a visit; gives the platform's address. */
async function start(path: string, jar: CookieJar, body: Record<string, unknown> = {}): Promise<string> {
	return (await call(path, { body, jar })).body.redirect ?? '';
}

beforeEach(reset);

describe('[AC-12] linking', () => {
	test.each(platforms)('%s leads there, comes back linked, and is unlinked again', async (platform) => {
		const jar = await jarOf(players.pavel);
		expect(await visit(at(platform, 'connect'), { jar, decision: { as: 'Owl 6' } })).toEqual(connected);
		expect((await profileOf(jar))?.platforms).toContainEqual({ platform, linked: true, name: 'Owl 6' });
		expect(jar.get('__Host-oauth')).toBeUndefined();

		const gone = await call(at(platform, 'disconnect'), { method: 'POST', jar });
		expect(gone.body).toEqual({ status: true, data: null });
		expect(await linkedOf(jar)).toEqual([]);
	});

	test('[SI-05] and unlinking are in the history of security', async () => {
		const jar = await jarOf(players.pavel);
		await visit(at('xbox', 'connect'), { jar, decision: { as: 'owl' } });
		await call(at('xbox', 'disconnect'), { method: 'POST', jar });
		const { data } = (await call('/api/account/security-events', { jar })).body;
		const events = (data as unknown as SecurityEvent[]).map(({ kind, platform }) => [kind, platform]);
		expect(events.slice(0, 2)).toEqual([
			['platformUnlinked', 'xbox'],
			['platformLinked', 'xbox'],
		]);
	});

	test('T35 GET does the same for scripts of the site', async () => {
		const jar = await jarOf(players.pavel);
		const headers = { Origin: undefined, 'Sec-Fetch-Site': 'same-origin', 'Sec-Fetch-Mode': 'cors' };
		const started = await call(`${at('xbox', 'connect')}?locale=es`, { jar, headers });
		const back = await decideAt(started.body.redirect ?? '', { as: 'owl' });
		expect((await navigateTo(back, jar)).headers.location).toBe('/es/account/connected');
		expect((await call(at('xbox', 'disconnect'), { jar, headers })).status).toBe(200);
		expect(await linkedOf(jar)).toEqual([]);
	});

	test('leads back to the page and in the language that it began in', async () => {
		const jar = await jarOf(players.pavel);
		const body = { locale: 'fr', redirect: '/account/digital-extras?from=psn' };
		expect(await visit(at('psn', 'connect'), { jar, decision: { as: 'owl' }, body })).toEqual({
			...connected,
			location: '/fr/account/digital-extras?from=psn',
		});
	});

	test.each(['connect', 'disconnect', 'entitlements'])('%s is for players only', async (action) => {
		const reply = await call(at('psn', action), { body: {} });
		expect([reply.status, reply.body.messages]).toEqual([401, ['NEEDS_LOGIN_REFRESH']]);
	});

	test('waits until the terms in force are accepted', async () => {
		const jar = await jarOf(players.oskar);
		const reply = await call(at('psn', 'connect'), { body: {}, jar });
		expect([reply.status, reply.body.messages]).toEqual([422, ['TERMS_NOT_LATEST']]);
	});
});

describe('[FX-28] linking wants a fresh verification', () => {
	const path = at('xbox', 'connect');
	const unverified = [422, ['MISSING_PASSWORD_REVALIDATION']];
	const statusOf = ({ status, body }: Awaited<ReturnType<typeof call>>) => [status, body.messages];
	const byScript = { Origin: undefined, 'Sec-Fetch-Site': 'same-origin', 'Sec-Fetch-Mode': 'cors' };

	async function justSignedIn(): Promise<CookieJar> {
		const jar = createJar();
		await signIn(players.pavel, jar);
		return jar;
	}

	test.each(platforms)('a session alone leads not to %s, by POST or GET', async (platform) => {
		const jar = await justSignedIn();
		expect(statusOf(await call(at(platform, 'connect'), { body: {}, jar }))).toEqual(unverified);
		expect(statusOf(await call(at(platform, 'connect'), { jar, headers: byScript }))).toEqual(unverified);
		expect(jar.get('__Host-oauth')).toBeUndefined();
	});

	test('the password leads there, and for 10 minutes none is needed', async () => {
		const jar = await justSignedIn();
		const wrong = await call(path, { body: { password: 'Wrong1Password', code: '' }, jar });
		expect(wrong.body).toEqual({
			messages: ['INCORRECT_PASSWORD'],
			fields: { password: 'msg.INCORRECT_PASSWORD' },
			requestId: expect.any(String),
		});
		const { password } = players.pavel;
		expect((await call(path, { body: { password, code: '' }, jar })).body.redirect).toContain('/xbox/');
		expect((await call(path, { jar, headers: byScript })).body.redirect).toContain('/xbox/');
		await setClock(601);
		expect(statusOf(await call(path, { body: {}, jar }))).toEqual(unverified);
		expect(statusOf(await call(path, { jar, headers: byScript }))).toEqual(unverified);
	});

	test('one session’s verification is none of another’s', async () => {
		const [jar, other] = [await justSignedIn(), await justSignedIn()];
		await verifySession(players.pavel, jar);
		expect(statusOf(await call(path, { body: {}, jar: other }))).toEqual(unverified);
	});

	test('a player with MFA shows that, not the password', async () => {
		const jar = createJar();
		const code = async () => /\d{6}/.exec((await outboxOf(players.ines.phone)).at(-1)?.text ?? '')?.[0];
		await signIn(players.ines, jar);
		await call('/api/account/mfa/submitcode', { body: { code: await code() }, jar });
		const { password } = players.ines;
		expect(statusOf(await call(path, { body: { password, code: '' }, jar }))).toEqual(unverified);
		await call('/api/account/mfa/resend', { body: {}, jar });
		const body = { password: '', code: await code() };
		expect((await call(path, { body, jar })).body.redirect).toContain('/xbox/');
	});

	test('a verification by itself links nothing while the service is away', async () => {
		const jar = await justSignedIn();
		await setFaults({ service: 'account', path: '/api/account/verify', mode: 'status:503' });
		const { password } = players.pavel;
		const reply = await call(path, { body: { password, code: '' }, jar });
		expect(statusOf(reply)).toEqual([503, ['SERVICE_TEMPORARILY_UNAVAILABLE']]);
		await clearFaults();
		expect(statusOf(await call(path, { body: {}, jar }))).toEqual(unverified);
	});
});

describe('[AC-12] what a player gets by mail', () => {
	const newestTo = async ({ email }: Player) => (await outboxOf(email)).at(-1);

	test('that a platform was linked, under which name, and how to undo it', async () => {
		const jar = await jarOf(players.pavel);
		await visit(at('galaxy', 'connect'), { jar, decision: { as: 'Owl 6' } });
		const mail = await newestTo(players.pavel);
		expect(mail?.subject).toBe('GOG Galaxy is linked to your account');
		expect(mail?.text).toContain('as Owl 6');
		expect(mail?.links.map((link) => new URL(link).pathname)).toEqual([
			'/account/forgot-password',
			'/account/connected',
		]);
	});

	test('that it was unlinked, and each in their language', async () => {
		const jar = await inesVerified();
		await visit(at('psn', 'connect'), { jar, decision: { as: 'compass' } });
		expect(await newestTo(players.ines)).toMatchObject({
			subject: 'PlayStation Network est liée à votre compte',
			links: [
				expect.stringMatching(/\/fr\/account\/forgot/),
				expect.stringMatching(/\/fr\/account\/connected$/),
			],
		});
		await call(at('psn', 'disconnect'), { body: {}, jar });
		expect((await newestTo(players.ines))?.subject).toBe(
			'PlayStation Network n’est plus liée à votre compte',
		);

		const mira = await jarOf(players.mira);
		const profile = { displayName: 'Mira', country: 'ES', locale: 'es', newsletter: false };
		await call('/api/account/update-profile', { body: profile, jar: mira });
		await call(at('steam', 'disconnect'), { body: {}, jar: mira });
		expect((await newestTo(players.mira))?.subject).toBe('Steam ya no está vinculada a tu cuenta');
	});

	test('nothing of what was refused, or only widened', async () => {
		const jar = await jarOf(players.pavel);
		await visit(at('steam', 'connect'), { jar, decision: { as: 'mira_by_lantern' } });
		await call(at('xbox', 'disconnect'), { body: {}, jar });
		expect(await outboxOf(players.pavel.email)).toEqual([]);
		await visit(at('psn', 'connect'), { jar, decision: { as: 'owl' } });
		await visit(at('psn', 'entitlements'), { jar, decision: { as: 'owl' } });
		expect(await outboxOf(players.pavel.email)).toHaveLength(1);
	});
});

describe('[AC-12] what a platform lets us ask', () => {
	/** Tokens that hold at the platforms, and those that they are still to be told about. */
	async function tokens() {
		const { counts } = await readState();
		return { held: counts.platform_token, ending: counts.platform_revocation };
	}
	const none = { held: 0, ending: 0 };

	async function linked() {
		const jar = await jarOf(players.pavel);
		await visit(at('psn', 'connect'), { jar, decision: { as: 'owl' } });
		expect(await tokens()).toEqual({ held: 1, ending: 0 });
		return jar;
	}

	test('ends with the link', async () => {
		const jar = await linked();
		expect((await call(at('psn', 'disconnect'), { body: {}, jar })).status).toBe(200);
		await expect.poll(tokens).toEqual(none);
	});

	test('ends with the account', async () => {
		const jar = await linked();
		const body = { password: players.pavel.password, code: '' };
		expect((await call('/api/account/delete', { body, jar })).status).toBe(200);
		await expect.poll(tokens).toEqual(none);
	});

	test('ends with all links that a forgotten password takes away', async () => {
		await linked();
		await call('/api/account/forgot-password', { body: { email: players.pavel.email } });
		const { username, token: recoveryCode } = await newestToken(players.pavel.email);
		const body = { username, recoveryCode, password: 'Another7Lantern', unlinkPlatforms: true };
		expect((await call('/api/account/reset-password', { body })).status).toBe(200);
		await expect.poll(tokens).toEqual(none);
	});

	test('is no more than one thing at a time', async () => {
		const jar = await linked();
		await visit(at('psn', 'entitlements'), { jar, decision: { as: 'owl' } });
		await expect.poll(tokens).toEqual({ held: 1, ending: 0 });
		expect((await call(at('psn', 'entitlements'), { body: {}, jar })).body.data).toBeDefined();
	});

	test('ends at once where nothing needs it: after a sign-in, and a link that is refused', async () => {
		await linked();
		await visit(at('psn', 'login'), { jar: createJar(), decision: { as: 'owl' } });
		await visit(at('psn', 'login'), { jar: createJar(), decision: { as: 'stranger' } });
		const mira = await jarOf(players.mira);
		await visit(at('psn', 'connect'), { jar: mira, decision: { as: 'first' } });
		await expect.poll(tokens).toEqual({ held: 2, ending: 0 });
		const other = await jarOf(await newPlayer());
		const came = await visit(at('psn', 'connect'), { jar: other, decision: { as: 'first' } });
		expect(came.flash).toBe('PLATFORM_ID_IN_USE');
		await expect.poll(tokens).toEqual({ held: 2, ending: 0 });
	});

	test('ends at once where the platform has no list of what somebody owns', async () => {
		await visit(at('galaxy', 'connect'), { jar: await jarOf(players.pavel), decision: { as: 'owl' } });
		await expect.poll(tokens).toEqual(none);
	});

	const asked = async () => (await readLog()).filter(({ path }) => path.endsWith('/psn/revoke')).length;

	/** Another player's unlinking, with which what is due is tried again. */
	async function unlinkAnother() {
		const jar = await jarOf(players.mira);
		await visit(at('galaxy', 'connect'), { jar, decision: { as: 'lantern' } });
		await call(at('galaxy', 'disconnect'), { body: {}, jar });
	}

	test.each(['status:503', 'reset', 'status:401'])(
		'ends later at a platform that fails (%s): the player is unlinked all the same',
		async (mode) => {
			const jar = await linked();
			const before = await asked();
			await setFaults({ service: 'platforms', path: '/psn/revoke', mode });
			expect((await call(at('psn', 'disconnect'), { body: {}, jar })).status).toBe(200);
			expect(await linkedOf(jar)).toEqual([]);
			await expect.poll(asked).toBe(before + 1);
			await clearFaults();
			expect(await tokens()).toEqual({ held: 1, ending: 1 });
			await setClock(3600);
			await unlinkAnother();
			await expect.poll(tokens).toEqual(none);
		},
	);

	test('ends without the player waiting for a platform that hangs', async () => {
		const jar = await linked();
		await setFaults({ service: 'platforms', path: '/psn/revoke', mode: 'hang' });
		expect((await call(at('psn', 'disconnect'), { body: {}, jar })).status).toBe(200);
		expect(await tokens()).toEqual({ held: 1, ending: 1 });
		await clearFaults();
		// Until then it is left to the try that hangs.
		await setClock(3600);
		await unlinkAnother();
		await expect.poll(tokens).toEqual(none);
	});
});

describe('[AC-12] what is refused', () => {
	test('PLATFORM_ALREADY_LINKED: a second account of a platform, before and after the visit', async () => {
		const jar = await jarOf(players.mira);
		const reply = await call(at('steam', 'connect'), { body: {}, jar });
		expect([reply.status, reply.body.messages]).toEqual([422, ['PLATFORM_ALREADY_LINKED']]);

		const other = await jarOf(players.mira);
		const address = await start(at('psn', 'connect'), other);
		await visit(at('psn', 'connect'), { jar, decision: { as: 'first' } });
		const late = await navigateTo(await decideAt(address, { as: 'second' }), other);
		expect(landing(late, other)).toEqual({ ...connected, flash: 'PLATFORM_ALREADY_LINKED' });
		expect((await profileOf(jar))?.platforms).toContainEqual({
			platform: 'psn',
			linked: true,
			name: 'first',
		});
	});

	test('but not the same account of a platform, which another tab or device has linked meanwhile', async () => {
		const jar = await jarOf(players.pavel);
		const address = await start(at('psn', 'connect'), jar);
		const elsewhere = await jarOf(players.pavel);
		await visit(at('psn', 'connect'), { jar: elsewhere, decision: { as: 'owl' } });
		const late = await navigateTo(await decideAt(address, { as: 'owl' }), jar);
		expect(landing(late, jar)).toEqual(connected);
		expect((await profileOf(jar))?.platforms).toContainEqual({ platform: 'psn', linked: true, name: 'owl' });
		expect((await readState()).rows.platform_link).toHaveLength(2);
	});

	test.each(platforms)(
		'nor the return from %s to a tab whose visit another tab has ended by linking it',
		async (platform) => {
			const jar = await jarOf(players.pavel);
			const address = await start(at(platform, 'connect'), jar, { locale: 'fr' });
			await visit(at(platform, 'connect'), { jar, decision: { as: 'owl' } });
			const late = await navigateTo(await decideAt(address, { as: 'owl' }), jar);
			expect(landing(late, jar)).toEqual(connected);
			expect(await linkedOf(jar)).toEqual([platform]);
		},
	);

	test('nor while that tab is on its way to another platform, which it still links', async () => {
		const jar = await jarOf(players.pavel);
		const early = await start(at('psn', 'connect'), jar);
		await visit(at('psn', 'connect'), { jar, decision: { as: 'owl' } });
		const other = await start(at('xbox', 'connect'), jar);
		const late = await navigateTo(await decideAt(early, { as: 'owl' }), jar);
		expect(landing(late, jar)).toEqual(connected);
		expect(landing(await navigateTo(await decideAt(other, { as: 'owl' }), jar), jar)).toEqual(connected);
		expect(await linkedOf(jar)).toEqual(['psn', 'xbox']);
	});

	test('PLATFORM_ID_IN_USE: an account that is linked to another player', async () => {
		const jar = await jarOf(players.pavel);
		const came = await visit(at('steam', 'connect'), { jar, decision: { as: 'mira_by_lantern' } });
		expect(came).toEqual({ ...connected, flash: 'PLATFORM_ID_IN_USE' });
		expect(await linkedOf(jar)).toEqual([]);
		expect(await linkedOf(await jarOf(players.mira))).toEqual(['steam']);
	});

	test('PLATFORM_NOT_LINKED: what is not linked cannot be unlinked, nor asked for what is owned there', async () => {
		const jar = await jarOf(players.pavel);
		for (const action of ['disconnect', 'entitlements']) {
			const reply = await call(at('xbox', action), { body: {}, jar });
			expect([reply.status, reply.body.messages]).toEqual([422, ['PLATFORM_NOT_LINKED']]);
		}
	});

	test.each([
		['epic', 'connect'],
		['epic', 'disconnect'],
		['epic', 'login'],
		['twitch', 'login'],
		['steam', 'entitlements'],
	])('UNSUPPORTED_PLATFORM: %s %s', async (platform, action) => {
		const reply = await call(at(platform, action), { method: 'POST', jar: await jarOf(players.mira) });
		expect([reply.status, reply.body.messages]).toEqual([400, ['UNSUPPORTED_PLATFORM']]);
	});

	test('OAUTH_AUTHENTICATION_ERROR: somebody who does not allow it', async () => {
		const jar = await jarOf(players.pavel);
		expect(await visit(at('galaxy', 'connect'), { jar, decision: 'deny' })).toEqual({
			...connected,
			flash: 'OAUTH_AUTHENTICATION_ERROR',
		});
		expect(await linkedOf(jar)).toEqual([]);
	});

	test('NEEDS_LOGIN_REFRESH: a session that ended meanwhile, which leads to the login page and back', async () => {
		const jar = await jarOf(players.pavel);
		const back = await decideAt(await start(at('psn', 'connect'), jar), { as: 'owl' });
		await call('/api/account/logout', { method: 'POST', jar });
		expect(landing(await navigateTo(back, jar), jar)).toEqual({
			status: 302,
			location: '/account/login?redirect=%2Faccount%2Fconnected',
			flash: 'NEEDS_LOGIN_REFRESH',
		});
	});

	test('a visit that another player ends links nobody', async () => {
		const jar = await jarOf(players.pavel);
		const back = await decideAt(await start(at('psn', 'connect'), jar), { as: 'owl' });
		await signIn(players.mira, jar);
		await navigateTo(back, jar);
		expect((await readState()).rows.platform_link).toHaveLength(1);
	});

	test.each(['status:503', 'html', 'reset', 'truncate'])(
		'a platform that fails (%s) is told of',
		async (mode) => {
			const jar = await jarOf(players.pavel);
			const back = await decideAt(await start(at('psn', 'connect'), jar), { as: 'owl' });
			await setFaults({ service: 'platforms', mode });
			expect(landing(await navigateTo(back, jar), jar)).toEqual({
				...connected,
				flash: 'SERVICE_TEMPORARILY_UNAVAILABLE',
			});
			expect(await linkedOf(jar)).toEqual([]);
		},
	);

	test('an account service that fails is shown', async () => {
		const jar = await jarOf(players.pavel);
		const back = await decideAt(await start(at('psn', 'connect'), jar), { as: 'owl' });
		await setFaults({ service: 'account', mode: 'status:500' });
		expect(landing(await navigateTo(back, jar), jar).flash).toBe('SERVICE_TEMPORARILY_UNAVAILABLE');
	});

	test('ACCOUNT_UNLINK_ERROR: an answer that says nothing', async () => {
		const jar = await jarOf(players.mira);
		const body = '{"redirect":"https://evil.test"}';
		await setFaults({ service: 'account', path: at('steam', 'disconnect'), mode: 'body', body });
		const reply = await call(at('steam', 'disconnect'), { body: {}, jar });
		expect([reply.status, reply.body]).toEqual([
			502,
			{ messages: ['ACCOUNT_UNLINK_ERROR'], requestId: expect.any(String) },
		]);
	});
});

describe('[AC-12] signing in', () => {
	test.each(signInPlatforms)('with %s lets in whom it is linked to', async (platform) => {
		const player = await newPlayer();
		const linking = await jarOf(player);
		await visit(at(platform, 'connect'), { jar: linking, decision: { as: 'Owl 6' } });

		const jar = createJar();
		const came = await visit(at(platform, 'login'), { jar, decision: { as: 'Owl 6' } });
		expect(came).toEqual({ status: 302, location: '/account', flash: undefined });
		expect((await profileOf(jar))?.username).toBe(player.username);
		expect(jar.get('signed_in')).toBe('1');
	});

	test('leads where the sign-in was asked to', async () => {
		const jar = createJar();
		const body = { locale: 'fr', redirect: '/account/saves' };
		const came = await visit(at('steam', 'login'), { jar, decision: { as: 'mira_by_lantern' }, body });
		expect(came.location).toBe('/fr/account/saves');
	});

	test('ends the session that the browser came with', async () => {
		const jar = await jarOf(players.pavel);
		const old = createJar();
		old.set('__Host-sid', jar.get('__Host-sid') ?? '');
		await visit(at('steam', 'login'), { jar, decision: { as: 'mira_by_lantern' } });
		expect((await profileOf(jar))?.username).toBe('mira');
		expect(await profileOf(old)).toBeUndefined();
	});

	test('PLATFORM_NOT_LINKED: nobody of ours is led to create an account', async () => {
		const jar = createJar();
		const body = { locale: 'fr', redirect: '/account/saves' };
		expect(await visit(at('galaxy', 'login'), { jar, decision: { as: 'stranger' }, body })).toEqual({
			status: 302,
			location: '/fr/account/create?redirect=%2Faccount%2Fsaves#from-galaxy',
			flash: 'PLATFORM_NOT_LINKED',
		});
		expect(jar.get('__Host-sid')).toBeUndefined();
	});

	test('who does not allow it is back at the login page', async () => {
		const jar = createJar();
		expect(await visit(at('xbox', 'login'), { jar, decision: 'deny' })).toEqual({
			status: 302,
			location: '/account/login',
			flash: 'OAUTH_AUTHENTICATION_ERROR',
		});
	});

	test('still asks for MFA', async () => {
		const ines = await inesVerified();
		await visit(at('psn', 'connect'), { jar: ines, decision: { as: 'compass' } });

		const jar = createJar();
		const body = { redirect: '/account/friends' };
		const came = await visit(at('psn', 'login'), { jar, decision: { as: 'compass' }, body });
		expect(came.location).toBe('/account/login/mfa?factor=sms&redirect=%2Faccount%2Ffriends');
		expect(await profileOf(jar)).toBeUndefined();
		const sent = (await outboxOf(players.ines.phone)).at(-1)?.text ?? '';
		await call('/api/account/mfa/submitcode', { body: { code: /\d{6}/.exec(sent)?.[0] }, jar });
		expect((await profileOf(jar))?.username).toBe('ines');
	});

	test.each([
		'//evil.test',
		'/\\evil.test',
		'/%09/evil.test',
		'https:evil.test',
		'\\\\evil.test',
		'/..//evil.test',
		'/fr//evil.test',
		'/fr/..//evil.test',
		'data:text/html,x',
		'javascript:alert(1)',
		'https://evil.test',
		'/\tevil.test',
		'',
	])('T38 %j stays on this site', async (redirect) => {
		const jar = createJar();
		const body = { redirect };
		const { location } = await visit(at('steam', 'login'), {
			jar,
			decision: { as: 'mira_by_lantern' },
			body,
		});
		expect(location).toMatch(/^\/(?:account|%09\/evil\.test)$/);
	});
});

describe('[RT-04] /api/account/twitch/callback', () => {
	const callback = at('twitch', 'callback');
	const refused = { ...connected, flash: 'OAUTH_AUTHENTICATION_ERROR' };

	async function comesBack() {
		const jar = await jarOf(players.pavel);
		const back = await decideAt(await start(at('twitch', 'connect'), jar), { as: 'owl_live' });
		return { jar, back };
	}

	test('a valid state links and leads to /account/connected', async () => {
		const { jar, back } = await comesBack();
		expect(landing(await navigateTo(back, jar), jar)).toEqual(connected);
		expect(await linkedOf(jar)).toEqual(['twitch']);
	});

	test.each([
		['no state', (back: string) => back.replace(/&state=[^&]*/, '')],
		['another state', (back: string) => back.replace(/state=[^&]*/, `state=${'x'.repeat(43)}`)],
		['no code', (back: string) => back.replace(/code=[^&]*&/, '')],
		['another code', (back: string) => back.replace(/code=[^&]*/, `code=${'x'.repeat(43)}`)],
		['nothing', () => callback],
		['an error', (back: string) => `${back}&error=server_error`],
		['another platform', (back: string) => back.replace('twitch', 'steam')],
	])('T40 %s links nothing', async (_name, change) => {
		const { jar, back } = await comesBack();
		expect(landing(await navigateTo(change(back), jar), jar)).toEqual(refused);
		expect(await linkedOf(jar)).toEqual([]);
	});

	test('T40 a state that was used, another browser’s, or 600 s old links nothing', async () => {
		const { jar, back } = await comesBack();
		const state = jar.get('__Host-oauth') ?? '';
		const stranger = await jarOf(players.mira);
		expect(landing(await navigateTo(back, stranger), stranger)).toEqual(refused);

		await navigateTo(back, jar);
		await call(at('twitch', 'disconnect'), { method: 'POST', jar });
		jar.set('__Host-oauth', state);
		expect(landing(await navigateTo(back, jar), jar)).toEqual(refused);
		expect(await linkedOf(jar)).toEqual([]);

		jar.take(['flash=; Max-Age=0']);
		const address = await start(at('twitch', 'connect'), jar);
		await setClock(601);
		expect(landing(await navigateTo(await decideAt(address, { as: 'owl_live' }), jar), jar)).toEqual(refused);
	});

	test('T40 a code that somebody else was given does not fit the verifier', async () => {
		const attacker = await comesBack();
		const jar = await jarOf(players.mira);
		const state = new URL(await start(at('twitch', 'connect'), jar)).searchParams.get('state');
		const injected = attacker.back.replace(/state=[^&]*/, `state=${state}`);
		expect(landing(await navigateTo(injected, jar), jar)).toEqual(refused);
	});

	test('a visit of another tab is not ended by a wrong state', async () => {
		const { jar, back } = await comesBack();
		await navigateTo(`${callback}?code=x&state=y`, jar);
		await navigateTo(back, jar);
		expect(await linkedOf(jar)).toEqual(['twitch']);
	});

	test.each([
		[`${callback}?code=a&code=b&state=c`, 'INVALID_PARAMETERS'],
		[`${callback}?code=${'x'.repeat(3000)}`, 'INVALID_PARAMETERS'],
		[at('epic', 'callback'), 'UNSUPPORTED_PLATFORM'],
	])('%.60s shows a page, never JSON', async (path, flash) => {
		const jar = createJar();
		const reply = await navigateTo(path, jar);
		expect(landing(reply, jar)).toEqual({ ...connected, flash });
		expect(reply.text).toBe('');
	});

	test('takes no other method', async () => {
		const reply = await call(callback, { body: {} });
		expect([reply.status, reply.headers.allow]).toEqual([405, 'GET']);
	});
});

describe('[SI-01] /api/account/steam/callback', () => {
	async function comesBack() {
		const jar = await jarOf(players.pavel);
		const back = await decideAt(await start(at('steam', 'connect'), jar), { as: 'two_moons' });
		return { jar, back };
	}

	test.each([
		['no state', (back: string) => back.replace(/state=[^&]*&/, '')],
		['another state', (back: string) => back.replace(/state=[^&]*/, `state=${'x'.repeat(43)}`)],
		['no signature', (back: string) => back.replace(/&openid\.sig=[^&]*/, '')],
		['somebody else’s id', (back: string) => back.replaceAll(/id%2F7656\d+/g, 'id%2F76561190000000000')],
		['another mode', (back: string) => back.replace('openid.mode=id_res', 'openid.mode=cancel')],
		['a code in the place of the assertion', (back: string) => back.replace(/openid\..*/, 'code=x')],
	])('T40 with %s links nothing', async (_name, change) => {
		const { jar, back } = await comesBack();
		expect(landing(await navigateTo(change(back), jar), jar).flash).toBe('OAUTH_AUTHENTICATION_ERROR');
		expect(await linkedOf(jar)).toEqual([]);
	});

	test('T40 with an assertion that somebody else was led back with links nothing', async () => {
		const attacker = await comesBack();
		const jar = await jarOf(await newPlayer());
		const { state } = sentTo(await start(at('steam', 'connect'), jar));
		const injected = attacker.back.replace(/state=[^&]*/, `state=${state}`);
		expect(landing(await navigateTo(injected, jar), jar).flash).toBe('OAUTH_AUTHENTICATION_ERROR');
		expect(await linkedOf(jar)).toEqual([]);
		await navigateTo(attacker.back, attacker.jar);
		expect(await linkedOf(attacker.jar)).toEqual(['steam']);
	});

	test('of somebody who cancels says so', async () => {
		const jar = await jarOf(players.pavel);
		expect(await visit(at('steam', 'connect'), { jar, decision: 'deny' })).toEqual({
			...connected,
			flash: 'OAUTH_AUTHENTICATION_ERROR',
		});
	});
});

describe('[AC-12] entitlements', () => {
	test.each(['psn', 'xbox'])('of %s are asked for at the platform first, then claimed', async (platform) => {
		const jar = await jarOf(players.pavel);
		await visit(at(platform, 'connect'), { jar, decision: { as: 'owl' } });
		const path = at(platform, 'entitlements');
		const body = { locale: 'fr' };
		expect(await visit(path, { jar, decision: { as: 'owl' }, body })).toEqual({
			...connected,
			location: '/fr/account/digital-extras',
		});
		const { data } = (await call(path, { body, jar })).body as { data: Record<string, unknown>[] };
		expect(data).toContainEqual({
			id: 'lamplighters-cloak',
			name: 'La cape de l’allumeur',
			image: expect.objectContaining({ alt: expect.any(String), width: 1600, height: 900 }),
			claimed: true,
		});
		expect(data).toContainEqual(expect.objectContaining({ id: 'book-of-salt', claimed: false }));
		const { image } = data[0] as { image: { url: string } };
		expect((await fetch(image.url)).headers.get('Content-Type')).toBe('image/webp');
	});

	test('are not those of somebody else there', async () => {
		const jar = await jarOf(players.pavel);
		await visit(at('psn', 'connect'), { jar, decision: { as: 'owl' } });
		const came = await visit(at('psn', 'entitlements'), { jar, decision: { as: 'LanternKeeper' } });
		expect(came.flash).toBe('PLATFORM_ALREADY_LINKED');
		expect((await call(at('psn', 'entitlements'), { body: {}, jar })).body.redirect).toBeDefined();
	});

	test('leave a visit of another tab as it is where nobody is to be asked', async () => {
		const jar = await jarOf(players.pavel);
		await visit(at('psn', 'connect'), { jar, decision: { as: 'owl' } });
		const begun = await call(at('xbox', 'connect'), { body: {}, jar });
		const looked = await call(at('psn', 'entitlements'), { body: { prompt: 'none' }, jar });
		expect([looked.body.redirect, looked.setCookies]).toEqual([expect.any(String), []]);
		const back = await decideAt(begun.body.redirect ?? '', { as: 'owl' });
		expect(landing(await navigateTo(back, jar), jar)).toEqual(connected);
	});

	test('say so while the platform is away', async () => {
		const jar = await jarOf(players.pavel);
		await visit(at('psn', 'connect'), { jar, decision: { as: 'owl' } });
		await setFaults({ service: 'platforms', mode: 'status:500' });
		const reply = await call(at('psn', 'entitlements'), { body: {}, jar });
		expect([reply.status, reply.body.messages]).toEqual([503, ['SERVICE_TEMPORARILY_UNAVAILABLE']]);
	});
});

/** What the address of a platform carries of a visit; that of Steam has it in the address that leads back. */
function sentTo(address: string) {
	const { searchParams } = new URL(address);
	const back = new URL(searchParams.get('openid.return_to') ?? 'about:blank').searchParams;
	return {
		state: searchParams.get('state') ?? back.get('state'),
		challenge: searchParams.get('code_challenge') ?? back.get('challenge'),
	};
}

describe('what protects a visit', () => {
	test.each([
		'https://evil.test',
		'//evil.test',
		'javascript:alert(1)',
		'http://store.steampowered.com.evil.test',
		'https://user@evil.test',
		`http://user@127.0.0.1:${new URL(process.env.TEST_SANDBOX_URL ?? 'http://x').port}/platforms`,
		'/account',
		'',
	])('T37 a redirect of the service to %j is not passed on', async (redirect) => {
		const jar = await jarOf(players.pavel);
		const body = JSON.stringify({ redirect });
		for (const action of ['connect', 'entitlements', 'login']) {
			const path = at('psn', action);
			const upstream = action === 'login' ? at('psn', 'connect') : path;
			await setFaults({ service: 'account', path: upstream, mode: 'body', body });
			const reply = await call(path, { body: {}, jar });
			expect([reply.status, reply.body.messages]).toEqual([502, ['ACCOUNT_LINK_ERROR']]);
			expect(reply.text).not.toContain('evil');
			expect(jar.get('__Host-oauth')).toBeUndefined();
		}
	});

	test.each(platforms)('T34 %s is not unlinked by a navigation or another site', async (platform) => {
		const jar = await jarOf(players.pavel);
		await visit(at(platform, 'connect'), { jar, decision: { as: 'owl' } });
		for (const site of ['none', 'cross-site', 'same-site', 'same-origin']) {
			const mode = site === 'same-origin' ? 'navigate' : 'cors';
			const headers = { Origin: undefined, 'Sec-Fetch-Site': site, 'Sec-Fetch-Mode': mode };
			for (const action of ['disconnect', 'connect'])
				expect((await call(at(platform, action), { jar, headers })).status).toBe(403);
		}
		expect(await linkedOf(jar)).toEqual([platform]);
	});

	test('T34 an image on a page of our own unlinks nothing', async () => {
		const jar = await jarOf(players.mira);
		const image = { 'Sec-Fetch-Site': 'same-origin', 'Sec-Fetch-Mode': 'no-cors', 'Sec-Fetch-Dest': 'image' };
		const headers = { Origin: undefined, 'X-Requested-With': undefined, ...image };
		for (const action of ['disconnect', 'connect'])
			expect((await call(at('steam', action), { jar, headers })).status).toBe(403);
		expect(await linkedOf(jar)).toEqual(['steam']);
	});

	test('T35 nothing that says where a call comes from is not enough', async () => {
		const jar = await jarOf(players.mira);
		const headers = { Origin: undefined, 'X-Requested-With': undefined };
		expect((await call(at('steam', 'disconnect'), { jar, headers })).status).toBe(403);
		expect(await linkedOf(jar)).toEqual(['steam']);
	});

	test.each(platforms)(
		'T42 the address at %s carries a state and a challenge, and no secret',
		async (platform) => {
			const jar = await jarOf(players.pavel);
			const started = await call(at(platform, 'connect'), { body: {}, jar });
			const { state, challenge } = sentTo(started.body.redirect ?? '');
			expect(state?.length).toBeGreaterThanOrEqual(22);
			expect(challenge).toMatch(/^[\w-]{43}$/);
			const [cookie = ''] = started.setCookies;
			expect(cookie).toMatch(/^__Host-oauth=.+; Path=\/; Max-Age=600; HttpOnly; Secure; SameSite=Lax$/);

			const back = await navigateTo(await decideAt(started.body.redirect ?? '', { as: 'owl' }), jar);
			const said = [started, back].map(({ text, headers }) => text + JSON.stringify(headers)).join();
			expect(said).not.toMatch(/access_token|client_secret|verifier/i);
			expect(back.headers['referrer-policy']).toBe('no-referrer');
			expect(back.headers['cache-control']).toBe('no-store');
		},
	);

	test('two visits have nothing in common', async () => {
		const jar = await jarOf(players.pavel);
		const [one, other] = [await start(at('psn', 'connect'), jar), await start(at('psn', 'connect'), jar)];
		for (const name of ['state', 'challenge'] as const)
			expect(sentTo(one)[name]).not.toBe(sentTo(other)[name]);
	});
});
