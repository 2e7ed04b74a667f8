import { beforeEach, expect, test } from 'vitest';
import { platforms } from '#contract/platforms.ts';
import { creation, newestToken, stranger } from '../support/players.ts';
import { call, createJar, players, readState, reset, signIn } from '../support/site.ts';

beforeEach(reset);

test('T91 an account is created with what its owner typed and nothing that they may not set', async () => {
	const player = stranger();
	const forged = {
		...{ role: 'admin', id: 'player-pavel', emailVerified: true, email_verified: 1, admin: true },
		...{ mfa: 'totp', platforms: [{ platform: 'steam' }], createdAt: 0, displayName: 'The studio' },
	};
	const body = await creation(player, forged);
	expect((await call('/api/account/create', { body })).status).toBe(200);
	const made = (await readState()).rows.user?.find(({ username }) => username === player.username);
	const { username, email } = player;
	expect(made).toEqual({
		...{ id: expect.not.stringMatching(/^player-pavel$/), username, email, email_verified: 0 },
		...{ display_name: username, country: 'BE', locale: 'en', newsletter: 0 },
		...{ factor: null, terms_version: 1 },
	});
	expect((await signIn(player, createJar())).body.messages).toEqual(['EMAIL_NOT_VERIFIED']);
	await call('/api/account/validate', { body: await newestToken(player.email) });
	const { data } = (await signIn(player, createJar())).body;
	expect(data).toEqual({
		user: {
			...{ username, email, emailVerified: true, pendingEmail: null, displayName: username },
			...{ country: 'BE', locale: 'en', phoneMasked: null, mfa: null, passkeys: 0, recoveryCodesLeft: 0 },
			...{ termsVersion: 1, newsletter: false },
			platforms: platforms.map((platform) => ({ platform, linked: false, name: null })),
		},
		expire: expect.any(String),
	});
});

test('T91 terms that are not in force cannot be accepted by creating an account', async () => {
	for (const termsVersion of [0, 9]) {
		const reply = await call('/api/account/create', { body: await creation(stranger(), { termsVersion }) });
		expect([reply.status, reply.body.messages]).toEqual([422, ['TERMS_NOT_LATEST']]);
	}
});

test('T91 a profile changes in what its owner may change and in nothing else', async () => {
	const jar = createJar();
	await signIn(players.mira, jar);
	const asked = { displayName: 'Mira A.', country: 'FR', locale: 'fr', newsletter: true };
	const forged = {
		...{ role: 'admin', id: 'player-pavel', username: 'pavel', email: 'x@y.example', emailVerified: false },
		...{ mfa: 'totp', platforms: [], termsVersion: 9, createdAt: 0, password: 'Bramble4Gate' },
	};
	const before = (await readState()).rows.user;
	const reply = await call('/api/account/update-profile', { body: { ...asked, ...forged }, jar });
	expect(reply.status).toBe(200);
	const changed = { display_name: 'Mira A.', country: 'FR', locale: 'fr', newsletter: 1 };
	const expected = before?.map((row) => (row.username === 'mira' ? { ...row, ...changed } : row));
	expect((await readState()).rows.user).toEqual(expected);
	expect((await signIn(players.mira, createJar())).status).toBe(200);
});
