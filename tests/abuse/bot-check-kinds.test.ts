import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Endpoint } from '#contract/endpoint.ts';
import { endpoints } from '#contract/endpoints.ts';
import { type OwnSite, startOwnSite } from '../support/own-site.ts';
import { required } from '../support/required.ts';
import {
	botToken,
	call,
	clearFaults,
	createJar,
	freshAddress,
	players,
	readLog,
	reset,
	setFaults,
	signIn,
} from '../support/site.ts';
import { leavesState, othersThan, send } from './every-call.ts';
import { sampleOf } from './samples.ts';

const checked = endpoints.filter(({ policy }) => policy.botCheck?.when === 'always');
const actionOf = ({ policy }: Endpoint) => policy.botCheck?.action ?? '';
const verifyPath = '/bot-check/turnstile/v0/siteverify';
const turnstile = () => ({
	BOT_CHECK: 'turnstile',
	BOT_CHECK_VERIFY_URL: `${required('TEST_SANDBOX_URL')}${verifyPath}`,
});

beforeEach(reset);
afterEach(clearFaults);

describe('[AD-07] Turnstile', () => {
	let site: OwnSite;
	beforeAll(async () => {
		site = await startOwnSite(turnstile());
	});
	afterAll(() => site.stop());

	const sendWith = (endpoint: Endpoint, captcha: string | undefined, origin = site.origin) =>
		send(endpoint, { ...sampleOf(endpoint), captcha }, { site: origin });
	const tokenFor = (endpoint: Endpoint, more: { hostname?: string; kind?: 'recaptcha' } = {}) =>
		botToken(actionOf(endpoint), { kind: 'turnstile', ...more });

	test.each<[string, (endpoint: Endpoint) => Promise<string>]>([
		['that is empty', async () => ''],
		['that is made up', async () => 'made-up'],
		['for another action', () => botToken('something-else', { kind: 'turnstile' })],
		['for another host', (each) => tokenFor(each, { hostname: 'evil.test' })],
		['of another provider', (each) => tokenFor(each, { kind: 'recaptcha' })],
	])('refuses a token %s, and does nothing', async (_name, make) => {
		const isQuiet = await leavesState(async () => {
			const ask = async (each: Endpoint) => sendWith(each, await make(each));
			expect(await othersThan('403 BOT_CHECK_FAILED', checked, ask)).toEqual([]);
		});
		expect(isQuiet).toBe(true);
	});

	test('lets through whoever has a token that holds, once', async () => {
		for (const endpoint of checked) {
			const token = await tokenFor(endpoint);
			const first = await sendWith(endpoint, token);
			expect(first.body.messages ?? [], endpoint.path).not.toContain('BOT_CHECK_FAILED');
			expect(first.status, endpoint.path).not.toBe(503);
			const again = await sendWith(endpoint, token);
			expect([again.status, again.body.messages], endpoint.path).toEqual([403, ['BOT_CHECK_FAILED']]);
		}
	});

	test.each(['reset', 'status:500', 'html', 'empty', 'slow:5000'])(
		'refuses every call while nobody can judge: %s',
		async (mode) => {
			const own = await startOwnSite(turnstile());
			await setFaults({ service: 'bot-check', path: '/turnstile/v0/siteverify', mode });
			const tokens = new Map(
				await Promise.all(checked.map(async (each) => [each, await tokenFor(each)] as const)),
			);
			const isQuiet = await leavesState(async () => {
				const ask = (each: Endpoint) => sendWith(each, tokens.get(each), own.origin);
				expect(await othersThan('503 SERVICE_TEMPORARILY_UNAVAILABLE', checked, ask)).toEqual([]);
			});
			await own.stop();
			expect(isQuiet).toBe(true);
		},
	);
});

test.each([
	['recaptcha', () => ({})],
	['turnstile', turnstile],
] as const)(
	'[AD-07] %s that does not know our secret refuses us, not the visitor',
	async (kind, environment) => {
		const site = await startOwnSite({ ...environment(), BOT_CHECK_SECRET: 'another secret' });
		const body = { subject: 'The dog', message: 'Two lines,\nof which one is longer.', captcha: '' };
		const captcha = await botToken('login', { kind });
		const reply = await call('/api/feedbacks', { body: { ...body, captcha }, site: site.origin });
		await site.stop();
		expect([reply.status, reply.body.messages]).toEqual([503, ['SERVICE_TEMPORARILY_UNAVAILABLE']]);
	},
);

describe('[AD-07] without a bot check', () => {
	let site: OwnSite;
	beforeAll(async () => {
		site = await startOwnSite({
			...{ BOT_CHECK: 'none', BOT_CHECK_SECRET: '', BOT_CHECK_SITE_KEY: '' },
			...{ BOT_CHECK_VERIFY_URL: '', BOT_CHECK_SCRIPT_URL: '' },
		});
	});
	afterAll(() => site.stop());

	test('no call is refused for it, and nobody is asked', async () => {
		const before = (await readLog()).length;
		for (const endpoint of checked) {
			const reply = await send(endpoint, { ...sampleOf(endpoint), captcha: '' }, { site: site.origin });
			expect(reply.body.messages ?? [], endpoint.path).not.toContain('BOT_CHECK_FAILED');
			expect(reply.status, endpoint.path).toBeLessThan(500);
		}
		const asked = (await readLog()).slice(before);
		// What was slow in a test before is logged once it has ended; no fault is set any more.
		const now = asked.filter((entry) => entry.service === 'bot-check' && !('fault' in entry));
		expect(now).toEqual([]);
	});

	test('limits stay: passwords that fail and failures of an address still end', async () => {
		const from = freshAddress();
		const wrong = { ...players.pavel, password: 'Wrong4Password' };
		const codes: (string | undefined)[] = [];
		for (let round = 0; round < 12; round += 1) {
			const reply = await signIn(wrong, createJar(), { from, site: site.origin });
			codes.push(reply.body.messages?.[0]);
		}
		expect(codes).not.toContain('BOT_CHECK_FAILED');
		expect(codes.slice(0, 3)).toEqual(Array(3).fill('INCORRECT_PASSWORD'));
		expect(codes.at(-1)).not.toBe('INCORRECT_PASSWORD');
	});

	test('a player who was wrong three times gets in', async () => {
		const from = freshAddress();
		const wrong = { ...players.pavel, password: 'Wrong4Password' };
		for (let round = 0; round < 3; round += 1) await signIn(wrong, createJar(), { from, site: site.origin });
		const reply = await signIn(players.pavel, createJar(), { from, site: site.origin });
		expect(reply.body.data).toHaveProperty('user.username', 'pavel');
	});
});
