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

	test('a token works for its own player only, and unknown players are not told apart', async () => {
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

	test('a newer token kills the one before', async () => {
		const old = await tokenForNadia();
		const newer = await tokenForNadia();
		expect((await validate('nadia', old)).status).toBe(422);
		expect((await validate('nadia', newer)).status).toBe(200);
	});
});
