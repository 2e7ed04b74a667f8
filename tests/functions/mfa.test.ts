import { TOTP } from 'otpauth';
import { beforeEach, describe, expect, test } from 'vitest';
import { startOwnSite } from '../support/own-site.ts';
import { call, createJar, outboxOf, players, reset, setClock, signIn } from '../support/site.ts';

const submit = '/api/account/mfa/submitcode';
const profile = '/api/account/profile';

/** What the app of tomas shows some seconds from now. */
const totpCode = (seconds = 0) =>
	new TOTP({ secret: players.tomas.totpSecret }).generate({ timestamp: Date.now() + seconds * 1000 });
const wrongCode = (right: string) => (right === '000000' ? '111111' : '000000');

async function smsCode(): Promise<string> {
	const text = (await outboxOf(players.ines.phone)).at(-1)?.text ?? '';
	return /\d{6}/.exec(text)?.[0] ?? '';
}

beforeEach(reset);

describe('a sign-in with MFA', () => {
	test('T12 shows nothing of the player before the code', async () => {
		const jar = createJar();
		const reply = await signIn(players.tomas, jar);
		expect(reply.body).toEqual({ redirect: '/account/login/mfa', data: { mfa: 'totp' } });
		expect(jar.get('__Host-sid')).toBeUndefined();
		expect((await call(profile, { jar })).body).toEqual({ redirect: '/account/login' });
	});

	test('asks no service for a code that no sign-in waits for', async () => {
		const site = await startOwnSite({ ACCOUNT_API_URL: 'http://127.0.0.1:9' });
		const reply = await call(submit, { body: { code: '123456' }, site: site.origin });
		await site.stop();
		expect([reply.status, reply.body.messages]).toEqual([422, ['NO_PENDING_MFA_VERIFICATION']]);
	});

	test('is finished by the code of the app', async () => {
		const jar = createJar();
		await signIn(players.tomas, jar);
		const reply = await call(submit, { body: { code: totpCode() }, jar });
		expect(reply.body.data).toHaveProperty('user.username', 'tomas');
		expect(jar.get('__Host-challenge')).toBeUndefined();
		expect((await call(profile, { jar })).body.data).toHaveProperty('user.mfa', 'totp');
	});

	test('[FX-05] is finished by the code of the app in full-width digits, grouped by a hyphen', async () => {
		const jar = createJar();
		await signIn(players.tomas, jar);
		const wide = [...totpCode()].map((digit) => String.fromCodePoint(0xff10 + Number(digit)));
		const code = `${wide.slice(0, 3).join('')}-${wide.slice(3).join('')}`;
		expect((await call(submit, { body: { code }, jar })).body.data).toHaveProperty('user.username', 'tomas');
	});

	test('is finished by the code of a text message, which can be sent again', async () => {
		const jar = createJar();
		expect((await signIn(players.ines, jar)).body.data).toEqual({ mfa: 'sms' });
		const first = await smsCode();
		expect((await call('/api/account/mfa/resend', { method: 'POST', jar })).body.status).toBe(true);
		const second = await smsCode();
		expect(await outboxOf(players.ines.phone)).toHaveLength(2);
		if (first !== second) {
			expect((await call(submit, { body: { code: first }, jar })).body.messages).toEqual([
				'MFA_CODE_INVALID',
			]);
		}
		expect((await call(submit, { body: { code: second }, jar })).body.data).toHaveProperty(
			'user.username',
			'ines',
		);
	});

	test('is refused a wrong code and takes the right one after', async () => {
		const jar = createJar();
		await signIn(players.tomas, jar);
		const reply = await call(submit, { body: { code: wrongCode(totpCode()) }, jar });
		expect([reply.status, reply.body.messages]).toEqual([422, ['MFA_CODE_INVALID']]);
		expect((await call(submit, { body: { code: totpCode() }, jar })).status).toBe(200);
	});

	test('T13 is void after five wrong codes, and its cookie is gone', async () => {
		const jar = createJar();
		await signIn(players.tomas, jar);
		const body = { code: wrongCode(totpCode()) };
		for (let round = 0; round < 5; round += 1) await call(submit, { body, jar });
		const reply = await call(submit, { body: { code: totpCode() }, jar });
		expect([reply.status, reply.body.messages]).toEqual([422, ['NO_PENDING_MFA_VERIFICATION']]);
		expect(jar.get('__Host-challenge')).toBeUndefined();
	});

	test('T13 is closed for 15 minutes after ten wrong codes, whatever sign-ins they came in', async () => {
		const body = { code: wrongCode(totpCode()) };
		const jar = createJar();
		for (let round = 0; round < 10; round += 1) {
			if (round % 4 === 0) await signIn(players.tomas, jar);
			await call(submit, { body, jar });
		}
		await signIn(players.tomas, jar);
		const reply = await call(submit, { body: { code: totpCode() }, jar });
		expect([reply.status, reply.body.messages]).toEqual([429, ['TOO_MANY_REQUESTS']]);
		expect(Number(reply.headers['retry-after'])).toBeGreaterThan(800);
		await setClock(901);
		await signIn(players.tomas, jar);
		const later = { code: totpCode(901) };
		expect((await call(submit, { body: later, jar })).status).toBe(200);
	});

	test('T15 takes no code twice, in however many sign-ins', async () => {
		const [first, second] = [createJar(), createJar()];
		await signIn(players.tomas, first);
		const body = { code: totpCode() };
		expect((await call(submit, { body, jar: first })).status).toBe(200);
		await signIn(players.tomas, second);
		const reply = await call(submit, { body, jar: second });
		expect([reply.status, reply.body.messages]).toEqual([422, ['MFA_CODE_INVALID']]);
		expect(second.get('__Host-sid')).toBeUndefined();
	});

	test('T17 is not finished by the code of another player', async () => {
		const [tomas, ines] = [createJar(), createJar()];
		await signIn(players.tomas, tomas);
		await signIn(players.ines, ines);
		for (const [jar, code] of [
			[tomas, await smsCode()],
			[ines, totpCode()],
		] as const) {
			const reply = await call(submit, { body: { code }, jar });
			expect([reply.status, reply.body.messages]).toEqual([422, ['MFA_CODE_INVALID']]);
			expect(jar.get('__Host-sid')).toBeUndefined();
		}
	});

	test('T17 waits 10 minutes and no longer', async () => {
		const jar = createJar();
		await signIn(players.tomas, jar);
		await setClock(601);
		const reply = await call(submit, { body: { code: '123456' }, jar });
		expect(reply.body.messages).toEqual(['NO_PENDING_MFA_VERIFICATION']);
	});

	test.each([
		[submit, { code: '123456' }],
		['/api/account/mfa/resend', {}],
	])('%s without one that waits is NO_PENDING_MFA_VERIFICATION', async (path, body) => {
		const reply = await call(path, { body });
		expect([reply.status, reply.body.messages]).toEqual([422, ['NO_PENDING_MFA_VERIFICATION']]);
	});

	test('T21 leaves no other session of this browser behind', async () => {
		const jar = createJar();
		await signIn(players.mira, jar);
		const before = createJar();
		before.set('__Host-sid', jar.get('__Host-sid') ?? '');
		await signIn(players.tomas, jar);
		await call(submit, { body: { code: totpCode() }, jar });
		expect(jar.get('__Host-sid')).not.toBe(before.get('__Host-sid'));
		expect((await call(profile, { jar })).body.data).toHaveProperty('user.username', 'tomas');
		expect((await call(profile, { jar: before })).body).toEqual({ redirect: '/account/login' });
	});
});

describe('a text message that is sent again', () => {
	const resend = '/api/account/mfa/resend';

	test('is for the session, although a sign-in of another tab was left waiting', async () => {
		const jar = createJar();
		await signIn(players.ines, jar);
		await call(submit, { body: { code: await smsCode() }, jar });
		await signIn(players.ines, jar);
		expect(jar.get('__Host-challenge')).toBeDefined();
		expect((await call(resend, { method: 'POST', jar })).body.status).toBe(true);
		const body = { email: 'ines@elsewhere.example', password: '', code: await smsCode() };
		expect((await call('/api/account/update-email', { body, jar })).body.status).toBe(true);
	});

	test.each(['that gets none', 'that has ended'])('is for a sign-in beside a session %s', async (which) => {
		const jar = createJar();
		await signIn(players.mira, jar);
		if (which === 'that has ended') {
			const elsewhere = createJar();
			await signIn(players.mira, elsewhere);
			await call('/api/account/global-logout', { method: 'POST', jar: elsewhere });
		}
		await signIn(players.ines, jar);
		expect((await call(resend, { method: 'POST', jar })).body.status).toBe(true);
		expect(await outboxOf(players.ines.phone)).toHaveLength(2);
		expect((await call(submit, { body: { code: await smsCode() }, jar })).body.data).toHaveProperty(
			'user.username',
			'ines',
		);
	});
});
