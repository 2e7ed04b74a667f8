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
	test('[FX-09] waits beside the one that counts until it is confirmed', async () => {
		const bearer = await sessionOf('mira');
		const before = await userOf(bearer);
		expect((await change(bearer)).body).toEqual({ status: true, data: null });
		expect(await userOf(bearer)).toEqual({ ...before, pendingEmail: { email: address, expired: false } });
		expect([await signInAs(mailOf('mira')), await signInAs(address)]).toEqual([200, 422]);
		expect((await confirm()).status).toBe(200);
		expect(await userOf(bearer)).toEqual({ ...before, email: address });
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

	test('of somebody else gets the same answer; its owner gets a mail, and it stays theirs', async () => {
		const bearer = await sessionOf('mira');
		const before = await userOf(bearer);
		const free = await change(bearer, 'nobody@elsewhere.example');
		const taken = await change(bearer, mailOf('pavel'));
		expect([taken.status, taken.body]).toEqual([free.status, free.body]);
		expect(await userOf(bearer)).toEqual({
			...before,
			pendingEmail: { email: mailOf('pavel'), expired: false },
		});
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

	test('gets the same answer where it has had its mails already, which would show whose it is, and no mail', async () => {
		for (const _ of Array(3).keys()) await post('resend-verification', { username: 'pavel' });
		const bearer = await sessionOf('mira');
		await change(bearer);
		const first = await newestToken(address);
		expect((await change(bearer, mailOf('pavel'))).body).toEqual({ status: true, data: null });
		expect((await userOf(bearer)).pendingEmail).toEqual({ email: mailOf('pavel'), expired: false });
		expect(await outbox(mailOf('pavel'))).toEqual([]);
		const reply = await post('validate', { username: 'mira', token: first });
		expect(reply.body.messages).toEqual(['INCORRECT_EMAIL_TOKEN']);
	});
});

const resend = (bearer: string) => post('update-email/resend', {}, { bearer });
const cancel = (bearer: string) => post('update-email/cancel', {}, { bearer });
const pendingOf = async (bearer: string) => (await userOf(bearer)).pendingEmail;

describe('[FX-09] a change of address that waits', () => {
	const mistyped = 'mira@playres.example';

	test.each(['first', 'second'])('is sent again, and confirmed by the %s link', async (which) => {
		const bearer = await sessionOf('mira');
		const before = await userOf(bearer);
		await change(bearer);
		const first = await newestToken(address);
		expect((await resend(bearer)).body).toEqual({ status: true, data: null });
		const token = which === 'first' ? first : await newestToken(address);
		expect((await post('validate', { username: 'mira', token })).status).toBe(200);
		expect(await userOf(bearer)).toEqual({ ...before, email: address });
	});

	test('[FX-30] keeps its link however often strangers ask for another', async () => {
		const bearer = await sessionOf('mira');
		await change(bearer);
		for (const _ of Array(12).keys()) await post('resend-verification', { email: address });
		const [mail] = await outbox(address);
		const token = new URL(mail?.links[0] ?? '').pathname.split('/').at(-1);
		expect((await post('validate', { username: 'mira', token })).status).toBe(200);
	});

	test('for yet another address is not confirmed by the link of the one before', async () => {
		const bearer = await sessionOf('mira');
		const before = await userOf(bearer);
		await change(bearer, mistyped);
		const old = await newestToken(mistyped);
		await change(bearer);
		expect((await post('validate', { username: 'mira', token: old })).status).toBe(422);
		expect(await userOf(bearer)).toEqual({ ...before, pendingEmail: { email: address, expired: false } });
	});

	test('says when its link is dead, and is sent again then', async () => {
		const bearer = await sessionOf('mira');
		const before = await userOf(bearer);
		await change(bearer);
		await clockAhead(86_401);
		expect(await pendingOf(bearer)).toEqual({ email: address, expired: true });
		expect((await confirm()).body.messages).toEqual(['INCORRECT_EMAIL_TOKEN']);
		await resend(bearer);
		expect(await pendingOf(bearer)).toEqual({ email: address, expired: false });
		expect((await confirm()).status).toBe(200);
		expect(await userOf(bearer)).toEqual({ ...before, email: address });
	});

	test('is cancelled: both addresses are as before, the present one gets a mail, and its links are dead', async () => {
		const bearer = await sessionOf('mira');
		const before = await userOf(bearer);
		await change(bearer, mistyped);
		const undoToken = await newestToken(mailOf('mira'));
		expect((await cancel(bearer)).body).toEqual({ status: true, data: null });
		expect(await userOf(bearer)).toEqual(before);
		expect((await confirm(mistyped)).body.messages).toEqual(['INCORRECT_EMAIL_TOKEN']);
		expect((await undo(undoToken)).body.messages).toEqual(['INCORRECT_EMAIL_TOKEN']);
		expect((await outbox(mailOf('mira'))).at(-1)?.subject).toBe('Your e-mail address does not change');
		expect(await outbox(mistyped)).toHaveLength(1);
		expect(await signInAs(mailOf('mira'))).toBe(200);
	});

	test('is cancelled by asking for the address that the account has', async () => {
		const bearer = await sessionOf('mira');
		await change(bearer, mistyped);
		expect((await change(bearer, mailOf('mira'))).body).toEqual({ status: true, data: null });
		expect(await pendingOf(bearer)).toBeNull();
		expect((await change(bearer, mailOf('mira'))).body.messages).toEqual(['EMAIL_IN_USE']);
	});

	test('leaves what a change before it can still undo', async () => {
		const bearer = await sessionOf('mira');
		await change(bearer);
		const token = await newestToken(mailOf('mira'));
		await confirm();
		await change(bearer, mistyped);
		await cancel(bearer);
		expect((await undo(token)).status).toBe(200);
		expect(await userOf(await sessionOf('mira'))).toHaveProperty('email', mailOf('mira'));
	});

	test('is neither sent nor cancelled where none waits, or once it has waited too long', async () => {
		const bearer = await sessionOf('mira');
		const nothing = [422, ['NO_PENDING_EMAIL_VALIDATION']];
		for (const act of [resend, cancel]) {
			const { status, body } = await act(bearer);
			expect([status, body.messages]).toEqual(nothing);
		}
		await change(bearer);
		await clockAhead(604_801);
		const later = await sessionOf('mira');
		expect(await pendingOf(later)).toBeNull();
		for (const act of [resend, cancel]) expect((await act(later)).body.messages).toEqual(nothing[1]);
	});

	test('is nobody else’s to send or cancel', async () => {
		const bearer = await sessionOf('mira');
		await change(bearer);
		for (const act of [resend, cancel]) {
			expect((await act('nobody')).body.messages).toEqual(['NEEDS_LOGIN_REFRESH']);
			expect((await act(await sessionOf('pavel'))).status).toBe(422);
		}
		expect(await pendingOf(bearer)).toEqual({ email: address, expired: false });
	});

	test('mails three times in a minute and six times in an hour, and says how long to wait', async () => {
		const bearer = await sessionOf('mira');
		await change(bearer);
		for (const _ of Array(2).keys()) expect((await resend(bearer)).status).toBe(200);
		const refused = await resend(bearer);
		expect([refused.status, refused.body.messages]).toEqual([429, ['TOO_MANY_REQUESTS']]);
		expect(Number(refused.headers.get('Retry-After'))).toBeLessThanOrEqual(60);
		await clockAhead(61);
		for (const _ of Array(3).keys()) expect((await resend(bearer)).status).toBe(200);
		await clockAhead(130);
		const later = await resend(bearer);
		expect(later.status).toBe(429);
		expect(Number(later.headers.get('Retry-After'))).toBeGreaterThan(3000);
		expect(await outbox(address)).toHaveLength(6);
	});

	test('cannot be confirmed by two presses at once more than once, nor after a cancel that came first', async () => {
		const bearer = await sessionOf('mira');
		await change(bearer);
		const replies = await Promise.all([cancel(bearer), confirm(), cancel(bearer), confirm()]);
		expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
		expect(await pendingOf(bearer)).toBeNull();
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
		const bearer = await sessionOf('mira');
		const before = await userOf(bearer);
		await change(bearer);
		await post('forgot-password', { username: 'mira' });
		const recoveryCode = await newestToken(mailOf('mira'));
		await post('reset-password', { username: 'mira', recoveryCode, password: other });
		await isOver();
		const { body } = await login('mira', other);
		expect(body.data).toHaveProperty('user', before);
	});

	test('is given up when the password is changed', async () => {
		const bearer = await sessionOf('mira');
		await change(bearer);
		const body = { password: passwords.mira, newPassword: other, code: '' };
		expect((await post('update-password', body, { bearer })).status).toBe(200);
		await isOver();
	});

	test('ends with the link that undoes it, however often its mail was asked for', async () => {
		const bearer = await sessionOf('mira');
		const before = await userOf(bearer);
		await change(bearer);
		await clockAhead(604_799);
		await post('resend-verification', { email: address });
		expect(await outbox(address)).toHaveLength(2);
		await clockAhead(604_801);
		await isOver();
		expect(await userOf(await sessionOf('mira'))).toEqual(before);
	});
});

describe('the former mail address', () => {
	test('hears of the new one and takes it back, which signs out everywhere', async () => {
		const bearer = await sessionOf('mira');
		const before = await userOf(bearer);
		await change(bearer);
		const [mail] = await outbox(mailOf('mira'));
		expect(mail?.text).toContain(address);
		expect(mail?.links[0]).toContain('/account/undo-email/');
		const token = await newestToken(mailOf('mira'));
		await confirm();
		expect((await undo(token)).body).toEqual({ status: true, data: null });
		expect((await profile(bearer)).body.redirect).toBe('/account/login');
		expect(await userOf(await sessionOf('mira'))).toEqual(before);
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
		const bearer = await sessionOf('mira');
		const before = await userOf(bearer);
		await change(bearer);
		await undo(await newestToken(mailOf('mira')));
		expect((await confirm()).body.messages).toEqual(['INCORRECT_EMAIL_TOKEN']);
		expect(await userOf(await sessionOf('mira'))).toEqual(before);
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
		expect(await userOf(await sessionOf('mira'))).toHaveProperty('email', mailOf('mira'));
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
