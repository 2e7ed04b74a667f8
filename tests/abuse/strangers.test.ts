import { beforeEach, describe, expect, test } from 'vitest';
import { botToken } from '../support/control.ts';
import { creation, newestToken, stranger } from '../support/players.ts';
import {
	call,
	createJar,
	freshAddress,
	outboxOf,
	players,
	reset,
	setClock,
	signIn,
} from '../support/site.ts';

const { mira } = players;
const newPassword = 'Thistle3Bridge';
const forgot = (body: object, from = freshAddress()) => call('/api/account/forgot-password', { body, from });
const mailsTo = async (target: string) => (await outboxOf(target)).length;

beforeEach(reset);

describe('[FX-29] T102 mails to a stranger', () => {
	test('sixty requests from sixty addresses bring a mailbox six resets in an hour at most', async () => {
		for (let minute = 0; minute < 20; minute += 1) {
			await setClock(minute * 61);
			for (const email of [mira.email, 'mira+1@players.example', mira.email.toUpperCase()])
				await forgot({ email });
		}
		expect(await mailsTo(mira.email)).toBeLessThanOrEqual(6);
	});

	test('accounts for plus addresses of one mailbox bring it six mails in an hour at most', async () => {
		const sent: string[] = [];
		for (let minute = 0; minute < 12; minute += 1) {
			await setClock(minute * 61);
			const player = { ...stranger(), email: `victim+${minute}@elsewhere.example` };
			await call('/api/account/create', { body: await creation(player), from: freshAddress() });
			await call('/api/account/resend-verification', { body: { email: player.email }, from: freshAddress() });
			sent.push(player.email);
		}
		const mails = (await Promise.all(sent.map(mailsTo))).reduce((sum, count) => sum + count, 0);
		expect(mails).toBeLessThanOrEqual(6);
	});

	test('forms sent with plus addresses of one mailbox are all stored, and bring it twenty receipts in an hour at most', async () => {
		const email = (number: number) => `victim+${number}@readers.example`;
		const sent = { subject: 'A question', message: 'A message of some length.', locale: 'en' };
		for (let number = 0; number < 30; number += 1) {
			const body = { ...sent, email: email(number), captcha: await botToken('login') };
			const reply = await call('/api/feedbacks', { body, from: freshAddress() });
			expect(reply.body.data).toEqual({ reference: expect.any(String) });
		}
		const mails = await Promise.all(Array.from({ length: 30 }, (_, number) => mailsTo(email(number))));
		expect(mails.reduce((sum, count) => sum + count, 0)).toBe(20);
	});

	test('one address has mails sent to thirty people in an hour at most', async () => {
		const statuses: number[] = [];
		for (let number = 0; number < 60; number += 1)
			statuses.push((await forgot({ email: `victim${number}@elsewhere.example` }, '127.0.0.77')).status);
		expect(statuses).toEqual([...Array(30).fill(200), ...Array(30).fill(429)]);
	});
});

describe('[FX-30] T103 strangers who would lock somebody out', () => {
	test('end no reset by wrong codes, other requests or mails of other kinds', async () => {
		await forgot({ email: mira.email });
		const { username, token } = await newestToken(mira.email);
		for (let time = 0; time < 12; time += 1) {
			const wrong = { username, recoveryCode: `${time}`.padEnd(43, 'x'), password: newPassword };
			await call('/api/account/reset-password', { body: wrong, from: freshAddress() });
			await forgot({ username });
			const other = { ...stranger(), email: mira.email };
			await call('/api/account/create', { body: await creation(other), from: freshAddress() });
			await call('/api/account/resend-verification', { body: { username }, from: freshAddress() });
		}
		const body = { username, recoveryCode: token, password: newPassword };
		expect((await call('/api/account/reset-password', { body })).status).toBe(200);
	});

	test('keep no codes from a phone by naming its number in accounts of their own', async () => {
		const { phone } = players.ines;
		for (const stranger of [players.pavel, players.mira]) {
			const jar = createJar();
			await signIn(stranger, jar);
			const body = { phone, password: stranger.password, code: '' };
			for (let time = 0; time < 4; time += 1) await call('/api/account/mfa/addsms', { body, jar });
		}
		const before = await mailsTo(phone);
		expect(before).toBeLessThanOrEqual(5);
		expect((await signIn(players.ines, createJar())).body.redirect).toBe('/account/login/mfa');
		expect(await mailsTo(phone)).toBe(before + 1);
	});

	test('keep the owner of a name from no sign-in with the mail address', async () => {
		for (let time = 0; time < 8; time += 1) {
			const body = { username: mira.username, password: 'Wrong1Password', captcha: await botToken('login') };
			await call('/api/account/login', { body, from: freshAddress() });
		}
		const reply = await signIn({ ...mira, username: mira.email }, createJar());
		expect(reply.status).toBe(200);
	});
});
