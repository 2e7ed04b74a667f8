import { describe, expect, test } from 'vitest';
import {
	login,
	mailOf,
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

	test('[AC-05] what is neither a name nor an address is told as such', async () => {
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

	test('a target gets three mails in a minute, silently', async () => {
		for (const _ of Array(5).keys()) {
			expect((await post('forgot-password', { username: 'mira' })).status).toBe(200);
		}
		expect(await outbox(mailOf('mira'))).toHaveLength(3);
		await clockAhead(61);
		await post('forgot-password', { email: mailOf('mira') });
		expect(await outbox(mailOf('mira'))).toHaveLength(4);
	});

	test('the link leads to the configured site whatever the request says', async () => {
		const headers = { 'X-Forwarded-Host': 'evil.test', Origin: 'https://evil.test' };
		await post('forgot-password', { username: 'mira' }, { headers });
		expect(JSON.stringify(await outbox())).not.toContain('evil.test');
	});
});

describe('setting a new password', () => {
	test('replaces the password, ends every session and tells the owner', async () => {
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

	test('ends sign-ins that wait for a second factor', async () => {
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

	test('a newer code kills the one before', async () => {
		const old = await codeFor('mira');
		const newer = await codeFor('mira');
		expect((await reset('mira', old)).body.messages).toEqual(['PASSWORD_RESET_CODE_INVALID']);
		expect((await reset('mira', newer)).status).toBe(200);
	});

	test('a code works for its own player only', async () => {
		const code = await codeFor('mira');
		await codeFor('pavel');
		expect((await reset('pavel', code)).body.messages).toEqual(['PASSWORD_RESET_CODE_INVALID']);
	});

	test('five wrong codes end the right one, until a new one is asked for', async () => {
		const code = await codeFor('mira');
		for (const _ of Array(5).keys()) {
			expect((await reset('mira', 'x'.repeat(43))).body.messages).toEqual(['PASSWORD_RESET_CODE_INVALID']);
		}
		expect((await reset('mira', code)).body.messages).toEqual(['NO_PENDING_PASSWORD_RESET']);
		expect((await reset('mira', await codeFor('mira'))).status).toBe(200);
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
