import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Endpoint } from '#contract/endpoint.ts';
import { endpoints } from '#contract/endpoints.ts';
import { startOwnSite } from '../support/own-site.ts';
import {
	botToken,
	type CallOptions,
	clearFaults,
	outboxOf,
	type Reply,
	readRequestsOfFunctions,
	reset,
	setFaults,
} from '../support/site.ts';
import { leavesState, othersThan, send } from './every-call.ts';
import { sampleOf } from './samples.ts';

const checked = endpoints.filter(({ policy }) => policy.botCheck?.when === 'always');
const actionOf = ({ policy }: Endpoint) => policy.botCheck?.action ?? '';
const sendWith = (
	endpoint: Endpoint,
	captcha: string | undefined,
	options: CallOptions = {},
): Promise<Reply> => send(endpoint, { ...sampleOf(endpoint), captcha }, options);

beforeEach(reset);
afterEach(clearFaults);

/** How often a service was asked for anything but the judgement itself. */
const askedOfServices = async () =>
	(await readRequestsOfFunctions()).filter(({ service }) => service === 'account' || service === 'cms')
		.length;

describe('[BC-03] T88 every call that asks for a bot check', () => {
	test('is there to be asked', () => expect(checked.length).toBeGreaterThan(5));

	test.each<[string, (endpoint: Endpoint) => Promise<string>]>([
		['that is empty', async () => ''],
		['that is made up', async () => 'made-up'],
		['with a low score', (each) => botToken(actionOf(each), { score: 0.4 })],
		['for another action', () => botToken('something-else')],
		['for another host', (each) => botToken(actionOf(each), { hostname: 'evil.test' })],
		['for a host that only ends like ours', (each) => botToken(actionOf(each), { hostname: 'notlocalhost' })],
	])('refuses a token %s, does nothing and asks no service', async (_name, tokenFor) => {
		const before = await askedOfServices();
		const isQuiet = await leavesState(async () => {
			const ask = async (each: Endpoint) => sendWith(each, await tokenFor(each));
			expect(await othersThan('403 BOT_CHECK_FAILED', checked, ask)).toEqual([]);
		});
		expect(isQuiet).toBe(true);
		expect(await askedOfServices()).toBe(before);
		expect(await outboxOf('sample@players.example')).toEqual([]);
	});

	test('refuses a request without any token', async () => {
		const isQuiet = await leavesState(async () => {
			const replies = await Promise.all(checked.map((each) => sendWith(each, undefined)));
			for (const reply of replies) expect([400, 403]).toContain(reply.status);
		});
		expect(isQuiet).toBe(true);
	});

	test('takes a token that holds, once', async () => {
		for (const endpoint of checked) {
			const token = await botToken(actionOf(endpoint));
			const first = await sendWith(endpoint, token);
			expect(first.body.messages ?? [], endpoint.path).not.toContain('BOT_CHECK_FAILED');
			const isQuiet = await leavesState(async () => {
				const again = await sendWith(endpoint, token);
				expect([again.status, again.body.messages], endpoint.path).toEqual([403, ['BOT_CHECK_FAILED']]);
			});
			expect(isQuiet).toBe(true);
		}
	});
});

test.each(['reset', 'status:500', 'html', 'truncate', 'empty', 'slow:5000'])(
	'T89 while nobody can judge a token, every call that asks for one is refused: %s',
	async (mode) => {
		const site = await startOwnSite();
		const tokens = new Map(
			await Promise.all(checked.map(async (each) => [each, await botToken(actionOf(each))] as const)),
		);
		await setFaults({ service: 'bot-check', path: '/siteverify', mode });
		const isQuiet = await leavesState(async () => {
			const ask = (each: Endpoint) => sendWith(each, tokens.get(each), { site: site.origin });
			expect(await othersThan('503 SERVICE_TEMPORARILY_UNAVAILABLE', checked, ask)).toEqual([]);
		});
		await site.stop();
		expect(isQuiet).toBe(true);
	},
);
