import { describe, expect, test } from 'vitest';
import { limits } from '#contract/limits.ts';
import { post, sessionOf, signIn } from './account-client.ts';
import { nextTotpCode, sessionWithFactor } from './factor-codes.ts';
import { clockAhead, state, withOwnSandbox } from './own-services.ts';
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

const elsewhere = 'https://localhost.elsewhere.example';
const notAccepted = ['PASSKEY_NOT_ACCEPTED'];
const nonePending = ['NO_PENDING_PASSKEY'];

/** A passkey of mira's. */
const miras = async () => addPasskey(await sessionOf('mira'), byPassword('mira'));
const sessions = async () => (await state()).counts.session;

describe('[SI-03] a sign-in by passkey is refused', () => {
	test.each([
		['of another host name', { rpId: 'elsewhere.example' }],
		['on another origin', { origin: elsewhere }],
		['on another port of this host', { origin: 'http://localhost:9999' }],
		['that was made for a new passkey', { type: 'webauthn.create' }],
		['without user verification', { userVerified: false }],
		['that names nobody', { userHandle: undefined }],
		['that names somebody else', { userHandle: Buffer.from('another-player').toString('base64url') }],
	])('T105 %s', async (_name, lies) => {
		const { authenticator } = await miras();
		const before = await sessions();
		expect((await signInBy(authenticator, lies)).body.messages).toEqual(notAccepted);
		expect(await sessions()).toBe(before);
		expect((await signInBy(authenticator)).status).toBe(200);
	});

	test('whose signature another key made', async () => {
		const { authenticator } = await miras();
		const { options, token } = await startSignIn();
		const { response } = newAuthenticator().get(options);
		const genuine = authenticator.get(options);
		const credential = { ...genuine, response: { ...genuine.response, signature: response.signature } };
		const refused = await post('login/passkey', { credential }, { bearer: token });
		expect(refused.body.messages).toEqual(notAccepted);
	});

	test('T107 whose counter goes back or stands still: the passkey was copied', async () => {
		const { authenticator } = await miras();
		await signInBy(authenticator, { counter: 7 });
		for (const counter of [6, 7, 0])
			expect((await signInBy(authenticator, { counter })).body.messages).toEqual(notAccepted);
		expect((await signInBy(authenticator, { counter: 8 })).status).toBe(200);
	});

	test('with a passkey that nobody has', async () => {
		expect((await signInBy(newAuthenticator())).body.messages).toEqual(['PASSKEY_NOT_FOUND']);
	});

	test('T106 whose challenge was used, whatever became of it', async () => {
		const { authenticator } = await miras();
		const { options, token } = await startSignIn();
		const credential = authenticator.get(options);
		const bearer = token;
		expect((await post('login/passkey', { credential }, { bearer })).status).toBe(200);
		expect((await post('login/passkey', { credential }, { bearer })).body.messages).toEqual(nonePending);
		const other = await startSignIn();
		const wrong = authenticator.get(other.options, { origin: elsewhere });
		await post('login/passkey', { credential: wrong }, { bearer: other.token });
		const right = { credential: authenticator.get(other.options) };
		expect((await post('login/passkey', right, { bearer: other.token })).body.messages).toEqual(nonePending);
	});

	test('that many send at once but for one of them', async () => {
		const { authenticator } = await miras();
		const { options, token } = await startSignIn();
		const credential = authenticator.get(options);
		const all = await Promise.all(
			Array.from({ length: 8 }, () => post('login/passkey', { credential }, { bearer: token })),
		);
		expect(all.filter(({ status }) => status === 200)).toHaveLength(1);
	});

	test('T106 whose challenge is of another browser, too old, or none of ours', async () => {
		const { authenticator } = await miras();
		const [mine, theirs] = [await startSignIn(), await startSignIn()];
		const credential = authenticator.get(theirs.options);
		for (const bearer of [mine.token, undefined])
			expect((await post('login/passkey', { credential }, { bearer })).body.messages).toEqual(nonePending);
		const invented = authenticator.get({ challenge: Buffer.alloc(32, 7).toString('base64url') });
		const answer = await post('login/passkey', { credential: invented }, { bearer: mine.token });
		expect(answer.body.messages).toEqual(nonePending);
		const late = { credential: authenticator.get(mine.options) };
		await clockAhead(limits.lifetime.passkeyChallenge + 1);
		expect((await post('login/passkey', late, { bearer: mine.token })).body.messages).toEqual(nonePending);
	});

	test('where it is too large, or no passkey at all', async () => {
		const { authenticator } = await miras();
		const { options, token } = await startSignIn();
		const good = authenticator.get(options);
		const bad = [
			{ ...good, id: 'a'.repeat(limits.passkey.credentialId + 1) },
			{ ...good, response: { ...good.response, signature: 'a'.repeat(limits.passkey.signature + 1) } },
			{ ...good, response: { ...good.response, authenticatorData: 'not base64url!' } },
			{ ...good, type: 'password' },
			'text',
		];
		for (const credential of bad) {
			const { status, body } = await post('login/passkey', { credential }, { bearer: token });
			expect([status, Object.keys(body.fields ?? {})]).toEqual([400, ['credential']]);
		}
		const garbled = { ...good, response: { ...good.response, authenticatorData: 'AAAA' } };
		const answer = await post('login/passkey', { credential: garbled }, { bearer: token });
		expect(answer.body.messages).toEqual(notAccepted);
	});

	test('after more beginnings from one address than a household makes', async () => {
		const address = '203.0.113.9';
		const begin = () => post('login/passkey/options', {}, { address });
		const { times } = limits.attempts.passkeyPerAddress;
		const answers = await Promise.all(Array.from({ length: times }, begin));
		expect(answers.every(({ status }) => status === 200)).toBe(true);
		expect((await begin()).status).toBe(429);
		expect((await post('login/passkey/options', {}, { address: '203.0.113.10' })).status).toBe(200);
	});
});

describe('[SI-03] a new passkey is refused', () => {
	test.each([
		['for another host name', { rpId: 'elsewhere.example' }],
		['made on another origin', { origin: elsewhere }],
		['without user verification', { userVerified: false }],
		['that is a sign-in', { type: 'webauthn.get' }],
	])('%s', async (_name, lies) => {
		const bearer = await sessionOf('mira');
		const options = await startAdding(bearer, byPassword('mira'));
		const credential = newAuthenticator().create(options, lies);
		const refused = await post('passkeys/add', { name: 'Trap', credential }, { bearer });
		expect(refused.body.messages).toEqual(notAccepted);
		expect(await passkeysOf(bearer)).toEqual([]);
	});

	test('whose challenge is of another session, of another use, or used', async () => {
		const [bearer, other] = [await sessionOf('mira'), await sessionOf('pavel')];
		const options = await startAdding(bearer, byPassword('mira'));
		const add = (credential: object, bearer: string) =>
			post('passkeys/add', { name: 'Trap', credential }, { bearer });
		for (const session of [other, await sessionOf('mira')]) {
			const refused = await add(newAuthenticator().create(options), session);
			expect(refused.body.messages).toEqual(nonePending);
		}
		const { options: ofSignIn } = await startSignIn();
		const mixed = newAuthenticator().create({ ...options, challenge: ofSignIn.challenge });
		expect((await add(mixed, bearer)).body.messages).toEqual(nonePending);
		expect((await add(newAuthenticator().create(options), bearer)).status).toBe(200);
		const twice = await add(newAuthenticator().create(options), bearer);
		expect(twice.body.messages).toEqual(nonePending);
	});

	test('whose challenge is for a verification, which may be asked for without one', async () => {
		const bearer = await sessionOf('mira');
		await addPasskey(bearer, byPassword('mira'));
		const options = await startAdding(bearer, {});
		const { challenge } = dataOf<{ challenge: string }>(
			await post('passkeys/verify/options', {}, { bearer }),
		);
		const credential = newAuthenticator().create({ ...options, challenge });
		const refused = await post('passkeys/add', { name: 'Trap', credential }, { bearer });
		expect(refused.body.messages).toEqual(nonePending);
	});

	test('that belongs to another account', async () => {
		const { authenticator } = await miras();
		const bearer = await sessionOf('pavel');
		const credential = authenticator.create(await startAdding(bearer, byPassword('pavel')));
		const refused = await post('passkeys/add', { name: 'Taken', credential }, { bearer });
		expect(refused.body.messages).toEqual(['PASSKEY_ALREADY_ADDED']);
	});
});

describe('[SI-03] the passkey of one player', () => {
	test('T107 finishes no sign-in of another', async () => {
		await addPasskey(await sessionWithFactor('tomas'), { password: '', code: await nextTotpCode() });
		const { authenticator } = await miras();
		const bearer = (await signIn('tomas')).body.challenge?.token;
		const start = async () =>
			dataOf<{ challenge: string }>(await post('mfa/passkey/options', {}, { bearer }));
		const foreign = await post('mfa/passkey', { credential: authenticator.get(await start()) }, { bearer });
		expect(foreign.body.messages).toEqual(['PASSKEY_NOT_FOUND']);
	});

	test('is neither renamed nor removed by another', async () => {
		const { passkey } = await miras();
		const bearer = await sessionOf('pavel');
		const { id } = passkey;
		for (const change of ['passkeys/rename', 'passkeys/remove']) {
			const input = { id, name: 'Mine', ...byPassword('pavel') };
			expect((await post(change, input, { bearer })).body.messages).toEqual(['PASSKEY_NOT_FOUND']);
		}
		expect((await passkeysOf(await sessionOf('mira'))).map(({ name }) => name)).toEqual(['Laptop']);
	});

	test('is asked for 30 times in 15 minutes, and not oftener', async () => {
		const bearer = await sessionWithFactor('tomas');
		await addPasskey(bearer, { password: '', code: await nextTotpCode() });
		const start = () => post('passkeys/verify/options', {}, { bearer });
		const { times } = limits.attempts.passkeyPerAccount;
		// One was asked for to add it.
		for (let count = 1; count < times; count += 1) expect((await start()).status).toBe(200);
		const waiting = (await signIn('tomas')).body.challenge?.token;
		const refused = [
			...[await start(), await post('passkeys/add/options', {}, { bearer })],
			await post('mfa/passkey/options', {}, { bearer: waiting }),
		];
		expect(refused.map(({ status }) => status)).toEqual([429, 429, 429]);
	});
});
