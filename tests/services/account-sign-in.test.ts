import { argon2Sync, randomBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { limits } from '#contract/limits.ts';
import {
	failLogin,
	login,
	mailOf,
	passwords,
	post,
	profile,
	sessionOf,
	signIn,
	withoutId,
} from './account-client.ts';
import { clockAhead, services, state, withOwnSandbox } from './own-services.ts';

withOwnSandbox();

describe('[FX-05] a password with an accent', () => {
	const composed = 'Lant\u00e9rn7Keep';
	const decomposed = composed.normalize('NFD');

	/** Stores a password as it was typed, without the rule of today. */
	async function storeAsTyped(password: string): Promise<void> {
		const salt = randomBytes(16);
		const [memory, passes] = process.env.PASSWORD_COST === 'least' ? [8, 1] : [19_456, 2];
		const tag = argon2Sync('argon2id', {
			message: password,
			nonce: salt,
			memory,
			passes,
			parallelism: 1,
			tagLength: 32,
		});
		const parts = [salt, tag].map((bytes) => bytes.toString('base64').replace(/=+$/, ''));
		const stored = `$argon2id$v=19$m=${memory},t=${passes},p=1$${parts.join('$')}`;
		await services()
			.db.updateTable('user')
			.set({ password: stored })
			.where('username', '=', 'mira')
			.execute();
	}

	test('that was stored decomposed still opens the account', async () => {
		await storeAsTyped(decomposed);
		expect((await login('mira', decomposed)).status).toBe(200);
	});

	test('opens the account however a keyboard sends it', async () => {
		await storeAsTyped(composed);
		for (const typed of [composed, decomposed]) expect((await login('mira', typed)).status).toBe(200);
	});
});

describe('sign-in', () => {
	test('the right password gives the player and a session that ends at a fixed time', async () => {
		const before = Date.now();
		const { status, body } = await signIn('mira');
		expect(status).toBe(200);
		expect(body.data).toMatchObject({ user: { username: 'mira', email: mailOf('mira'), mfa: null } });
		expect(body.data).toHaveProperty('expire', body.session?.expire);
		const seconds = (Date.parse(body.session?.expire ?? '') - before) / 1000;
		expect(seconds).toBeGreaterThanOrEqual(limits.lifetime.session);
		expect(seconds).toBeLessThan(limits.lifetime.session + 5);
	});

	test('the mail address in any capitals works as the user name does', async () => {
		for (const name of ['MIRA', 'Mira@Players.Example']) {
			expect((await login(name, passwords.mira)).status).toBe(200);
		}
	});

	test('mira has steam linked and oskar has accepted older terms', async () => {
		const mira = await profile(await sessionOf('mira'));
		expect(mira.body.data).toMatchObject({
			user: {
				platforms: expect.arrayContaining([{ platform: 'steam', linked: true, name: 'mira_by_lantern' }]),
			},
		});
		const oskar = await profile(await sessionOf('oskar'));
		expect(oskar.body.data).toHaveProperty('user.termsVersion', 0);
	});

	test('a wrong password, an unknown name, an unknown address and an unvalidated account get the same answer', async () => {
		const caller = { checked: true };
		const wrong = await login('mira', 'Wrong1Password', caller);
		expect(wrong.body.messages).toEqual(['INCORRECT_PASSWORD']);
		expect(wrong.status).toBe(422);
		for (const name of ['nobody', 'nobody@nowhere.example', 'nadia', 'toString', '__proto__']) {
			expect(withoutId(await login(name, 'Wrong1Password', caller))).toEqual(withoutId(wrong));
		}
	});

	test('only the right password shows that the address is not validated', async () => {
		expect((await signIn('nadia')).body.messages).toEqual(['EMAIL_NOT_VERIFIED']);
		expect((await state()).counts).toHaveProperty('session', 0);
	});

	test('a password is compared in full: its case, its spaces and its last character count', async () => {
		for (const other of ['lantern7Keep', 'Lantern7Keep ', ' Lantern7Keep', 'Lantern7Kee', 'Lantern7Keepx']) {
			const reply = await login('mira', other, { checked: true, address: '192.0.2.9' });
			expect(reply.body.messages).toEqual(['INCORRECT_PASSWORD']);
		}
	});

	test('a new sign-in ends the session that was sent with it', async () => {
		const old = await sessionOf('mira');
		const { body } = await signIn('mira', { bearer: old });
		expect((await profile(old)).body).toEqual({ redirect: '/account/login' });
		expect((await profile(body.session?.token)).body.status).toBe(true);
	});

	test('a refused sign-in leaves the session that was sent with it', async () => {
		const old = await sessionOf('mira');
		await failLogin('mira', 1, { bearer: old });
		expect((await profile(old)).body.status).toBe(true);
	});
});

describe('session', () => {
	test('[AC-06] a session ends after 172800 s, however much it was used', async () => {
		const token = await sessionOf('mira');
		await clockAhead(limits.lifetime.session / 2);
		expect((await profile(token)).body.status).toBe(true);
		await clockAhead(limits.lifetime.session - 10);
		expect((await profile(token)).body.status).toBe(true);
		await clockAhead(limits.lifetime.session + 1);
		expect((await profile(token)).body).toEqual({ redirect: '/account/login' });
	});

	test.each(['', 'x', 'A'.repeat(43), '../../etc'])('the token %j opens nothing', async (token) => {
		const { status, body } = await profile(token);
		expect(status).toBe(200);
		expect(body).toEqual({ redirect: '/account/login' });
	});

	test('logout ends this session and no other', async () => {
		const one = await sessionOf('mira');
		const other = await sessionOf('mira');
		expect((await post('logout', {}, { bearer: one })).body).toEqual({ status: true, data: null });
		expect((await profile(one)).body.redirect).toBe('/account/login');
		expect((await profile(other)).body.status).toBe(true);
	});

	test('logout without a session succeeds', async () => {
		expect((await post('logout', {})).status).toBe(200);
	});

	test('the state shows sessions by device and holds no token', async () => {
		const agent = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
		const { body } = await signIn('mira', { headers: { 'User-Agent': agent } });
		const shown = await state();
		expect(shown.rows).toHaveProperty('session', [
			{
				...{ id: expect.any(String), user_id: 'player-mira', device: 'Firefox, Linux' },
				...{ created_at: expect.any(Number), expires_at: expect.any(Number), revoked_at: null },
			},
		]);
		expect(JSON.stringify(shown)).not.toContain(body.session?.token);
	});
});
