import { describe, expect, test } from 'vitest';
import { login, mailOf, newestToken, passwords, post, withoutId } from './account-client.ts';
import { clockAhead, outbox, siteUrl, withOwnSandbox } from './own-services.ts';

withOwnSandbox();

async function tokenForNadia(): Promise<string> {
	await post('resend-verification', { username: 'nadia' });
	return newestToken(mailOf('nadia'));
}

const validate = (username: string, token: string) => post('validate', { username, token });

describe('validating a mail address', () => {
	test('the token of the mail lets the player sign in', async () => {
		expect((await validate('nadia', await tokenForNadia())).body).toEqual({ status: true, data: null });
		expect((await login('nadia', passwords.nadia)).status).toBe(200);
	});

	test('a token works once, and only who holds it learns that it was used', async () => {
		const token = await tokenForNadia();
		await validate('nadia', token);
		expect((await validate('nadia', token)).body.messages).toEqual(['NO_PENDING_EMAIL_VALIDATION']);
		expect((await validate('nadia', 'x'.repeat(43))).body.messages).toEqual(['INCORRECT_EMAIL_TOKEN']);
	});

	test('a token ends after a day', async () => {
		const token = await tokenForNadia();
		await clockAhead(86_401);
		expect((await validate('nadia', token)).body.messages).toEqual(['INCORRECT_EMAIL_TOKEN']);
		expect((await login('nadia', passwords.nadia)).body.messages).toEqual(['EMAIL_NOT_VERIFIED']);
	});

	test('a token works for its own player only, and unknown players are answered alike', async () => {
		const token = await tokenForNadia();
		const other = await validate('mira', token);
		expect(other.body.messages).toEqual(['INCORRECT_EMAIL_TOKEN']);
		expect(withoutId(await validate('nobody', token))).toEqual(withoutId(other));
		expect((await validate('nadia', token)).status).toBe(200);
	});
});

describe('sending the verification again', () => {
	test('the answer is the same for everybody, and only who needs it gets a mail', async () => {
		const needed = await post('resend-verification', { email: mailOf('nadia') });
		for (const body of [{ email: 'no@no.example' }, { username: 'nobody' }, { username: 'mira' }]) {
			expect(withoutId(await post('resend-verification', body))).toEqual(withoutId(needed));
		}
		const mails = await outbox();
		expect(mails.map(({ to }) => to)).toEqual([mailOf('nadia')]);
		expect(mails[0]?.links[0]).toContain(`${siteUrl}/account/validate/nadia/`);
	});

	test('three mails in a minute, then silence', async () => {
		for (const _ of Array(5).keys()) await post('resend-verification', { username: 'nadia' });
		expect(await outbox(mailOf('nadia'))).toHaveLength(3);
	});

	test.each([0, 1, 2])('[FX-30] of three tokens number %i works, and all are used then', async (which) => {
		const tokens = [await tokenForNadia(), await tokenForNadia(), await tokenForNadia()];
		expect((await validate('nadia', tokens[which] ?? '')).status).toBe(200);
		for (const token of tokens)
			expect((await validate('nadia', token)).body.messages).toEqual(['NO_PENDING_EMAIL_VALIDATION']);
	});

	test('[FX-30] a token holds for its day however often strangers ask for another', async () => {
		const token = await tokenForNadia();
		for (const hour of Array(20).keys()) {
			await clockAhead(hour * 3601);
			for (const _ of Array(4).keys()) await post('resend-verification', { username: 'nadia' });
		}
		expect((await validate('nadia', token)).status).toBe(200);
	});
});
