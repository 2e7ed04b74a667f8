import { unzipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { limits } from '#contract/limits.ts';
import {
	get,
	login,
	mailOf,
	newestToken,
	passwords,
	post,
	profile,
	sessionOf,
	signIn,
	userOf,
} from './account-client.ts';
import { nextTotpCode, sessionWithFactor } from './factor-codes.ts';
import { clockAhead, origin, outbox, state, withOwnSandbox } from './own-services.ts';
import {
	addPasskey,
	byPassword,
	dataOf,
	newAuthenticator,
	passkeysOf,
	signInBy,
	startAdding,
	startSignIn,
} from './passkey-client.ts';

withOwnSandbox();

const time = expect.stringMatching(/^\d{4}-.*Z$/);
const subjects = async (name: string) => (await outbox(mailOf(name))).map(({ subject }) => subject);
const eventsOf = async (bearer: string) =>
	dataOf<{ kind: string }[]>(await get('security-events', bearer)).map(({ kind }) => kind);

describe('[SI-03] a player’s passkeys', () => {
	test('are added under a name, which their owner is told by mail and finds in the history', async () => {
		const bearer = await sessionOf('mira');
		const { passkey } = await addPasskey(bearer, byPassword('mira'));
		expect(passkey).toEqual({
			id: expect.any(String),
			name: 'Laptop',
			createdAt: time,
			lastUsedAt: null,
			backedUp: false,
		});
		expect(await passkeysOf(bearer)).toEqual([passkey]);
		expect((await userOf(bearer)).passkeys).toBe(1);
		const mail = (await outbox(mailOf('mira'))).at(-1);
		expect(mail?.subject).toBe('A passkey was added to your account');
		expect(mail?.text).toContain('Laptop');
		expect(await eventsOf(bearer)).toContain('passkeyAdded');
	});

	test('have to be found without a name and verify their user, by the options', async () => {
		const options = await startAdding(await sessionOf('mira'), byPassword('mira'));
		expect(options.rp).toEqual({ id: 'localhost', name: expect.any(String) });
		expect(options.authenticatorSelection).toEqual({
			residentKey: 'required',
			requireResidentKey: true,
			userVerification: 'required',
		});
		expect(options.excludeCredentials).toEqual([]);
	});

	test('are renamed and removed once it is verified who asks, each with a mail', async () => {
		const bearer = await sessionOf('mira');
		const { authenticator, passkey } = await addPasskey(bearer, byPassword('mira'));
		const { id } = passkey;
		const stale = await sessionOf('mira');
		for (const change of ['passkeys/rename', 'passkeys/remove']) {
			const refused = await post(change, { id, name: 'Desk' }, { bearer: stale });
			expect(refused.body.messages).toEqual(['MISSING_PASSWORD_REVALIDATION']);
		}
		await post('passkeys/rename', { id, name: 'Desk' }, { bearer });
		expect((await passkeysOf(bearer)).map(({ name }) => name)).toEqual(['Desk']);
		await post('passkeys/remove', { id }, { bearer });
		expect(await passkeysOf(bearer)).toEqual([]);
		expect((await subjects('mira')).slice(-2)).toEqual([
			'A passkey of your account has a new name',
			'A passkey was removed from your account',
		]);
		expect((await signInBy(authenticator)).body.messages).toEqual(['PASSKEY_NOT_FOUND']);
	});

	test('need a fresh verification to be added, as other sensitive changes do', async () => {
		const refused = await post('passkeys/add/options', {}, { bearer: await sessionOf('mira') });
		expect(refused.body.messages).toEqual(['MISSING_PASSWORD_REVALIDATION']);
	});

	test('are at most ten, and none is there twice', async () => {
		const bearer = await sessionOf('mira');
		const proof = byPassword('mira');
		const { authenticator } = await addPasskey(bearer, proof);
		const again = authenticator.create(await startAdding(bearer, {}));
		const twice = await post('passkeys/add', { name: 'Twice', credential: again }, { bearer });
		expect(twice.body.messages).toEqual(['PASSKEY_ALREADY_ADDED']);
		const late = newAuthenticator().create(await startAdding(bearer, {}));
		for (let count = 1; count < limits.passkey.count; count += 1) await addPasskey(bearer, {});
		expect((await post('passkeys/add/options', {}, { bearer })).body.messages).toEqual([
			'PASSKEY_LIMIT_REACHED',
		]);
		const eleventh = await post('passkeys/add', { name: 'Late', credential: late }, { bearer });
		expect(eleventh.body.messages).toEqual(['PASSKEY_LIMIT_REACHED']);
	});

	test('are in the download of the player’s data, without a key', async () => {
		const bearer = await sessionOf('mira');
		const { authenticator } = await addPasskey(bearer, byPassword('mira'));
		const response = await fetch(`${origin()}/accounts/api/account/export`, {
			headers: { Authorization: `Bearer ${bearer}` },
		});
		const files = unzipSync(new Uint8Array(await response.arrayBuffer()));
		const text = new TextDecoder().decode(files['passkeys.json']);
		expect(JSON.parse(text)).toEqual([
			{ name: 'Laptop', transports: ['internal'], backedUp: false, createdAt: time, lastUsedAt: null },
		]);
		expect(text).not.toContain(authenticator.id);
	});

	test('go with the account', async () => {
		const bearer = await sessionOf('mira');
		const { authenticator } = await addPasskey(bearer, byPassword('mira'));
		await post('delete', byPassword('mira'), { bearer });
		expect((await state()).counts.passkey).toBe(0);
		expect((await signInBy(authenticator)).body.messages).toEqual(['PASSKEY_NOT_FOUND']);
	});

	test('stay when the password is reset, which names them, or go with it where that is asked for', async () => {
		const { authenticator } = await addPasskey(await sessionOf('mira'), byPassword('mira'));
		const reset = async (more: object) => {
			await post('forgot-password', { username: 'mira' });
			expect((await outbox(mailOf('mira'))).at(-1)?.text).toContain('Laptop');
			const recoveryCode = await newestToken(mailOf('mira'));
			await post('reset-password', { username: 'mira', recoveryCode, password: 'Bramble4Gate', ...more });
		};
		await reset({});
		expect((await outbox(mailOf('mira'))).at(-1)?.text).toContain('Laptop');
		expect((await signInBy(authenticator)).body.session).toBeDefined();
		await reset({ removePasskeys: true });
		expect((await signInBy(authenticator)).body.messages).toEqual(['PASSKEY_NOT_FOUND']);
		const bearer = (await login('mira', 'Bramble4Gate')).body.session?.token ?? '';
		expect(await eventsOf(bearer)).toContain('passkeyRemoved');
	});
});

describe('[SI-03] signing in with a passkey', () => {
	test('needs neither name nor password, and notes the use', async () => {
		const bearer = await sessionOf('mira');
		const { authenticator } = await addPasskey(bearer, byPassword('mira'));
		const { options } = await startSignIn();
		const { rpId, allowCredentials, userVerification } = options;
		expect({ rpId, allowCredentials, userVerification }).toEqual({
			rpId: 'localhost',
			allowCredentials: [],
			userVerification: 'required',
		});
		const signedIn = await signInBy(authenticator);
		expect((await userOf(signedIn.body.session?.token ?? '')).username).toBe('mira');
		expect((await passkeysOf(bearer))[0]?.lastUsedAt).toEqual(time);
	});

	test('stands for both steps where MFA is on', async () => {
		const bearer = await sessionWithFactor('tomas');
		const proof = { password: '', code: await nextTotpCode() };
		const { authenticator } = await addPasskey(bearer, proof);
		expect((await signInBy(authenticator)).body.session).toBeDefined();
	});

	test('works in two pages of a browser that began it beside each other', async () => {
		const { authenticator } = await addPasskey(await sessionOf('mira'), byPassword('mira'));
		const first = await startSignIn();
		const second = await startSignIn(first.token);
		expect(second.token).toBe(first.token);
		const credential = authenticator.get(first.options);
		const signedIn = await post('login/passkey', { credential }, { bearer: second.token });
		expect(signedIn.body.session).toBeDefined();
	});

	test('is no verification of sensitive changes', async () => {
		const { authenticator } = await addPasskey(await sessionOf('mira'), byPassword('mira'));
		const bearer = (await signInBy(authenticator)).body.session?.token ?? '';
		const refused = await post('passkeys/add/options', {}, { bearer });
		expect(refused.body.messages).toEqual(['MISSING_PASSWORD_REVALIDATION']);
	});
});

describe('[SI-03] a passkey as the second step', () => {
	/** A passkey of tomas, who has an app, and a sign-in of his that waits. */
	async function waiting() {
		const bearer = await sessionWithFactor('tomas');
		const added = await addPasskey(bearer, { password: '', code: await nextTotpCode() });
		const { body } = await signIn('tomas');
		return { ...added, bearer: body.challenge?.token ?? '', data: body.data };
	}

	test('finishes a sign-in by password, even where it verifies nobody', async () => {
		const { authenticator, bearer, data } = await waiting();
		expect(data).toEqual({ mfa: 'totp', passkey: true });
		const options = dataOf<{ challenge: string; allowCredentials: { id: string }[] }>(
			await post('mfa/passkey/options', {}, { bearer }),
		);
		expect(options.allowCredentials.map(({ id }) => id)).toEqual([authenticator.id]);
		const credential = authenticator.get(options, { userVerified: false, userHandle: undefined });
		const finished = await post('mfa/passkey', { credential }, { bearer });
		expect((await userOf(finished.body.session?.token ?? '')).username).toBe('tomas');
		const again = await post('mfa/passkey/options', {}, { bearer });
		expect(again.body.messages).toEqual(['NO_PENDING_MFA_VERIFICATION']);
	});

	test('is not offered to a player without one', async () => {
		const { body } = await signIn('tomas');
		expect(body.data).toEqual({ mfa: 'totp' });
		const refused = await post('mfa/passkey/options', {}, { bearer: body.challenge?.token });
		expect(refused.body.messages).toEqual(['PASSKEY_NOT_FOUND']);
	});

	test('stays when the app is removed, and the app when it is removed', async () => {
		const bearer = await sessionWithFactor('tomas');
		const { authenticator, passkey } = await addPasskey(bearer, { password: '', code: await nextTotpCode() });
		await post('mfa/remove', {}, { bearer });
		expect((await login('tomas', passwords.tomas)).body.session).toBeDefined();
		expect((await signInBy(authenticator)).body.session).toBeDefined();
		await post('passkeys/remove', { id: passkey.id, ...byPassword('tomas') }, { bearer });
		expect((await login('tomas', passwords.tomas)).body.session).toBeDefined();
	});
});

describe('[SI-03] a passkey as verification', () => {
	async function verify(bearer: string, credentialOf: (options: { challenge: string }) => object) {
		const options = dataOf<{ challenge: string }>(await post('passkeys/verify/options', {}, { bearer }));
		return post('passkeys/verify', { credential: credentialOf(options) }, { bearer });
	}

	test('lets sensitive changes of its session pass for ten minutes', async () => {
		const { authenticator } = await addPasskey(await sessionOf('mira'), byPassword('mira'));
		const bearer = await sessionOf('mira');
		expect((await verify(bearer, (options) => authenticator.get(options))).status).toBe(200);
		const change = () => post('update-email', { email: 'lantern@elsewhere.example' }, { bearer });
		expect((await change()).status).toBe(200);
		await clockAhead(601);
		expect((await change()).body.messages).toEqual(['MISSING_PASSWORD_REVALIDATION']);
	});

	test('has to verify its user, and be the player’s own', async () => {
		const { authenticator } = await addPasskey(await sessionOf('mira'), byPassword('mira'));
		const bearer = await sessionOf('mira');
		const absent = await verify(bearer, (options) => authenticator.get(options, { userVerified: false }));
		expect(absent.body.messages).toEqual(['PASSKEY_NOT_ACCEPTED']);
		const other = await sessionOf('pavel');
		expect((await post('passkeys/verify/options', {}, { bearer: other })).body.messages).toEqual([
			'PASSKEY_NOT_FOUND',
		]);
		await addPasskey(other, byPassword('pavel'));
		const foreign = await verify(other, (options) => authenticator.get(options));
		expect(foreign.body.messages).toEqual(['PASSKEY_NOT_FOUND']);
		expect((await profile(other)).body.status).toBe(true);
	});
});
