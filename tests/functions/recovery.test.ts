import { beforeEach, describe, expect, test } from 'vitest';
import { creation, newestToken, stranger } from '../support/players.ts';
import {
	botToken,
	call,
	createJar,
	outboxOf,
	players,
	readState,
	reset,
	setClock,
	signIn,
} from '../support/site.ts';

const newPassword = 'Thistle3Bridge';

async function resetRequest(): Promise<{ username: string; recoveryCode: string; password: string }> {
	await call('/api/account/forgot-password', { body: { email: players.mira.email } });
	const { username, token } = await newestToken(players.mira.email);
	return { username, recoveryCode: token, password: newPassword };
}

beforeEach(reset);

describe('[AC-05] a forgotten password', () => {
	test.each([{ email: players.mira.email }, { username: 'mira' }])(
		'is mailed a link for %j',
		async (body) => {
			const reply = await call('/api/account/forgot-password', { body });
			expect(reply.body).toEqual({ status: true, data: null });
			const [mail] = await outboxOf(players.mira.email);
			expect(mail?.links[0]).toContain('/account/reset-password/mira/');
		},
	);

	test('is mailed once for one Idempotency-Key', async () => {
		const ask = (key: string) =>
			call('/api/account/forgot-password', {
				body: { username: 'mira' },
				headers: { 'Idempotency-Key': key },
			});
		await ask('first-attempt');
		await ask('first-attempt');
		expect(await outboxOf(players.mira.email)).toHaveLength(1);
		await ask('second-attempt');
		expect(await outboxOf(players.mira.email)).toHaveLength(2);
	});

	test('T03 is answered alike for known and unknown', async () => {
		const bodies = [
			{ email: players.mira.email },
			{ email: 'nobody@players.example' },
			{ username: 'nobodyatall' },
			{ username: 'nadia' },
		];
		const replies = [];
		for (const body of bodies) replies.push(await call('/api/account/forgot-password', { body }));
		expect(new Set(replies.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
		expect(new Set(replies.map(({ headers }) => Object.keys(headers).sort().join())).size).toBe(1);
		expect(await outboxOf('nobody@players.example')).toEqual([]);
	});

	test('T43 is replaced with the code, ends every session, and the code works once', async () => {
		const jar = createJar();
		await signIn(players.mira, jar);
		const body = await resetRequest();
		expect((await call('/api/account/reset-password', { body })).body.status).toBe(true);
		expect((await call('/api/account/profile', { jar })).body).toEqual({ redirect: '/account/login' });
		expect((await signIn(players.mira, createJar())).body.messages).toEqual(['INCORRECT_PASSWORD']);
		expect((await signIn({ ...players.mira, password: newPassword }, createJar())).status).toBe(200);
		const again = await call('/api/account/reset-password', { body });
		expect([again.status, again.body.messages]).toEqual([422, ['PASSWORD_RESET_CODE_INVALID']]);
	});

	test('T43 keeps its old value when the code is older than an hour', async () => {
		const body = await resetRequest();
		await setClock(61 * 60);
		const late = await call('/api/account/reset-password', { body });
		expect([late.status, late.body.messages]).toEqual([422, ['PASSWORD_RESET_CODE_EXPIRED']]);
		expect((await signIn(players.mira, createJar())).status).toBe(200);
	});

	test('T46 can still be replaced after its link was opened by what runs no scripts', async () => {
		const body = await resetRequest();
		const page = `/account/reset-password/mira/${body.recoveryCode}`;
		for (let times = 0; times < 5; times += 1) expect((await call(page)).status).toBe(200);
		expect((await call('/api/account/reset-password', { body })).status).toBe(200);
	});

	test('T10 lets the owner in from elsewhere while their account is locked', async () => {
		for (let times = 0; times < 6; times += 1) {
			const wrong = { username: 'mira', password: 'Wrong7Password', captcha: await botToken() };
			await call('/api/account/login', { body: wrong, from: '127.0.0.31' });
		}
		expect((await signIn(players.mira, createJar())).status).toBe(429);
		const body = await resetRequest();
		expect((await call('/api/account/reset-password', { body, from: '127.0.0.32' })).status).toBe(200);
		expect((await signIn({ ...players.mira, password: newPassword }, createJar())).status).toBe(200);
	});

	test('T10 works again 15 minutes after its account was locked', async () => {
		for (let times = 0; times < 6; times += 1) {
			const wrong = { username: 'mira', password: 'Wrong7Password', captcha: await botToken() };
			await call('/api/account/login', { body: wrong });
		}
		await setClock(15 * 60);
		expect((await signIn(players.mira, createJar())).status).toBe(200);
	});

	test('T45 keeps its old value when the code is of somebody else', async () => {
		const body = { ...(await resetRequest()), username: 'pavel' };
		expect((await call('/api/account/reset-password', { body })).status).toBe(422);
		expect((await signIn(players.pavel, createJar())).status).toBe(200);
	});

	test('[VA-09] may not be replaced with one that holds the user name', async () => {
		const body = { ...(await resetRequest()), password: 'xMira4567' };
		const reply = await call('/api/account/reset-password', { body });
		expect(reply.body.fields).toEqual({ password: 'field.passwordUsername' });
	});
});

describe('a verification mail', () => {
	test('is sent again to who still needs it, and the answer tells nothing', async () => {
		const wanted = await call('/api/account/resend-verification', { body: { email: players.nadia.email } });
		const needless = await call('/api/account/resend-verification', { body: { email: players.mira.email } });
		const unknown = await call('/api/account/resend-verification', { body: { email: stranger().email } });
		expect(new Set([wanted.text, needless.text, unknown.text]).size).toBe(1);
		expect(await outboxOf(players.mira.email)).toEqual([]);
		expect(
			(await call('/api/account/validate', { body: await newestToken(players.nadia.email) })).status,
		).toBe(200);
		expect((await signIn(players.nadia, createJar())).status).toBe(200);
	});
});

describe('a refused sign-in', () => {
	test('T01 is the same for every reason', async () => {
		const wrong = 'Wrong4Password';
		const tries = [
			{ ...players.mira, password: wrong },
			{ ...players.nadia, password: wrong },
			{ ...stranger(), password: wrong },
			{ ...players.tomas, password: wrong },
		];
		const replies = [];
		for (const player of tries) replies.push(await signIn(player, createJar()));
		const looks = replies.map(({ status, headers, body, setCookies }) =>
			JSON.stringify([status, Object.keys(headers).sort(), { ...body, requestId: '' }, setCookies]),
		);
		expect(new Set(looks).size).toBe(1);
		expect(replies[0]?.body.messages).toEqual(['INCORRECT_PASSWORD']);
	});

	test('T05 an account for a known mail address is answered as a new one, and its owner is told', async () => {
		const fresh = await call('/api/account/create', { body: await creation(stranger()) });
		const known = await call('/api/account/create', {
			body: await creation({ ...stranger(), email: players.mira.email }),
		});
		expect([known.status, known.text]).toEqual([fresh.status, fresh.text]);
		expect(Object.keys(known.headers)).toEqual(Object.keys(fresh.headers));
		expect(await outboxOf(players.mira.email)).toHaveLength(1);
		const { user } = (await readState()).rows;
		expect(user?.filter(({ email }) => email === players.mira.email)).toHaveLength(1);
	});
});
