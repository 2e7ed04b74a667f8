import { describe, expect, test } from 'vitest';
import {
	type Caller,
	mailOf,
	passwords,
	post,
	profile,
	sessionOf,
	signIn,
	userOf,
} from './account-client.ts';
import { inesPhone, nextTotpCode, sessionWithFactor, smsCode, totpCode, wrongCode } from './factor-codes.ts';
import { clockAhead, outbox, withOwnSandbox } from './own-services.ts';

withOwnSandbox();

const phone = '+16135550177';
const password = passwords.mira;
const as = (bearer: string): Caller => ({ bearer });
const dataOf = <Data>(reply: { body: { data?: unknown } }) => reply.body.data as Data;

async function beginTotp(bearer: string): Promise<{ secret: string; uri: string }> {
	return dataOf(await post('mfa/addtotp', { password }, as(bearer)));
}

const confirmTotp = (bearer: string, code: string) => post('mfa/confirmtotp', { code }, as(bearer));
const confirmSms = (bearer: string, code: string) => post('mfa/confirmsms', { code }, as(bearer));
const codesOf = (reply: { body: { data?: unknown } }) =>
	dataOf<{ recoveryCodes: string[] }>(reply).recoveryCodes;

async function withTotp(): Promise<{ bearer: string; secret: string; codes: string[] }> {
	const bearer = await sessionOf('mira');
	const { secret } = await beginTotp(bearer);
	const codes = codesOf(await confirmTotp(bearer, await totpCode(secret)));
	return { bearer, secret, codes };
}

describe('an authenticator app', () => {
	test('is set up with a secret, a code that it shows, and gives ten recovery codes', async () => {
		const bearer = await sessionOf('mira');
		const { secret, uri } = await beginTotp(bearer);
		expect(secret).toMatch(/^[A-Z2-7]{32}$/);
		expect(uri).toContain(`secret=${secret}`);
		// An app that holds codes of many sites tells them apart by who issues them.
		const { pathname, searchParams } = new URL(uri);
		expect(decodeURIComponent(pathname)).toMatch(/Tallow & Thorn:mira$/);
		expect(searchParams.get('issuer')).toBe('Tallow & Thorn');
		expect((await userOf(bearer)).mfa).toBeNull();
		const codes = codesOf(await confirmTotp(bearer, await totpCode(secret)));
		expect(new Set(codes).size).toBe(10);
		expect(await userOf(bearer)).toMatchObject({ mfa: 'totp', recoveryCodesLeft: 10 });
		expect((await outbox(mailOf('mira'))).at(-1)?.subject).toBe('Your second step at login is on');
	});

	test('is asked at the next sign-in, and its recovery codes let in once each', async () => {
		const { secret, codes } = await withTotp();
		const waiting = await signIn('mira');
		expect(waiting.body.data).toEqual({ mfa: 'totp' });
		const submit = (code: string) =>
			post('mfa/submitcode', { code }, { bearer: waiting.body.challenge?.token });
		expect((await submit(await totpCode(secret, -1))).body.messages).toEqual(['MFA_CODE_INVALID']);
		expect((await submit(codes[9] ?? '')).body.data).toHaveProperty('user.recoveryCodesLeft', 9);
	});

	test('T19 is not active after a wrong code, and its secret is in no later answer', async () => {
		const bearer = await sessionOf('mira');
		const { secret } = await beginTotp(bearer);
		expect((await confirmTotp(bearer, await wrongCode(secret))).body.messages).toEqual(['MFA_CODE_INVALID']);
		expect((await userOf(bearer)).mfa).toBeNull();
		expect(JSON.stringify((await profile(bearer)).body)).not.toContain(secret);
		expect((await signIn('mira')).body.session).toBeDefined();
	});

	test('T19 begun twice has a new secret, and the old one is dead', async () => {
		const bearer = await sessionOf('mira');
		const [old, fresh] = [await beginTotp(bearer), await beginTotp(bearer)];
		expect(fresh.secret).not.toBe(old.secret);
		const reply = await confirmTotp(bearer, await totpCode(old.secret));
		expect(reply.body.messages).toEqual(['MFA_CODE_INVALID']);
		expect((await confirmTotp(bearer, await totpCode(fresh.secret))).status).toBe(200);
	});

	test('ends after ten minutes or five wrong codes unless it is confirmed', async () => {
		const bearer = await sessionOf('mira');
		const tried = await beginTotp(bearer);
		const wrong = await wrongCode(tried.secret);
		for (const _ of Array(5).keys()) await confirmTotp(bearer, wrong);
		const void_ = await confirmTotp(bearer, await totpCode(tried.secret));
		expect([void_.status, void_.body.messages]).toEqual([422, ['NO_PENDING_MFA_VERIFICATION']]);
		const late = await beginTotp(bearer);
		await clockAhead(601);
		const reply = await confirmTotp(bearer, await totpCode(late.secret));
		expect(reply.body.messages).toEqual(['NO_PENDING_MFA_VERIFICATION']);
	});

	test('the code that confirmed it is used up', async () => {
		const bearer = await sessionOf('mira');
		const { secret } = await beginTotp(bearer);
		const code = await totpCode(secret);
		await confirmTotp(bearer, code);
		const { body } = await signIn('mira');
		const reply = await post('mfa/submitcode', { code }, { bearer: body.challenge?.token });
		expect(reply.body.messages).toEqual(['MFA_CODE_INVALID']);
	});
});

describe('a phone', () => {
	test('is set up with the code that it got', async () => {
		const bearer = await sessionOf('mira');
		expect((await post('mfa/addsms', { phone: '+1 (613) 555-0177', password }, as(bearer))).body).toEqual({
			status: true,
			data: null,
		});
		expect(await outbox(phone)).toHaveLength(1);
		expect((await userOf(bearer)).phoneMasked).toBeNull();
		const codes = codesOf(await confirmSms(bearer, await smsCode(phone)));
		expect(codes).toHaveLength(10);
		expect(await userOf(bearer)).toMatchObject({ mfa: 'sms', phoneMasked: '••••••••••77' });
	});

	test('is not confirmed in another session, nor by a code of an app', async () => {
		const bearer = await sessionOf('mira');
		await post('mfa/addsms', { phone, password }, as(bearer));
		const code = await smsCode(phone);
		expect((await confirmSms(await sessionOf('mira'), code)).body.messages).toEqual(['MFA_CODE_INVALID']);
		expect((await confirmTotp(bearer, code)).body.messages).toEqual(['NO_PENDING_MFA_VERIFICATION']);
		expect((await confirmSms(bearer, code)).status).toBe(200);
	});

	test.each(['16135550177', '+0123456789', '+12', 'call me', `+1${'('.repeat(50_000)}`])(
		'%.20s is none',
		async (typed) => {
			const { status, body } = await post(
				'mfa/addsms',
				{ phone: typed, password },
				as(await sessionOf('mira')),
			);
			expect([status, body.messages]).toEqual([400, ['INVALID_PHONE_NUMBER']]);
		},
	);

	test('gets five messages an hour, and so do all the phones that one account tries', async () => {
		const bearer = await sessionOf('mira');
		for (const last of [0, 1, 2, 3, 4]) {
			const reply = await post('mfa/addsms', { phone: `+1613555017${last}`, password }, as(bearer));
			expect(reply.status).toBe(200);
		}
		const refused = await post('mfa/addsms', { phone, password }, as(bearer));
		expect([refused.status, refused.body.messages]).toEqual([429, ['TOO_MANY_REQUESTS']]);
		expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(3500);
		expect(await outbox(phone)).toEqual([]);
	});

	test.each([
		['of a country that is not allowed', '+22890112345'],
		['of a country with the same calling code', '+18762345678'],
		['of a neighbour with the same calling code', '+12025550177'],
		['that costs extra', '+19002345678'],
		['of a line that takes no text messages', '+3225550000'],
		['that is none', '+16131'],
	])('[FX-36] %s gets no message', async (_, typed) => {
		const reply = await post('mfa/addsms', { phone: typed, password }, as(await sessionOf('mira')));
		expect([reply.body.messages, Object.keys(reply.body.fields ?? {})]).toEqual([
			['INVALID_PHONE_NUMBER'],
			['phone'],
		]);
		expect(await outbox(typed)).toEqual([]);
	});

	const ask = async (name: 'mira' | 'pavel' | 'oskar', asked: { to?: string; address?: string }) => {
		const caller = { ...as(await sessionOf(name)), ...(asked.address && { address: asked.address }) };
		const reply = await post('mfa/addsms', { phone: asked.to ?? phone, password: passwords[name] }, caller);
		return reply.status;
	};

	test('[FX-36] gets ten messages a day, whoever asks, and so do all the phones of one account', async () => {
		const sent: number[] = [];
		for (let hour = 0; hour < 6; hour += 1) {
			await clockAhead(hour * 3601);
			for (let time = 0; time < 2; time += 1) sent.push(await ask('mira', {}));
		}
		expect(sent).toEqual([...Array(10).fill(200), 429, 429]);
		expect(await ask('pavel', {})).toBe(429);
		expect(await ask('mira', { to: '+16135550171' })).toBe(429);
		await clockAhead(2 * 86_400);
		expect(await ask('mira', {})).toBe(200);
	});

	test('[FX-36] gets one of twenty messages a day that an address has sent to numbers', async () => {
		const address = '192.0.2.7';
		for (const hour of [0, 1])
			for (const name of ['mira', 'pavel'] as const)
				for (let time = 0; time < 5; time += 1) {
					await clockAhead(hour * 3601);
					expect(await ask(name, { to: `+1613555${name === 'mira' ? 1 : 2}${hour}1${time}`, address })).toBe(
						200,
					);
				}
		await post('accept-tos', {}, as(await sessionOf('oskar')));
		expect(await ask('oskar', { address })).toBe(429);
		expect(await ask('oskar', { address: '192.0.2.8' })).toBe(200);
	});
});

describe('MFA that is on', () => {
	test.each([
		['mfa/addtotp', {}],
		['mfa/addsms', { phone }],
		['mfa/confirmtotp', { code: '123456' }],
		['mfa/confirmsms', { code: '123456' }],
	])('%s sets up no other beside it', async (path, input) => {
		const { status, body } = await post(path, input, as(await sessionWithFactor('ines')));
		expect([status, body.messages]).toEqual([422, ['MFA_ALREADY_ENABLED']]);
	});

	test('gives new recovery codes, and those before are dead', async () => {
		const { bearer, secret, codes } = await withTotp();
		const code = await nextTotpCode(secret);
		const fresh = codesOf(await post('mfa/recovery-codes', { code }, as(bearer)));
		expect(fresh).toHaveLength(10);
		expect(fresh).not.toContain(codes[0]);
		expect((await outbox(mailOf('mira'))).at(-1)?.subject).toBe('You have new recovery codes');
		const old = await post('mfa/remove', { code: codes[0] }, as(bearer));
		expect(old.body.messages).toEqual(['MFA_CODE_INVALID']);
	});

	test('is removed with its recovery codes and the phone, and its player gets a mail in their language', async () => {
		const bearer = await sessionWithFactor('ines');
		const before = await userOf(bearer);
		const waiting = await signIn('ines');
		await post('mfa/resend', {}, as(bearer));
		expect((await post('mfa/remove', { code: await smsCode() }, as(bearer))).body.status).toBe(true);
		expect(await userOf(bearer)).toEqual({
			...before,
			...{ mfa: null, phoneMasked: null, recoveryCodesLeft: 0 },
		});
		expect((await outbox(mailOf('ines'))).at(-1)?.subject).toContain('désactivée');
		const late = await post('mfa/submitcode', { code: '123456' }, { bearer: waiting.body.challenge?.token });
		expect(late.body.messages).toEqual(['NO_PENDING_MFA_VERIFICATION']);
		expect((await signIn('ines')).body.session).toBeDefined();
		expect(await outbox(inesPhone)).toHaveLength(3);
	});

	test.each(['mfa/remove', 'mfa/recovery-codes'])('%s needs one', async (path) => {
		const { status, body } = await post(path, { password }, as(await sessionOf('mira')));
		expect([status, body.messages]).toEqual([422, ['MFA_NOT_ENABLED']]);
	});
});
