import { describe, expect, test } from 'vitest';
import { type Caller, passwords, post, sessionOf, signIn, userOf } from './account-client.ts';
import {
	inesPhone,
	nextTotpCode,
	recoveryCode,
	sessionWithFactor,
	smsCode,
	totpCode,
	wrongCode,
} from './factor-codes.ts';
import { clockAhead, outbox, state, withOwnSandbox } from './own-services.ts';

withOwnSandbox();

const newPassword = 'Thistle3Bridge';
const sensitive: [string, object][] = [
	['update-email', { email: 'mira@elsewhere.example' }],
	['update-password', { newPassword }],
	['mfa/remove', {}],
	['mfa/addsms', { phone: '+16135550177' }],
	['mfa/addtotp', {}],
	['delete', {}],
];

const as = (bearer: string): Caller => ({ bearer });
const changeOf = (bearer: string, proof: object) =>
	post('update-email', { email: 'new@elsewhere.example', ...proof }, as(bearer));

describe('T18 a sensitive change', () => {
	test.each(sensitive)('%s without password and code changes nothing', async (path, input) => {
		const bearer = await sessionOf('mira');
		const before = (await state()).hash;
		for (const proof of [{}, { password: '', code: '' }, { code: '123456' }]) {
			const { status, body } = await post(path, { ...input, ...proof }, as(bearer));
			expect([status, body.messages]).toEqual([422, ['MISSING_PASSWORD_REVALIDATION']]);
		}
		expect((await state()).hash).toBe(before);
	});

	test.each(sensitive)('%s with a wrong password changes nothing', async (path, input) => {
		const bearer = await sessionOf('mira');
		const before = (await state()).hash;
		const { status, body } = await post(path, { ...input, password: 'Wrong1Password' }, as(bearer));
		expect([status, body.messages]).toEqual([422, ['INCORRECT_PASSWORD']]);
		expect(body.fields).toEqual({ password: 'msg.INCORRECT_PASSWORD' });
		expect((await state()).hash).toBe(before);
	});

	test('of a player with MFA takes no password for the code', async () => {
		const bearer = await sessionWithFactor('tomas');
		const { body } = await changeOf(bearer, { password: passwords.tomas });
		expect(body.messages).toEqual(['MISSING_PASSWORD_REVALIDATION']);
	});

	test('five wrong passwords lock the change, also for the right one, and leave the sign-in open', async () => {
		const bearer = await sessionOf('mira');
		for (const _ of Array(5).keys()) await changeOf(bearer, { password: 'Wrong1Password' });
		const locked = await changeOf(bearer, { password: passwords.mira });
		expect([locked.status, locked.body.messages]).toEqual([429, ['TOO_MANY_REQUESTS']]);
		expect((await signIn('mira', { checked: true })).status).toBe(200);
		await clockAhead(Number(locked.headers.get('Retry-After')) + 1);
		expect((await changeOf(bearer, { password: passwords.mira })).status).toBe(200);
	});
});

describe('a confirmation', () => {
	test('holds ten minutes for its session and no longer', async () => {
		const bearer = await sessionOf('mira');
		await changeOf(bearer, { password: passwords.mira });
		await clockAhead(599);
		expect((await changeOf(bearer, {})).status).toBe(200);
		await clockAhead(601);
		expect((await changeOf(bearer, {})).body.messages).toEqual(['MISSING_PASSWORD_REVALIDATION']);
	});

	test('holds for no other session of the player', async () => {
		const other = await sessionOf('mira');
		await changeOf(await sessionOf('mira'), { password: passwords.mira });
		expect((await changeOf(other, {})).body.messages).toEqual(['MISSING_PASSWORD_REVALIDATION']);
	});

	test('signing in is none', async () => {
		const bearer = await sessionWithFactor('tomas');
		expect((await changeOf(bearer, {})).body.messages).toEqual(['MISSING_PASSWORD_REVALIDATION']);
	});

	test('does not stand in for the present password, nor for what deletes the account', async () => {
		const bearer = await sessionOf('mira');
		await changeOf(bearer, { password: passwords.mira });
		for (const [path, input] of [
			['update-password', { newPassword }],
			['delete', {}],
		] as const) {
			const { body } = await post(path, input, as(bearer));
			expect(body.messages).toEqual(['MISSING_PASSWORD_REVALIDATION']);
		}
	});
});

describe('a confirmation by code', () => {
	test('takes the code of the app, once', async () => {
		const bearer = await sessionWithFactor('tomas');
		const code = await nextTotpCode();
		expect((await changeOf(bearer, { code })).status).toBe(200);
		const again = await changeOf(bearer, { code });
		expect([again.body.messages, again.body.fields]).toEqual([
			['MFA_CODE_INVALID'],
			{ code: 'msg.MFA_CODE_INVALID' },
		]);
	});

	test('T15 takes no code that a sign-in used up', async () => {
		const { body } = await signIn('tomas');
		const code = await totpCode();
		const signedIn = await post('mfa/submitcode', { code }, { bearer: body.challenge?.token });
		const reply = await changeOf(signedIn.body.session?.token ?? '', { code });
		expect(reply.body.messages).toEqual(['MFA_CODE_INVALID']);
	});

	test('takes a recovery code, once', async () => {
		const bearer = await sessionWithFactor('tomas');
		expect((await changeOf(bearer, { code: recoveryCode('tomas') })).status).toBe(200);
		expect((await userOf(bearer)).recoveryCodesLeft).toBe(9);
		const again = await changeOf(bearer, { code: recoveryCode('tomas') });
		expect(again.body.messages).toEqual(['MFA_CODE_INVALID']);
	});

	test('takes the code of a text message that the session asked for, in no other session', async () => {
		const [one, other] = [await sessionWithFactor('ines'), await sessionWithFactor('ines')];
		expect((await post('mfa/resend', {}, as(one))).body).toEqual({ status: true, data: null });
		expect((await outbox(inesPhone)).at(-1)?.text).toContain('est votre code');
		const code = await smsCode();
		expect((await changeOf(other, { code })).body.messages).toEqual(['MFA_CODE_INVALID']);
		expect((await changeOf(one, { code })).status).toBe(200);
		expect((await changeOf(one, { code })).body.messages).toEqual(['MFA_CODE_INVALID']);
	});

	test('sends no more than five text messages an hour', async () => {
		const bearer = await sessionWithFactor('ines');
		for (const _ of Array(4).keys()) await post('mfa/resend', {}, as(bearer));
		const refused = await post('mfa/resend', {}, as(bearer));
		expect([refused.status, refused.body.messages]).toEqual([429, ['TOO_MANY_REQUESTS']]);
		expect(await outbox(inesPhone)).toHaveLength(5);
	});

	test.each(['mira', 'tomas'] as const)('sends nothing to %s, who has no phone', async (name) => {
		const bearer = name === 'mira' ? await sessionOf(name) : await sessionWithFactor(name);
		expect((await post('mfa/resend', {}, as(bearer))).body.messages).toEqual(['MFA_NOT_ENABLED']);
	});

	test('five wrong codes end the code that was sent, ten lock the player out of codes', async () => {
		const bearer = await sessionWithFactor('ines');
		await post('mfa/resend', {}, as(bearer));
		const right = await smsCode();
		const wrong = right === '000000' ? '000001' : '000000';
		for (const _ of Array(5).keys()) await changeOf(bearer, { code: wrong });
		expect((await changeOf(bearer, { code: right })).body.messages).toEqual(['MFA_CODE_INVALID']);
		for (const _ of Array(4).keys()) await changeOf(bearer, { code: wrong });
		expect((await changeOf(bearer, { code: recoveryCode('ines') })).status).toBe(429);
		await clockAhead(901);
		expect((await changeOf(bearer, { code: recoveryCode('ines') })).status).toBe(200);
	});

	test('wrong codes count over sign-ins and changes together', async () => {
		const bearer = await sessionWithFactor('tomas');
		for (const _ of Array(10).keys()) await changeOf(bearer, { code: await wrongCode() });
		const { body } = await signIn('tomas');
		const code = await nextTotpCode();
		const reply = await post('mfa/submitcode', { code }, { bearer: body.challenge?.token });
		expect(reply.status).toBe(429);
	});
});
