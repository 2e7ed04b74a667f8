import { describe, expect, test } from 'vitest';
import {
	login,
	mailOf,
	newcomer,
	newestToken,
	passwords,
	post,
	profile,
	sessionOf,
	withoutId,
} from './account-client.ts';
import { clockAhead, outbox, siteUrl, state, withOwnSandbox } from './own-services.ts';

withOwnSandbox();

const password = 'Thistle3Bridge';

async function codeFor(username: string): Promise<string> {
	await post('forgot-password', { username });
	return newestToken(mailOf(username));
}

const reset = (username: string, recoveryCode: string) =>
	post('reset-password', { username, recoveryCode, password });

describe('asking for a reset link', () => {
	test('[AC-05] the answer is the same for known and unknown, and only the known get a mail', async () => {
		const known = await post('forgot-password', { email: mailOf('mira') });
		expect(known.status).toBe(200);
		for (const body of [{ email: 'no@no.example' }, { username: 'nobody' }, { username: 'mira' }]) {
			expect(withoutId(await post('forgot-password', body))).toEqual(withoutId(known));
		}
		expect((await outbox()).map(({ to }) => to)).toEqual([mailOf('mira'), mailOf('mira')]);
	});

	test('[AC-05] what is neither a name nor an address is refused as such', async () => {
		const { status, body } = await post('forgot-password', { email: 'mira@' });
		expect(status).toBe(400);
		expect(body.messages).toEqual(['INVALID_EMAIL']);
	});

	test.each([
		['mira', '', 'Set a new password'],
		['ines', '/fr', 'Choisissez un nouveau mot de passe'],
	])('%s gets the link in their own language', async (name, prefix, subject) => {
		await post('forgot-password', { email: mailOf(name) });
		const [mail] = await outbox(mailOf(name));
		expect(mail?.subject).toBe(subject);
		expect(mail?.links[0]).toContain(`${siteUrl}${prefix}/account/reset-password/${name}/`);
	});

	test('[FX-29] a target gets three mails in a minute and six in an hour, silently', async () => {
		for (const _ of Array(5).keys()) {
			expect((await post('forgot-password', { username: 'mira' })).status).toBe(200);
		}
		expect(await outbox(mailOf('mira'))).toHaveLength(3);
		await clockAhead(61);
		await post('forgot-password', { email: mailOf('mira') });
		expect(await outbox(mailOf('mira'))).toHaveLength(4);
		for (const minute of [2, 3, 4, 5, 6]) {
			await clockAhead(minute * 61);
			await post('forgot-password', { email: mailOf('mira') });
		}
		expect(await outbox(mailOf('mira'))).toHaveLength(6);
		await clockAhead(3601);
		await post('forgot-password', { email: mailOf('mira') });
		expect(await outbox(mailOf('mira'))).toHaveLength(7);
	});

	test('[FX-29] plus addresses of a mailbox are one target', async () => {
		for (const number of Array(5).keys()) {
			const plus = `mira+${number}@players.example`;
			await post('create', newcomer({ username: `mira${number}`, email: plus }));
			await post('forgot-password', { email: plus });
		}
		const resets = (await outbox()).filter(({ subject }) => subject === 'Set a new password');
		const confirmations = (await outbox()).filter(({ subject }) => subject.includes('confirm'));
		expect([resets.length, confirmations.length]).toEqual([3, 3]);
	});

	test('[FX-29] one address has thirty mails sent in an hour, whomever to, and has to wait then', async () => {
		const ask = (number: number, address = '192.0.2.1') =>
			post('forgot-password', { email: `somebody${number}@elsewhere.example` }, { address });
		for (const number of Array(30).keys()) expect((await ask(number)).status).toBe(200);
		const refused = await ask(31);
		expect([refused.status, refused.body.messages]).toEqual([429, ['TOO_MANY_REQUESTS']]);
		expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(3500);
		expect((await ask(31, '192.0.2.2')).status).toBe(200);
	});

	test('[FX-30] other mails to a mailbox take none of its resets', async () => {
		for (const number of Array(10).keys()) {
			await post('create', newcomer({ username: `lark${number}`, email: mailOf('mira') }));
			await post('resend-verification', { email: mailOf('mira') });
		}
		expect((await reset('mira', await codeFor('mira'))).status).toBe(200);
	});

	test('the link leads to the configured site whatever the request says', async () => {
		const headers = { 'X-Forwarded-Host': 'evil.test', Origin: 'https://evil.test' };
		await post('forgot-password', { username: 'mira' }, { headers });
		expect(JSON.stringify(await outbox())).not.toContain('evil.test');
	});
});

describe('setting a new password', () => {
	test('replaces the password, ends every session and mails the owner', async () => {
		const session = await sessionOf('mira');
		const { body } = await reset('mira', await codeFor('mira'));
		expect(body).toEqual({ status: true, data: null });
		expect((await profile(session)).body.redirect).toBe('/account/login');
		expect((await login('mira', passwords.mira)).status).toBe(422);
		expect((await login('mira', password)).status).toBe(200);
		expect((await outbox(mailOf('mira'))).at(-1)?.subject).toBe('Your password was changed');
	});

	test('does not make an unvalidated address a validated one', async () => {
		await reset('nadia', await codeFor('nadia'));
		expect((await login('nadia', password)).body.messages).toEqual(['EMAIL_NOT_VERIFIED']);
	});

	test('ends sign-ins that wait for MFA', async () => {
		const { body } = await login('tomas', passwords.tomas);
		await reset('tomas', await codeFor('tomas'));
		const reply = await post('mfa/submitcode', { code: '123456' }, { bearer: body.challenge?.token });
		expect(reply.body.messages).toEqual(['NO_PENDING_MFA_VERIFICATION']);
	});

	test('a code works once, also when sent ten times at once', async () => {
		const code = await codeFor('mira');
		const replies = await Promise.all(Array.from({ length: 10 }, () => reset('mira', code)));
		expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
		expect((await reset('mira', code)).body.messages).not.toContain(undefined);
		expect((await outbox(mailOf('mira'))).filter(({ subject }) => subject.includes('changed'))).toHaveLength(
			1,
		);
	});

	test('a used code is invalid', async () => {
		const code = await codeFor('mira');
		await reset('mira', code);
		expect((await reset('mira', code)).body.messages).toEqual(['PASSWORD_RESET_CODE_INVALID']);
	});

	test('a code ends after an hour and changes nothing then', async () => {
		const code = await codeFor('mira');
		await clockAhead(3601);
		const before = (await state()).hash;
		expect((await reset('mira', code)).body.messages).toEqual(['PASSWORD_RESET_CODE_EXPIRED']);
		expect((await state()).hash).toBe(before);
	});

	test.each([0, 1, 2])('[FX-30] T45 of three codes number %i works, and all are dead then', async (which) => {
		const codes = [await codeFor('mira'), await codeFor('mira'), await codeFor('mira')];
		expect((await reset('mira', codes[which] ?? '')).status).toBe(200);
		for (const code of codes)
			expect((await reset('mira', code)).body.messages).toEqual(['PASSWORD_RESET_CODE_INVALID']);
	});

	test('[FX-30] T45 a code holds for its hour however often strangers ask for another', async () => {
		const code = await codeFor('mira');
		for (const minute of Array(50).keys()) {
			await clockAhead(minute * 61);
			await post('forgot-password', { username: 'mira' }, { address: `192.0.2.${minute}` });
		}
		expect((await outbox(mailOf('mira'))).length).toBeLessThanOrEqual(6);
		expect((await reset('mira', code)).status).toBe(200);
	});

	test('a code works for its own player only', async () => {
		const code = await codeFor('mira');
		await codeFor('pavel');
		expect((await reset('pavel', code)).body.messages).toEqual(['PASSWORD_RESET_CODE_INVALID']);
	});

	test('[FX-30] T45 wrong codes are limited by where they come from and leave the right one alone', async () => {
		const code = await codeFor('mira');
		const wrong = (address: string) =>
			post('reset-password', { username: 'mira', recoveryCode: 'x'.repeat(43), password }, { address });
		for (const _ of Array(20).keys())
			expect((await wrong('192.0.2.1')).body.messages).toEqual(['PASSWORD_RESET_CODE_INVALID']);
		const refused = await wrong('192.0.2.1');
		expect([refused.status, refused.body.messages]).toEqual([429, ['TOO_MANY_REQUESTS']]);
		expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(3500);
		expect((await wrong('192.0.2.2')).status).toBe(422);
		// Also for an owner who shares the stranger's address.
		const sent = { username: 'mira', recoveryCode: code, password };
		expect((await post('reset-password', sent, { address: '192.0.2.1' })).status).toBe(200);
	});

	test('wrong codes for a known and an unknown name get the same answers', async () => {
		await post('forgot-password', { username: 'mira' });
		await post('forgot-password', { username: 'nobody' });
		for (const _ of Array(7).keys()) {
			const known = await reset('mira', 'x'.repeat(43));
			expect(withoutId(await reset('nobody', 'x'.repeat(43)))).toEqual(withoutId(known));
		}
	});
});
