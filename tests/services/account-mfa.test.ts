import { Secret, TOTP } from 'otpauth';
import { describe, expect, test } from 'vitest';
import { players } from '../../sandbox/services/players/players.ts';
import { demoRecoveryCodes } from '../../sandbox/services/players/recovery-codes.ts';
import { type PlayerName, post, profile, signIn } from './account-client.ts';
import { clockAhead, outbox, sandboxNow, startTotpStep, state, withOwnSandbox } from './own-services.ts';

withOwnSandbox();

const phone = '+16135550123';
const app = new TOTP({ secret: Secret.fromBase32('JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP') });

/** What the authenticator app showed or shows some steps of 30 s from now. */
async function totpCode(steps = 0): Promise<string> {
	return app.generate({ timestamp: (await sandboxNow()) + steps * 30_000 });
}

/** A code that is none of those accepted now. */
async function wrongCode(): Promise<string> {
	const right = await Promise.all([-1, 0, 1, 2].map(totpCode));
	return ['000000', '000001', '000002', '000003', '000004'].find((code) => !right.includes(code)) ?? '';
}

async function challengeOf(name: PlayerName): Promise<string> {
	const { body } = await signIn(name);
	if (!body.challenge) throw new Error(`${name} got no challenge`);
	return body.challenge.token;
}

const submit = (bearer: string, code: string) => post('mfa/submitcode', { code }, { bearer });

async function smsCode(): Promise<string> {
	return /\d{6}/.exec((await outbox(phone)).at(-1)?.text ?? '')?.[0] ?? '';
}

async function recoveryCode(name: PlayerName, index = 0): Promise<string> {
	const player = players.find(({ username }) => username === name);
	return (player && demoRecoveryCodes(player)[index]) ?? '';
}

describe('a sign-in with MFA', () => {
	test('waits for a code and shows nothing of the player', async () => {
		const { body } = await signIn('tomas');
		expect(body).toEqual({
			redirect: '/account/login/mfa',
			data: { mfa: 'totp' },
			challenge: { token: expect.any(String), expire: expect.any(String) },
		});
		expect((await profile(body.challenge?.token)).body.redirect).toBe('/account/login');
		expect((await state()).counts).toHaveProperty('session', 0);
	});

	test('the code of the app finishes it', async () => {
		const { status, body } = await submit(await challengeOf('tomas'), await totpCode());
		expect(status).toBe(200);
		expect(body.data).toMatchObject({ user: { username: 'tomas', mfa: 'totp' } });
		expect((await profile(body.session?.token)).body.status).toBe(true);
	});

	test.each([-1, 1])('the code of the step at %i is accepted', async (step) => {
		await startTotpStep();
		expect((await submit(await challengeOf('tomas'), await totpCode(step))).status).toBe(200);
	});

	test.each([-3, 3])('the code of the step at %i is refused', async (step) => {
		await startTotpStep();
		const { body } = await submit(await challengeOf('tomas'), await totpCode(step));
		expect(body.messages).toEqual(['MFA_CODE_INVALID']);
	});

	test('a code that was used is refused in the next sign-in, and so are older ones', async () => {
		await startTotpStep();
		const [older, used] = [await totpCode(-1), await totpCode()];
		await submit(await challengeOf('tomas'), used);
		const challenge = await challengeOf('tomas');
		for (const code of [used, older]) {
			expect((await submit(challenge, code)).body.messages).toEqual(['MFA_CODE_INVALID']);
		}
	});

	test('one code sent twenty times at once lets in once', async () => {
		const code = await totpCode();
		const challenges = [await challengeOf('tomas'), await challengeOf('tomas')];
		const tries = challenges.flatMap((challenge) =>
			Array.from({ length: 10 }, () => submit(challenge, code)),
		);
		const replies = await Promise.all(tries);
		expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
		expect((await state()).counts).toHaveProperty('session', 1);
	});

	test('the code of one player does not finish the sign-in of another', async () => {
		const challenge = await challengeOf('ines');
		expect((await submit(challenge, await totpCode())).body.messages).toEqual(['MFA_CODE_INVALID']);
	});

	test('a challenge ends after ten minutes', async () => {
		const challenge = await challengeOf('tomas');
		await clockAhead(601);
		const { status, body } = await submit(challenge, await totpCode());
		expect(status).toBe(422);
		expect(body.messages).toEqual(['NO_PENDING_MFA_VERIFICATION']);
	});

	test('a challenge is finished once', async () => {
		const challenge = await challengeOf('tomas');
		await submit(challenge, await totpCode());
		const again = await submit(challenge, await totpCode(1));
		expect(again.body.messages).toEqual(['NO_PENDING_MFA_VERIFICATION']);
	});

	test('a session is no challenge', async () => {
		const { body } = await signIn('mira');
		const reply = await submit(body.session?.token ?? '', await totpCode());
		expect(reply.body.messages).toEqual(['NO_PENDING_MFA_VERIFICATION']);
	});
});

describe('limits of codes', () => {
	test('five wrong codes end the challenge, also for the right one', async () => {
		const challenge = await challengeOf('tomas');
		for (const _ of Array(5).keys()) {
			expect((await submit(challenge, await wrongCode())).body.messages).toEqual(['MFA_CODE_INVALID']);
		}
		const right = await submit(challenge, await totpCode());
		expect(right.body.messages).toEqual(['NO_PENDING_MFA_VERIFICATION']);
	});

	test('ten wrong codes over challenges lock the player out of codes for 15 minutes', async () => {
		for (const _ of Array(2).keys()) {
			const challenge = await challengeOf('tomas');
			for (const _again of Array(5).keys()) await submit(challenge, await wrongCode());
		}
		const locked = await submit(await challengeOf('tomas'), await totpCode());
		expect(locked.status).toBe(429);
		expect(Number(locked.headers.get('Retry-After'))).toBeGreaterThan(800);
		await clockAhead(901);
		expect((await submit(await challengeOf('tomas'), await totpCode())).status).toBe(200);
	});

	test('fifty wrong codes at once are never more than five tries', async () => {
		const challenge = await challengeOf('tomas');
		const code = await wrongCode();
		const replies = await Promise.all(Array.from({ length: 50 }, () => submit(challenge, code)));
		const tried = replies.filter(({ body }) => body.messages?.[0] === 'MFA_CODE_INVALID');
		expect(tried).toHaveLength(5);
	});
});

describe('codes by SMS', () => {
	test('the code comes in the language of the player and finishes the sign-in', async () => {
		const challenge = await challengeOf('ines');
		const [message] = await outbox(phone);
		expect(message).toMatchObject({ kind: 'sms', to: phone, subject: '' });
		expect(message?.text).toContain('est votre code');
		const { body } = await submit(challenge, await smsCode());
		expect(body.data).toMatchObject({ user: { username: 'ines', phoneMasked: '••••••••••23' } });
	});

	test('a code works for its own challenge only', async () => {
		const first = await challengeOf('ines');
		const code = await smsCode();
		const second = await challengeOf('ines');
		expect((await submit(second, code)).body.messages).toEqual(['MFA_CODE_INVALID']);
		expect((await submit(first, code)).status).toBe(200);
	});

	test('sending again gives a new code and the one before is dead', async () => {
		const challenge = await challengeOf('ines');
		const before = await smsCode();
		expect((await post('mfa/resend', {}, { bearer: challenge })).body).toEqual({ status: true, data: null });
		const after = await smsCode();
		if (before !== after) expect((await submit(challenge, before)).status).toBe(422);
		expect((await submit(challenge, after)).status).toBe(200);
	});

	test('a number gets five messages an hour', async () => {
		const challenge = await challengeOf('ines');
		for (const _ of Array(4).keys())
			expect((await post('mfa/resend', {}, { bearer: challenge })).status).toBe(200);
		const refused = await post('mfa/resend', {}, { bearer: challenge });
		expect(refused.status).toBe(429);
		expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(3500);
		expect(await outbox(phone)).toHaveLength(5);
		await clockAhead(3601);
		await challengeOf('ines');
		expect(await outbox(phone)).toHaveLength(6);
	});

	test('a sign-in whose code cannot be sent waits for one all the same, and a recovery code finishes it', async () => {
		for (const _ of Array(5).keys()) expect((await signIn('ines')).body.challenge).toBeDefined();
		const unsent = await challengeOf('ines');
		expect(await outbox(phone)).toHaveLength(5);
		const refused = await post('mfa/resend', {}, { bearer: unsent });
		expect([refused.status, refused.body.messages]).toEqual([429, ['TOO_MANY_REQUESTS']]);
		const wait = Number(refused.headers.get('Retry-After'));
		expect(wait).toBeGreaterThan(3500);
		expect((await submit(unsent, await smsCode())).body.messages).toEqual(['MFA_CODE_INVALID']);
		expect((await submit(unsent, await recoveryCode('ines'))).status).toBe(200);
		await clockAhead(wait + 1);
		expect((await submit(await challengeOf('ines'), await smsCode())).status).toBe(200);
	});

	test('sending again without a waiting sign-in, or for an app, is refused', async () => {
		expect((await post('mfa/resend', {})).body.messages).toEqual(['NO_PENDING_MFA_VERIFICATION']);
		const challenge = await challengeOf('tomas');
		expect((await post('mfa/resend', {}, { bearer: challenge })).body.messages).toEqual(['MFA_NOT_ENABLED']);
	});
});

describe('recovery codes', () => {
	test('a recovery code is accepted once, in any capitals, with or without its hyphen', async () => {
		const code = await recoveryCode('tomas');
		const { body } = await submit(await challengeOf('tomas'), code.toUpperCase().replace('-', ''));
		expect(body.data).toHaveProperty('user.recoveryCodesLeft', 9);
		const again = await submit(await challengeOf('tomas'), code);
		expect(again.body.messages).toEqual(['MFA_CODE_INVALID']);
	});

	test('the recovery code of another player is refused', async () => {
		const { body } = await submit(await challengeOf('tomas'), await recoveryCode('ines'));
		expect(body.messages).toEqual(['MFA_CODE_INVALID']);
	});
});
