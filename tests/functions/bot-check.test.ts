import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type OwnSite, startOwnSite } from '../support/own-site.ts';
import { creation, stranger } from '../support/players.ts';
import {
	botToken,
	call,
	clearFaults,
	createJar,
	freshAddress,
	players,
	readLog,
	readState,
	reset,
	setFaults,
	signIn,
} from '../support/site.ts';

const create = '/api/account/create';
let site: OwnSite;

beforeAll(async () => {
	site = await startOwnSite();
});
afterAll(() => site.stop());
beforeEach(reset);
afterEach(clearFaults);

const createdAtService = async () => (await readLog()).filter(({ path }) => path.endsWith('/create')).length;

describe('[BC-03] a bot-check token', () => {
	test.each([
		['is missing', () => Promise.resolve('')],
		['is made up', () => Promise.resolve('made-up')],
		['has a low score', () => botToken('login', { score: 0.4 })],
		['is for another action', () => botToken('contact')],
		['is for another host', () => botToken('login', { hostname: 'evil.test' })],
	])('T88 that %s creates nothing', async (_name, token) => {
		const captcha = await token();
		const before = await readState();
		const asked = await createdAtService();
		const reply = await call(create, { body: await creation(stranger(), { captcha }) });
		expect([reply.status, reply.body.messages]).toEqual([403, ['BOT_CHECK_FAILED']]);
		expect((await readState()).hash).toBe(before.hash);
		expect(await createdAtService()).toBe(asked);
	});

	test('T88 works once', async () => {
		const captcha = await botToken();
		expect((await call(create, { body: await creation(stranger(), { captcha }) })).status).toBe(200);
		const again = await call(create, { body: await creation(stranger(), { captcha }) });
		expect([again.status, again.body.messages]).toEqual([403, ['BOT_CHECK_FAILED']]);
	});

	test('of the least score is enough', async () => {
		const captcha = await botToken('login', { score: 0.5 });
		expect((await call(create, { body: await creation(stranger(), { captcha }) })).status).toBe(200);
	});

	test.each(['reset', 'status:500', 'html', 'slow:5000'])(
		'T89 that nobody can judge is refused within 3.5 s: %s',
		async (mode) => {
			const body = await creation(stranger());
			const before = await readState();
			await setFaults({ service: 'bot-check', path: '/siteverify', mode });
			const started = performance.now();
			const reply = await call(create, { body, site: site.origin });
			expect(performance.now() - started).toBeLessThan(3500);
			expect([reply.status, reply.body.messages]).toEqual([503, ['SERVICE_TEMPORARILY_UNAVAILABLE']]);
			expect((await readState()).hash).toBe(before.hash);
		},
	);
});

describe('[BC-03] a sign-in after three failures', () => {
	const from = freshAddress();
	const wrong = { ...players.pavel, password: 'Wrong4Password' };
	const { username, password } = players.pavel;
	const tryAgain = (captcha: string) =>
		call('/api/account/login', { body: { username, password, captcha }, from });

	test('needs a token that holds, and is not counted without one', async () => {
		for (let round = 0; round < 3; round += 1) await signIn(wrong, createJar(), { from });
		for (let round = 0; round < 3; round += 1) {
			const refused = await signIn(players.pavel, createJar(), { from });
			expect([refused.status, refused.body.messages]).toEqual([403, ['BOT_CHECK_FAILED']]);
		}
		expect((await tryAgain('made-up')).body.messages).toEqual(['BOT_CHECK_FAILED']);
		expect((await tryAgain(await botToken())).body.data).toMatchObject({ user: { username: 'pavel' } });
	});

	test('T07 is locked after the fifth, with the right password too, until Retry-After', async () => {
		const attempt = async (player: typeof wrong) => {
			const body = { username: player.username, password: player.password, captcha: await botToken() };
			return call('/api/account/login', { body, from });
		};
		for (let round = 0; round < 5; round += 1) await attempt(wrong);
		const reply = await attempt(players.pavel);
		expect([reply.status, reply.body.messages]).toEqual([429, ['TOO_MANY_REQUESTS']]);
		expect(Number(reply.headers['retry-after'])).toBeGreaterThanOrEqual(1);
	});

	test('T11 T09 counts the connection and no header that a visitor can write', async () => {
		const address = freshAddress();
		const statuses = [];
		for (let round = 0; round < 22; round += 1) {
			const forged = `10.0.0.${round}`;
			const headers = {
				'X-Forwarded-For': forged,
				'X-Nf-Client-Connection-Ip': forged,
				'X-Real-IP': forged,
				'X-Client-Address': forged,
				Forwarded: `for=${forged}`,
			};
			const body = { username: `nobody${round}`, password: 'Wrong4Password', captcha: await botToken() };
			const reply = await call('/api/account/login', { body, headers, from: address });
			statuses.push(reply.status);
		}
		expect(statuses.slice(0, 20)).toEqual(Array(20).fill(422));
		expect(statuses.slice(20)).toEqual([429, 429]);
		expect((await signIn(players.mira, createJar(), { from: freshAddress() })).status).toBe(200);
	});
});
