import { Secret, TOTP } from 'otpauth';
import { beforeEach, describe, expect, test } from 'vitest';
import { players as seeded } from '../../sandbox/services/players/players.ts';
import { demoRecoveryCodes } from '../../sandbox/services/players/recovery-codes.ts';
import {
	type CookieJar,
	call,
	createJar,
	outboxOf,
	players,
	readLog,
	reset,
	signIn,
} from '../support/site.ts';

const { password } = players.mira;
const at = (path: string) => `/api/account/mfa/${path}`;
const codeOf = (secret: string, steps = 0) =>
	new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * 30_000 });

async function smsCode(phone: string): Promise<string> {
	return /\d{6}/.exec((await outboxOf(phone)).at(-1)?.text ?? '')?.[0] ?? '';
}

async function signedIn(): Promise<CookieJar> {
	const jar = createJar();
	await signIn(players.mira, jar);
	return jar;
}

function recoveryCodeOf(name: string): string {
	const player = seeded.find(({ username }) => username === name);
	return (player && demoRecoveryCodes(player)[0]) ?? '';
}

beforeEach(reset);

describe('MFA', () => {
	test('by app is set up, asked at the next sign-in, and removed', async () => {
		const jar = await signedIn();
		const begun = await call(at('addtotp'), { body: { password, code: '' }, jar });
		const { secret } = begun.body.data as { secret: string };
		const confirmed = await call(at('confirmtotp'), { body: { code: codeOf(secret) }, jar });
		const { recoveryCodes } = confirmed.body.data as { recoveryCodes: string[] };
		expect(recoveryCodes).toHaveLength(10);
		expect((await signIn(players.mira, createJar())).body.data).toEqual({ mfa: 'totp' });
		const removed = await call(at('remove'), { body: { password: '', code: recoveryCodes[0] }, jar });
		expect(removed.body).toEqual({ status: true, data: null });
		expect((await signIn(players.mira, createJar())).body.data).toHaveProperty('user.mfa', null);
	});

	test('by text message is set up, and its code confirms a change of the session that asked for it', async () => {
		const jar = await signedIn();
		const phone = '+16135550177';
		await call(at('addsms'), { body: { phone, password, code: '' }, jar });
		await call(at('confirmsms'), { body: { code: await smsCode(phone) }, jar });
		expect((await call(at('resend'), { method: 'POST', jar })).body).toEqual({ status: true, data: null });
		expect(await outboxOf(phone)).toHaveLength(2);
		const body = { password: '', code: await smsCode(phone) };
		expect((await call('/api/account/delete', { body, jar })).status).toBe(200);
	});

	test('T19 that a wrong code would confirm stays off', async () => {
		const jar = await signedIn();
		const begun = await call(at('addtotp'), { body: { password, code: '' }, jar });
		const { secret } = begun.body.data as { secret: string };
		const wrong = [-1, 0, 1, 2].map((step) => codeOf(secret, step)).includes('000000') ? '000001' : '000000';
		const reply = await call(at('confirmtotp'), { body: { code: wrong }, jar });
		expect([reply.status, reply.body.messages]).toEqual([422, ['MFA_CODE_INVALID']]);
		expect(reply.body.fields).toEqual({ code: 'msg.MFA_CODE_INVALID' });
		const profile = await call('/api/account/profile', { jar });
		expect(profile.body.data).toHaveProperty('user.mfa', null);
		expect(profile.text).not.toContain(secret);
	});

	test.each(['+22890112345', '+18762345678', '+12025550177', '+19002345678', '+3225550000'])(
		'[FX-36] by text message is not set up with %s, of which the account service is not even asked',
		async (phone) => {
			const jar = await signedIn();
			const asked = async () => (await readLog()).filter(({ path }) => path.endsWith('/mfa/addsms')).length;
			const before = await asked();
			const reply = await call(at('addsms'), { body: { phone, password, code: '' }, jar });
			expect([reply.status, reply.body.messages, reply.body.fields]).toEqual([
				422,
				['INVALID_PHONE_NUMBER'],
				{ phone: 'field.smsCountry' },
			]);
			expect(await outboxOf(phone)).toEqual([]);
			expect(await asked()).toBe(before);
		},
	);

	test('that nobody has begun to set up cannot be confirmed', async () => {
		const reply = await call(at('confirmsms'), { body: { code: '123456' }, jar: await signedIn() });
		expect([reply.status, reply.body.messages]).toEqual([422, ['NO_PENDING_MFA_VERIFICATION']]);
	});

	test('whose text messages are used up for this hour still lets in by a recovery code', async () => {
		for (const _ of Array(5).keys()) await signIn(players.ines, createJar());
		const jar = createJar();
		expect((await signIn(players.ines, jar)).body).toEqual({
			redirect: '/account/login/mfa',
			data: { mfa: 'sms' },
		});
		const resent = await call(at('resend'), { method: 'POST', jar });
		expect([resent.status, resent.body.messages]).toEqual([429, ['TOO_MANY_REQUESTS']]);
		expect(Number(resent.headers['retry-after'])).toBeGreaterThan(3000);
		const code = recoveryCodeOf('ines');
		expect((await call(at('submitcode'), { body: { code }, jar })).body.data).toMatchObject({
			user: { username: 'ines', recoveryCodesLeft: 9 },
		});
	});
});
