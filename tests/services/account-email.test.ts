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
	userOf,
} from './account-client.ts';
import { clockAhead, outbox, state, withOwnSandbox } from './own-services.ts';

withOwnSandbox();

const address = 'lantern@elsewhere.example';
const change = (bearer: string, email = address) =>
	post('update-email', { email, password: passwords.mira, code: '' }, { bearer });
const confirm = async (email = address) =>
	post('validate', { username: 'mira', token: await newestToken(email) });
const undo = (token: string) => post('undo-email', { token });
const signInAs = async (name: string) => (await login(name, passwords.mira, { checked: true })).status;

describe('a new mail address', () => {
	test('shows at once, and counts once it is confirmed', async () => {
		const bearer = await sessionOf('mira');
		expect((await change(bearer)).body).toEqual({ status: true, data: null });
		expect(await userOf(bearer)).toMatchObject({ email: address, emailVerified: false });
		expect([await signInAs(mailOf('mira')), await signInAs(address)]).toEqual([200, 422]);
		expect((await confirm()).status).toBe(200);
		expect(await userOf(bearer)).toMatchObject({ email: address, emailVerified: true });
		expect([await signInAs(mailOf('mira')), await signInAs(address)]).toEqual([422, 200]);
	});

	test('is asked for again by who waits for its mail', async () => {
		await change(await sessionOf('mira'));
		for (const who of [{ email: address }, { username: 'mira' }]) await post('resend-verification', who);
		expect(await outbox(address)).toHaveLength(3);
		expect((await confirm()).status).toBe(200);
	});

	test('gets three mails a minute at most, whatever name they are asked for by', async () => {
		await change(await sessionOf('mira'));
		for (const who of [{ email: address }, { username: 'mira' }])
			for (let time = 0; time < 3; time++) await post('resend-verification', who);
		expect(await outbox(address)).toHaveLength(3);
	});

	test('the mail for another one before it no longer confirms anything', async () => {
		const bearer = await sessionOf('mira');
		await change(bearer, 'first@elsewhere.example');
		const first = await newestToken('first@elsewhere.example');
		await change(bearer, mailOf('pavel'));
		const reply = await post('validate', { username: 'mira', token: first });
		expect(reply.body.messages).toEqual(['INCORRECT_EMAIL_TOKEN']);
	});

	test('that the player has already is refused', async () => {
		const { status, body } = await change(await sessionOf('mira'), mailOf('mira').toUpperCase());
		expect([status, body.messages, body.fields]).toEqual([
			422,
			['EMAIL_IN_USE'],
			{ email: 'msg.EMAIL_IN_USE' },
		]);
	});

	test('of somebody else gets the same answer; its owner is told, and it stays theirs', async () => {
		const bearer = await sessionOf('mira');
		const free = await change(bearer, 'nobody@elsewhere.example');
		const taken = await change(bearer, mailOf('pavel'));
		expect([taken.status, taken.body]).toEqual([free.status, free.body]);
		expect(await userOf(bearer)).toMatchObject({ email: mailOf('pavel'), emailVerified: false });
		const [mail] = await outbox(mailOf('pavel'));
		expect(mail?.subject).toBe('Somebody wanted to use your e-mail address');
		expect(mail?.links.join()).not.toContain('validate');
		expect((await state()).rows.user).toContainEqual(
			expect.objectContaining({ username: 'pavel', email: mailOf('pavel') }),
		);
	});

	test('that somebody else got in the meantime is refused to who confirms it late', async () => {
		await change(await sessionOf('mira'));
		const late = await newestToken(address);
		await post('create', newcomer({ email: address }));
		const reply = await post('validate', { username: 'mira', token: late });
		expect([reply.status, reply.body.messages]).toEqual([422, ['EMAIL_IN_USE']]);
	});

	test('gets three mails in a minute and no more', async () => {
		const bearer = await sessionOf('mira');
		for (const _ of Array(3).keys()) expect((await change(bearer)).status).toBe(200);
		const refused = await change(bearer);
		expect([refused.status, refused.body.messages]).toEqual([429, ['TOO_MANY_REQUESTS']]);
		expect(await outbox(address)).toHaveLength(3);
	});

	test('gets the same answer where it has had its mails already, which would tell whose it is, and no mail', async () => {
		for (const _ of Array(3).keys()) await post('forgot-password', { username: 'pavel' });
		const bearer = await sessionOf('mira');
		await change(bearer);
		const first = await newestToken(address);
		expect((await change(bearer, mailOf('pavel'))).body).toEqual({ status: true, data: null });
		expect(await outbox(mailOf('pavel'))).toHaveLength(3);
		const reply = await post('validate', { username: 'mira', token: first });
		expect(reply.body.messages).toEqual(['INCORRECT_EMAIL_TOKEN']);
	});
});

describe('a new mail address that is not confirmed yet', () => {
	const other = 'Other7Lantern';
	const isOver = async () => {
		const late = await newestToken(address);
		const mails = await outbox(address);
		expect((await post('validate', { username: 'mira', token: late })).body.messages).toEqual([
			'INCORRECT_EMAIL_TOKEN',
		]);
		expect((await post('resend-verification', { email: address })).status).toBe(200);
		expect(await outbox(address)).toEqual(mails);
	};

	test('is given up when the password is reset', async () => {
		await change(await sessionOf('mira'));
		await post('forgot-password', { username: 'mira' });
		const recoveryCode = await newestToken(mailOf('mira'));
		await post('reset-password', { username: 'mira', recoveryCode, password: other });
		await isOver();
		const { body } = await login('mira', other);
		expect(body.data).toMatchObject({ user: { email: mailOf('mira'), emailVerified: true } });
	});

	test('is given up when the password is changed', async () => {
		const bearer = await sessionOf('mira');
		await change(bearer);
		const body = { password: passwords.mira, newPassword: other, code: '' };
		expect((await post('update-password', body, { bearer })).status).toBe(200);
		await isOver();
	});

	test('ends with the link that undoes it, however often its mail was asked for', async () => {
		await change(await sessionOf('mira'));
		await clockAhead(604_799);
		await post('resend-verification', { email: address });
		expect(await outbox(address)).toHaveLength(2);
		await clockAhead(604_801);
		await isOver();
		expect(await userOf(await sessionOf('mira'))).toMatchObject({ email: mailOf('mira') });
	});
});

describe('the former mail address', () => {
	test('is told of the new one and takes it back, which signs out everywhere', async () => {
		const bearer = await sessionOf('mira');
		await change(bearer);
		const [mail] = await outbox(mailOf('mira'));
		expect(mail?.text).toContain(address);
		expect(mail?.links[0]).toContain('/account/undo-email/');
		const token = await newestToken(mailOf('mira'));
		await confirm();
		expect((await undo(token)).body).toEqual({ status: true, data: null });
		expect((await profile(bearer)).body.redirect).toBe('/account/login');
		expect(await userOf(await sessionOf('mira'))).toMatchObject({
			email: mailOf('mira'),
			emailVerified: true,
		});
		expect((await outbox(mailOf('mira'))).at(-1)?.subject).toBe('Your e-mail address stays');
		expect((await undo(token)).body.messages).toEqual(['INCORRECT_EMAIL_TOKEN']);
	});

	test('takes it back, and a code that the other one has asked for is worth nothing then', async () => {
		await change(await sessionOf('mira'));
		const token = await newestToken(mailOf('mira'));
		await confirm();
		await post('forgot-password', { username: 'mira' });
		const recoveryCode = await newestToken(address);
		expect((await outbox(address)).at(-1)?.links[0]).toContain('/account/reset-password/');
		await undo(token);
		const reply = await post('reset-password', { username: 'mira', recoveryCode, password: 'Other7Lantern' });
		expect(reply.body.messages).toEqual(['PASSWORD_RESET_CODE_INVALID']);
	});

	test('takes back what is not confirmed yet, and the new address cannot confirm it any more', async () => {
		await change(await sessionOf('mira'));
		await undo(await newestToken(mailOf('mira')));
		expect((await confirm()).body.messages).toEqual(['INCORRECT_EMAIL_TOKEN']);
		expect(await userOf(await sessionOf('mira'))).toMatchObject({
			email: mailOf('mira'),
			emailVerified: true,
		});
	});

	test('takes it back after a second change, too, and that one is undone with it', async () => {
		const bearer = await sessionOf('mira');
		await change(bearer);
		const token = await newestToken(mailOf('mira'));
		await confirm();
		await change(bearer, 'third@elsewhere.example');
		const second = await newestToken(address);
		await undo(token);
		expect((await undo(second)).body.messages).toEqual(['INCORRECT_EMAIL_TOKEN']);
		expect(await userOf(await sessionOf('mira'))).toMatchObject({ email: mailOf('mira') });
	});

	test('has 7 days for it', async () => {
		await change(await sessionOf('mira'));
		const token = await newestToken(mailOf('mira'));
		await clockAhead(604_801);
		expect((await undo(token)).body.messages).toEqual(['INCORRECT_EMAIL_TOKEN']);
	});

	test('is nobody else’s for as long as it can be taken back', async () => {
		await change(await sessionOf('mira'));
		const token = await newestToken(mailOf('mira'));
		await confirm();
		expect((await post('create', newcomer({ email: mailOf('mira') }))).status).toBe(200);
		expect((await state()).rows.user).not.toContainEqual(expect.objectContaining({ username: 'wren' }));
		expect((await outbox(mailOf('mira'))).at(-1)?.subject).toBe('You already have an account');
		expect((await undo(token)).status).toBe(200);
	});
});
