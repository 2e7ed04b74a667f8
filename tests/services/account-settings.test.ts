import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import type { Endpoint } from '#contract/endpoint.ts';
import { startPlatform, verify } from '#contract/endpoints/platforms.ts';
import { limits } from '#contract/limits.ts';
import { upstreamHeaders } from '#contract/upstream.ts';
import { fillPath } from '#lib/url/fill-path.ts';
import { routes } from '#services/accounts/routes.ts';
import { sampleOf } from '../abuse/samples.ts';
import { get, login, mailOf, passwords, post, profile, sessionOf, signIn, userOf } from './account-client.ts';
import { nextTotpCode, sessionWithFactor, smsCode, wrongCode } from './factor-codes.ts';
import { clockAhead, origin, outbox, serviceKey, siteUrl, state, withOwnSandbox } from './own-services.ts';

withOwnSandbox();

const newPassword = 'Thistle3Bridge';
const change = (bearer: string, more: object = {}) =>
	post('update-password', { password: passwords.mira, newPassword, code: '', ...more }, { bearer });
const agent = (name: string) => ({ 'User-Agent': `Mozilla/5.0 (X11; Linux x86_64) ${name}/140.0` });

describe('a new password', () => {
	test('works from then on, ends every other session, and gives this one a new token with the same end', async () => {
		const [other, own] = [await sessionOf('mira'), await sessionOf('mira')];
		const before = (await profile(own)).body.data;
		await clockAhead(3600);
		const { body } = await change(own);
		const token = body.session?.token ?? '';
		expect(body.data).toBeNull();
		expect(token).not.toBe(own);
		expect(before).toHaveProperty('expire', body.session?.expire);
		for (const old of [own, other]) expect((await profile(old)).body.redirect).toBe('/account/login');
		expect((await userOf(token)).username).toBe('mira');
		expect((await login('mira', newPassword)).status).toBe(200);
		expect((await login('mira', passwords.mira)).body.messages).toEqual(['INCORRECT_PASSWORD']);
		const mail = (await outbox(mailOf('mira'))).at(-1);
		expect(mail?.subject).toBe('Your password was changed');
		expect(mail?.links).toEqual([`${siteUrl}/account/forgot-password`]);
	});

	test('ends a reset that is under way', async () => {
		await post('forgot-password', { username: 'mira' });
		const link = (await outbox(mailOf('mira'))).at(-1)?.links[0] ?? '';
		await change(await sessionOf('mira'));
		const recoveryCode = link.split('/').at(-1);
		const { body } = await post('reset-password', {
			username: 'mira',
			recoveryCode,
			password: 'Bramble4Gate',
		});
		expect(body.messages).toEqual(['PASSWORD_RESET_CODE_INVALID']);
	});

	test('of a player with MFA needs the password and a code', async () => {
		const bearer = await sessionWithFactor('tomas');
		const password = passwords.tomas;
		expect((await change(bearer, { password })).body.messages).toEqual(['MISSING_PASSWORD_REVALIDATION']);
		const wrong = await change(bearer, { password, code: await wrongCode() });
		expect(wrong.body.messages).toEqual(['MFA_CODE_INVALID']);
		expect((await change(bearer, { password, code: await nextTotpCode() })).status).toBe(200);
	});

	test('that lacks the code of MFA confirms no other change either', async () => {
		const bearer = await sessionWithFactor('tomas');
		await change(bearer, { password: passwords.tomas });
		for (const path of ['update-email', 'mfa/remove', 'mfa/recovery-codes']) {
			const input = { email: 'thief@example.org', password: '', code: '' };
			const { body } = await post(path, input, { bearer });
			expect(body.messages, path).toEqual(['MISSING_PASSWORD_REVALIDATION']);
		}
	});

	test.each([
		['Short7a', 'INVALID_PASSWORD', 'field.password'],
		['Password1', 'PASSWORD_TOO_COMMON', 'field.passwordCommon'],
		['xMira7Keeper', 'INVALID_PASSWORD', 'field.passwordUsername'],
		[`Aa1${'x'.repeat(126)}`, 'INVALID_PASSWORD', 'field.max|128'],
	])('T100 %.12s is refused', async (typed, code, message) => {
		const { status, body } = await change(await sessionOf('mira'), { newPassword: typed });
		expect([status, body.messages, body.fields]).toEqual([400, [code], { newPassword: message }]);
	});

	test('T100 of 128 characters with emoji and spaces is compared whole', async () => {
		const long = `Aa1 🗝️ ${'y'.repeat(121)}`;
		expect([...long].length).toBe(128);
		expect((await change(await sessionOf('mira'), { newPassword: long })).status).toBe(200);
		const other = `${long.slice(0, 73)}z${long.slice(74)}`;
		expect((await login('mira', other)).status).toBe(422);
		expect((await login('mira', long)).status).toBe(200);
	});
});

describe('the profile', () => {
	test('T91 changes in what the call asks for and in nothing else', async () => {
		const bearer = await sessionOf('mira');
		const before = await userOf(bearer);
		const asked = { displayName: 'Mira A.', country: 'FR', locale: 'fr', newsletter: true };
		const forged = {
			...{ role: 'admin', id: 'player-pavel', username: 'pavel', email: 'x@y.example', emailVerified: false },
			...{ mfa: 'totp', platforms: [], termsVersion: 9, createdAt: 0, password: 'x' },
		};
		expect((await post('update-profile', { ...asked, ...forged }, { bearer })).body.status).toBe(true);
		expect(await userOf(bearer)).toEqual({ ...before, ...asked });
		const { newsletter: _, ...rest } = asked;
		await post('update-profile', rest, { bearer });
		expect(await userOf(bearer)).toEqual({ ...before, ...asked });
	});

	test.each([
		{ displayName: '' },
		{ displayName: 'a\r\nBcc: x@y.example' },
		{ displayName: 'x'.repeat(81) },
		{ country: 'Belgium' },
		{ locale: 'nl' },
		{ newsletter: 'yes' },
	])('is refused %j', async (wrong) => {
		const asked = { displayName: 'Mira', country: 'BE', locale: 'en', newsletter: false, ...wrong };
		const { status, body } = await post('update-profile', asked, { bearer: await sessionOf('mira') });
		expect([status, body.messages]).toEqual([400, ['INVALID_PARAMETERS']]);
	});
});

describe('sessions', () => {
	test('are listed with their devices, this one first, and end one by one', async () => {
		const { body } = await signIn('mira', { headers: agent('Firefox') });
		const own = await sessionOf('mira');
		const list = (await get('sessions', own)).body.data as unknown as { id: string; current: boolean }[];
		expect(list).toEqual([
			{ id: expect.any(String), device: '', lastSeen: expect.any(String), current: true },
			{ id: expect.any(String), device: 'Firefox, Linux', lastSeen: expect.any(String), current: false },
		]);
		expect((await post('sessions/revoke', { id: list[1]?.id }, { bearer: own })).body.status).toBe(true);
		expect((await profile(body.session?.token)).body.redirect).toBe('/account/login');
		expect((await profile(own)).body.status).toBe(true);
	});

	test('T110 of somebody else are neither listed nor ended', async () => {
		const [mine, theirs] = [await sessionOf('mira'), await sessionOf('pavel')];
		const [row] = ((await get('sessions', theirs)).body.data ?? []) as unknown as { id: string }[];
		expect(JSON.stringify((await get('sessions', mine)).body)).not.toContain(row?.id);
		const reply = await post('sessions/revoke', { id: row?.id }, { bearer: mine });
		const unknown = await post('sessions/revoke', { id: 'unknown' }, { bearer: mine });
		expect([reply.status, reply.body.messages]).toEqual([404, ['NOT_FOUND']]);
		expect({ ...unknown.body, requestId: '' }).toEqual({ ...reply.body, requestId: '' });
		expect((await profile(theirs)).body.status).toBe(true);
	});

	test('from a new device are mailed to the player, the first and known ones are not', async () => {
		for (const name of ['Firefox', 'Firefox', 'Chrome']) await signIn('ines', { headers: agent(name) });
		expect(await outbox(mailOf('ines'))).toEqual([]);
		for (const name of ['Firefox', 'Firefox', 'Chrome', 'Chrome'])
			await signIn('mira', { headers: agent(name) });
		const mails = await outbox(mailOf('mira'));
		expect(mails.map(({ subject }) => subject)).toEqual(['A new device logged in to your account']);
		expect(mails[0]?.text).toContain('Chrome, Linux');
	});

	test('from what names no browser are mailed to the player, too, every time', async () => {
		const unknown = { 'User-Agent': 'curl/8' };
		await signIn('mira', { headers: unknown });
		expect(await outbox(mailOf('mira'))).toEqual([]);
		await signIn('mira', { headers: agent('Firefox') });
		for (const _ of [1, 2]) await signIn('mira', { headers: unknown });
		const mails = await outbox(mailOf('mira'));
		expect(mails.map(({ subject }) => subject)).toEqual(
			Array(2).fill('A new device logged in to your account'),
		);
		expect(mails[0]?.text).toContain('an unknown one');
	});
});

describe('[AC-11] a global logout', () => {
	test('T23 ends every session of the player and every waiting sign-in, and nobody else’s', async () => {
		const waiting = (await signIn('tomas')).body.challenge?.token;
		const tomas = await sessionWithFactor('tomas');
		const [one, other, pavel] = [await sessionOf('mira'), await sessionOf('mira'), await sessionOf('pavel')];
		expect((await post('global-logout', {}, { bearer: one })).body).toEqual({ status: true, data: null });
		for (const token of [one, other]) expect((await profile(token)).body.redirect).toBe('/account/login');
		expect((await profile(pavel)).body.status).toBe(true);
		await post('global-logout', {}, { bearer: tomas });
		const late = await post('mfa/submitcode', { code: await nextTotpCode() }, { bearer: waiting });
		expect(late.body.messages).toEqual(['NO_PENDING_MFA_VERIFICATION']);
	});
});

describe('[AC-08] older terms', () => {
	const declares = ({ codes }: Endpoint) => codes.includes('TERMS_NOT_LATEST');
	const ofPlayers = routes.map(({ endpoint }) => endpoint).filter(({ policy }) => policy.auth === 'required');
	/** Beside the verification, which the deletion of an account may need. */
	const closed = [...ofPlayers.filter((each) => declares(each) && each !== verify), startPlatform];

	/** What the service answers a player to a call with something in each of its fields. */
	async function ask(endpoint: Endpoint, bearer: string): Promise<[number, string[]]> {
		const { path, rest } = fillPath(endpoint.path, sampleOf(endpoint));
		const isRead = endpoint.method === 'GET';
		const query = new URLSearchParams(Object.entries(rest).map(([name, value]) => [name, String(value)]));
		const response = await fetch(`${origin()}/accounts${path}${isRead ? `?${query}` : ''}`, {
			method: endpoint.method,
			headers: {
				...{ 'Content-Type': 'application/json', Authorization: `Bearer ${bearer}` },
				[upstreamHeaders.serviceKey]: serviceKey,
			},
			body: isRead ? null : JSON.stringify(rest),
		});
		return [response.status, ((await response.json()) as { messages: string[] }).messages];
	}

	test.each(closed)(
		'$method $path is refused until the new ones are accepted, and does nothing',
		async (each) => {
			const bearer = await sessionOf('oskar');
			const before = (await state()).hash;
			expect(await ask(each, bearer)).toEqual([422, ['TERMS_NOT_LATEST']]);
			expect((await state()).hash).toBe(before);
		},
	);

	test('are said to be a bar by every call of a player but those that need none', () => {
		const others = ofPlayers.filter((each) => !declares(each)).map(({ name }) => name);
		expect(others).toEqual([
			...['account.accept-tos', 'account.export', 'account.delete'],
			...['account.passkeys.verify.options', 'account.passkeys.verify'],
		]);
	});

	test('are no bar to the profile, the export, signing out and deleting', async () => {
		const bearer = await sessionOf('oskar');
		expect((await userOf(bearer)).termsVersion).toBe(0);
		expect((await post('verify', { password: passwords.oskar }, { bearer })).status).toBe(200);
		expect((await exported(bearer)).status).toBe(200);
		expect((await post('logout', {}, { bearer: await sessionOf('oskar') })).status).toBe(200);
		expect((await post('delete', { password: passwords.oskar }, { bearer })).status).toBe(200);
	});

	test('are accepted once', async () => {
		const bearer = await sessionOf('oskar');
		expect((await post('accept-tos', {}, { bearer })).body).toEqual({ status: true, data: null });
		expect((await userOf(bearer)).termsVersion).toBe(1);
		expect((await get('sessions', bearer)).status).toBe(200);
		const again = await post('accept-tos', {}, { bearer });
		expect([again.status, again.body.messages]).toEqual([422, ['TERMS_ALREADY_ACCEPTED']]);
	});
});

const exported = (bearer: string) =>
	fetch(`${origin()}/accounts/api/account/export`, { headers: { Authorization: `Bearer ${bearer}` } });

describe('the export', () => {
	test('[FX-38] is for a session that was verified in the last 10 minutes', async () => {
		const bearer = await sessionOf('mira');
		const refused = async (session: string) => (await (await exported(session)).json()).messages;
		expect(await refused(bearer)).toEqual(['MISSING_PASSWORD_REVALIDATION']);
		await post('verify', { password: 'Wrong1Password' }, { bearer });
		expect(await refused(bearer)).toEqual(['MISSING_PASSWORD_REVALIDATION']);
		await post('verify', { password: passwords.mira }, { bearer });
		expect((await exported(bearer)).status).toBe(200);
		expect(await refused(await sessionOf('mira'))).toEqual(['MISSING_PASSWORD_REVALIDATION']);
		await clockAhead(limits.lifetime.verification + 1);
		expect(await refused(bearer)).toEqual(['MISSING_PASSWORD_REVALIDATION']);
	});

	test('[FX-38] asks a player with MFA for a code', async () => {
		const bearer = await sessionWithFactor('ines');
		await post('verify', { password: passwords.ines }, { bearer });
		expect((await exported(bearer)).status).toBe(422);
		await post('mfa/resend', {}, { bearer });
		await post('verify', { code: await smsCode() }, { bearer });
		expect((await exported(bearer)).status).toBe(200);
	});

	test('holds everything that is known of the player, as JSON, and no secret', async () => {
		const bearer = await sessionOf('mira');
		await post('verify', { password: passwords.mira }, { bearer });
		const reply = await exported(bearer);
		expect(reply.headers.get('Content-Type')).toBe('application/zip');
		const files = unzipSync(new Uint8Array(await reply.arrayBuffer()));
		const read = (name: string): unknown => JSON.parse(strFromU8(files[`${name}.json`] ?? new Uint8Array()));
		const time = expect.stringMatching(/^\d{4}-.*Z$/);
		expect(read('account')).toEqual({
			...{ username: 'mira', email: mailOf('mira'), emailVerified: true, emailAskedFor: null },
			...{ displayName: 'Mira Aldous', country: 'BE', locale: 'en', newsletter: false, termsVersion: 1 },
			...{ mfa: null, recoveryCodesLeft: 0, phone: null, dateOfBirth: '1994-03-12', createdAt: time },
			onlineVisibleTo: 'friends',
		});
		expect(read('platforms')).toEqual([
			{ platform: 'steam', identity: expect.any(String), name: 'mira_by_lantern', linkedAt: time },
		]);
		expect(read('sessions')).toEqual([
			{ device: expect.any(String), createdAt: time, lastSeen: time, expiresAt: time, endedAt: null },
		]);
		const all = Object.values(files)
			.map((bytes) => strFromU8(bytes))
			.join();
		expect(read('friends')).toContainEqual({ username: 'pavel', becameFriendsAt: expect.any(String) });
		expect(read('invites')).toEqual([{ sender: 'tomas', receiver: 'mira', expiresAt: time }]);
		expect(read('saves')).toHaveLength(4);
		for (const secret of ['argon2', 'hash', 'pavel@', 'player-', bearer]) expect(all).not.toContain(secret);
	});
});

describe('merch', () => {
	test('is sold to a player in their language, at the prices of their region', async () => {
		const bearer = await sessionOf('mira');
		const [first] = (await get('merch', bearer)).body.data as unknown as Record<string, unknown>[];
		expect(first).toMatchObject({ id: 'lamplighter-mug', name: 'Lamplighter’s mug', currency: 'EUR' });
		await post(
			'update-profile',
			{ displayName: 'M', country: 'US', locale: 'fr', newsletter: false },
			{ bearer },
		);
		const [other] = (await get('merch', bearer)).body.data as unknown as Record<string, unknown>[];
		expect(other).toMatchObject({ name: 'Tasse du veilleur', currency: 'USD' });
	});
});

describe('deleting the account', () => {
	test('leaves nothing of the player but their taken name, and mails them', async () => {
		const bearer = await sessionOf('mira');
		const wrong = await post('delete', { password: 'Wrong1Password' }, { bearer });
		expect(wrong.body.messages).toEqual(['INCORRECT_PASSWORD']);
		expect((await post('delete', { password: passwords.mira }, { bearer })).status).toBe(200);
		expect((await profile(bearer)).body.redirect).toBe('/account/login');
		const { rows } = await state();
		expect(JSON.stringify([rows.user, rows.platform_link, rows.session])).not.toContain('mira');
		expect((await outbox(mailOf('mira'))).at(-1)?.subject).toBe('Your account is deleted');
		expect((await login('mira', passwords.mira)).body.messages).toEqual(['INCORRECT_PASSWORD']);
	});

	test('asks a player with MFA for a code', async () => {
		const bearer = await sessionWithFactor('ines');
		const byPassword = await post('delete', { password: passwords.ines }, { bearer });
		expect(byPassword.body.messages).toEqual(['MISSING_PASSWORD_REVALIDATION']);
		await post('mfa/resend', {}, { bearer });
		expect((await post('delete', { code: await smsCode() }, { bearer })).status).toBe(200);
		expect((await outbox(mailOf('ines'))).at(-1)?.subject).toBe('Votre compte est supprimé');
	});
});
