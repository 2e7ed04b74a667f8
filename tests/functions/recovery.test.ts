import { beforeEach, describe, expect, test } from 'vitest';
import { creation, newestToken, stranger } from '../support/players.ts';
import {
	call,
	createJar,
	outboxOf,
	players,
	readState,
	reset,
	setClock,
	signIn,
	siteUrl,
} from '../support/site.ts';

const newPassword = 'Thistle3Bridge';

async function resetRequest(): Promise<{ username: string; recoveryCode: string; password: string }> {
	await call('/api/account/forgot-password', { body: { email: players.mira.email } });
	const { username, token } = await newestToken(players.mira.email);
	return { username, recoveryCode: token, password: newPassword };
}

/** Opens a page five times as what looks into mails does: it runs no scripts and sends no cookies. */
async function openAsScanner(path: string): Promise<void> {
	for (let times = 0; times < 5; times += 1) {
		const headers = { Accept: 'text/html', Origin: undefined, 'X-Requested-With': undefined };
		for (const method of ['HEAD', 'GET']) expect((await call(path, { method, headers })).status).toBe(200);
	}
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
		expect(await outboxOf(players.mira.email)).toHaveLength(1);
		const malformed = await call('/api/account/forgot-password', { body: { email: 'nobody@' } });
		expect([malformed.status, malformed.body.messages]).toEqual([400, ['INVALID_EMAIL']]);
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
		expect((await signIn({ ...players.mira, password: newPassword }, createJar())).status).toBe(200);
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
		await openAsScanner(`/account/reset-password/mira/${body.recoveryCode}`);
		expect((await call('/api/account/reset-password', { body })).status).toBe(200);
	});

	test('T45 keeps its old value when the code is of somebody else', async () => {
		const body = { ...(await resetRequest()), username: 'pavel' };
		const reply = await call('/api/account/reset-password', { body });
		expect([reply.status, reply.body.messages]).toEqual([422, ['PASSWORD_RESET_CODE_INVALID']]);
		expect((await signIn(players.pavel, createJar())).status).toBe(200);
	});

	test('[FX-30] T45 is replaced by any of the last codes, and all are dead then', async () => {
		const [old, newer] = [await resetRequest(), await resetRequest()];
		expect((await call('/api/account/reset-password', { body: old })).body.status).toBe(true);
		const reply = await call('/api/account/reset-password', { body: newer });
		expect([reply.status, reply.body.messages]).toEqual([422, ['PASSWORD_RESET_CODE_INVALID']]);
	});

	test('[FX-30] T45 is replaced by the right code after any number of wrong ones and of other requests', async () => {
		const body = await resetRequest();
		const wrong = { ...body, recoveryCode: 'x'.repeat(43) };
		const replies: number[] = [];
		for (let times = 0; times < 30; times += 1)
			replies.push((await call('/api/account/reset-password', { body: wrong })).status);
		expect(replies).toEqual([...Array(20).fill(422), ...Array(10).fill(429)]);
		for (let times = 0; times < 10; times += 1)
			await call('/api/account/forgot-password', { body: { username: 'mira' }, from: '127.0.0.9' });
		expect((await call('/api/account/reset-password', { body })).body.status).toBe(true);
	});

	test.each(['Host', 'X-Forwarded-Host', 'X-Host', 'Forwarded'])(
		'T48 is mailed a link to the configured address, whatever %s says',
		async (name) => {
			const headers = { [name]: name === 'Forwarded' ? 'host=evil.test' : 'evil.test' };
			const reply = await call('/api/account/forgot-password', {
				body: { email: players.mira.email },
				headers,
			});
			expect([reply.status, reply.text.includes('evil')]).toEqual([200, false]);
			const mail = (await outboxOf(players.mira.email)).at(-1);
			expect(new URL(mail?.links[0] ?? '').origin).toBe(siteUrl());
			expect(JSON.stringify(mail)).not.toContain('evil.test');
		},
	);

	test('[FX-28] names the linked platforms in both mails, and unlinks them where that is asked for', async () => {
		const body = await resetRequest();
		expect((await outboxOf(players.mira.email)).at(-1)?.text).toContain('Steam (mira_by_lantern)');
		await call('/api/account/reset-password', { body: { ...body, password: 'First1Lantern' } });
		const mail = (await outboxOf(players.mira.email)).at(-1);
		expect(mail?.text).toContain('Steam (mira_by_lantern)');
		expect(mail?.links).toContain(`${siteUrl()}/account/connected`);

		const again = { ...(await resetRequest()), unlinkPlatforms: true };
		await call('/api/account/reset-password', { body: again });
		expect((await outboxOf(players.mira.email)).at(-1)?.text).not.toContain('Steam');
		const jar = createJar();
		const reply = await signIn({ ...players.mira, password: newPassword }, jar);
		const { user } = reply.body.data as { user: { platforms: { linked: boolean }[] } };
		expect(user.platforms.filter(({ linked }) => linked)).toEqual([]);
	});

	test('[VA-09] may not be replaced with one that holds the user name', async () => {
		const body = { ...(await resetRequest()), password: 'xMira4567' };
		const reply = await call('/api/account/reset-password', { body });
		expect(reply.body.fields).toEqual({ password: 'field.passwordUsername' });
	});
});

describe('a verification mail', () => {
	test('is sent again to who still needs it, and the answer gives nothing away', async () => {
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

describe('T46 a mail address', () => {
	test('can still be confirmed after its link was opened by what runs no scripts', async () => {
		const player = stranger();
		await call('/api/account/create', { body: await creation(player) });
		const body = await newestToken(player.email);
		await openAsScanner(`/account/validate/${body.username}/${body.token}`);
		expect((await signIn(player, createJar())).body.messages).toEqual(['EMAIL_NOT_VERIFIED']);
		expect((await call('/api/account/validate', { body })).status).toBe(200);
	});
});

describe('an account that is asked for', () => {
	test('T05 an account for a known mail address is answered as a new one, and its owner gets a mail', async () => {
		const fresh = await call('/api/account/create', { body: await creation(stranger()) });
		const known = await call('/api/account/create', {
			body: await creation({ ...stranger(), email: players.mira.email }),
		});
		expect([known.status, known.text]).toEqual([fresh.status, fresh.text]);
		expect(Object.keys(known.headers)).toEqual(Object.keys(fresh.headers));
		const mails = await outboxOf(players.mira.email);
		expect(mails.map(({ subject }) => subject)).toEqual(['You already have an account']);
		const { user } = (await readState()).rows;
		expect(user?.filter(({ email }) => email === players.mira.email)).toHaveLength(1);
	});
});
