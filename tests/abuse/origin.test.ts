import { beforeAll, describe, expect, test } from 'vitest';
import type { Endpoint } from '#contract/endpoint.ts';
import { endpoints } from '#contract/endpoints.ts';
import { call, createJar, players, type Reply, reset, signIn, siteUrl } from '../support/site.ts';
import { cookiesByAuth, isGuarded, isPost, isSigned, leavesState, othersThan, send } from './every-call.ts';

const strange: [string, Record<string, string | undefined>][] = [
	['another origin', { Origin: 'https://evil.test' }],
	['an origin of an opaque page', { Origin: 'null' }],
	['our origin with another port', { Origin: 'http://localhost:1' }],
	['our origin as a part of another', { Origin: `${siteUrl()}.evil.test` }],
	[
		'another origin although Sec-Fetch-Site is ours',
		{ Origin: 'https://evil.test', 'Sec-Fetch-Site': 'same-origin' },
	],
	['Sec-Fetch-Site cross-site', { Origin: undefined, 'Sec-Fetch-Site': 'cross-site' }],
	['Sec-Fetch-Site same-site', { Origin: undefined, 'Sec-Fetch-Site': 'same-site' }],
	['Sec-Fetch-Site none', { Origin: undefined, 'Sec-Fetch-Site': 'none' }],
	['a navigation', { 'Sec-Fetch-Site': 'same-origin', 'Sec-Fetch-Mode': 'navigate' }],
	['nothing that tells', { Origin: undefined, 'X-Requested-With': undefined }],
	['another referrer', { Origin: undefined, Referer: 'https://evil.test/x' }],
];

const guarded = endpoints.filter(isGuarded);

let cookies: Record<string, string> = {};
beforeAll(async () => {
	await reset();
	cookies = await cookiesByAuth();
});

test('T30 whatever is sent by POST is guarded or signed', () => {
	const open = endpoints.filter((each) => isPost(each) && !isGuarded(each) && !isSigned(each));
	expect(open).toEqual([]);
	expect(guarded.length).toBeGreaterThan(40);
});

describe('T30 T31 T34 T35 every call that changes something', () => {
	test.each(strange)('refuses %s, whoever asks, and does nothing', async (_name, headers) => {
		const replies: Reply[] = [];
		const ask = async (each: Endpoint) => {
			// Everything else about it is right: it would do what it is for.
			const Cookie = cookies[each.policy.auth] ?? cookies.optional;
			const reply = await send(each, undefined, { headers: { Cookie, ...headers } });
			replies.push(reply);
			return reply;
		};
		const isQuiet = await leavesState(async () => {
			expect(await othersThan('403 FORBIDDEN_ORIGIN', guarded, ask)).toEqual([]);
		});
		expect(isQuiet).toBe(true);
		expect(replies.flatMap(({ setCookies }) => setCookies)).toEqual([]);
	});

	test.each([
		['our origin', {}],
		[
			'Sec-Fetch-Site same-origin',
			{ Origin: undefined, 'Sec-Fetch-Site': 'same-origin', 'Sec-Fetch-Mode': 'cors' },
		],
		['our referrer', { Origin: undefined, Referer: `${siteUrl()}/account` }],
	])('T35 takes %s', async (_name, headers) => {
		const taken = await Promise.all(guarded.map((each) => send(each, {}, { headers })));
		const refused = taken.filter(({ body }) => body.messages?.includes('FORBIDDEN_ORIGIN'));
		expect(refused).toEqual([]);
	});
});

test('T33 a sign-in from another site signs nobody in', async () => {
	const jar = createJar();
	const { username, password } = players.mira;
	const headers = { Origin: 'https://evil.test', 'Sec-Fetch-Site': 'cross-site' };
	const reply = await call('/api/account/login', { body: { username, password }, headers, jar });
	expect([reply.status, reply.setCookies]).toEqual([403, []]);
});

test('T30 a sign-out from another site signs nobody out', async () => {
	const jar = createJar();
	await signIn(players.mira, jar);
	const headers = { Origin: 'https://evil.test' };
	await call('/api/account/logout', { method: 'POST', headers, jar });
	expect((await call('/api/account/profile', { jar })).body.data).toHaveProperty('user.username', 'mira');
});
