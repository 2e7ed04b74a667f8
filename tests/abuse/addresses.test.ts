import { beforeAll, describe, expect, test } from 'vitest';
import type { Endpoint } from '#contract/endpoint.ts';
import { endpoints } from '#contract/endpoints.ts';
import {
	call,
	createJar,
	players,
	type Reply,
	readLog,
	readRequestsOfFunctions,
	reset,
	signIn,
} from '../support/site.ts';
import { cookiesByAuth, pathOf, send } from './every-call.ts';
import { fieldsOf, sampleOf, takesText } from './samples.ts';

const varying = endpoints.filter(({ path }) => path.includes(':'));
const strange = [
	'..%2f..%2fadmin',
	'%2e%2e/',
	'%2e%2e%2fadmin',
	'%2e%2e%5cadmin',
	'a%00b',
	'a/b',
	'a%5cb',
	'@evil',
	'a%0d%0ax:y',
	'%zz',
	'a;b',
	'*',
	'__proto__%2f',
	'a'.repeat(5000),
];

let cookies: Record<string, string> = {};
beforeAll(async () => {
	await reset();
	cookies = await cookiesByAuth();
});

/** Asks for a path as somebody who may make the call. */
const askAt = ({ method, policy }: Endpoint, path: string) =>
	call(path, { method, headers: { Cookie: cookies[policy.auth] }, ...(method === 'POST' && { body: {} }) });

const isPlace = (part: string) => part.startsWith(':');
const at = ({ path }: Endpoint, value: string) =>
	path
		.split('/')
		.map((part) => (isPlace(part) ? value : part))
		.join('/');

describe('T51 a part of an address that varies', () => {
	test.each(strange.map((value) => [value.slice(0, 30), value]))(
		'is refused as %s, and reaches no service',
		async (_shown, value) => {
			const before = (await readRequestsOfFunctions()).length;
			for (const endpoint of varying) {
				const reply = await askAt(endpoint, at(endpoint, value));
				// The way back from a platform is a page's: it leads on and says so there.
				const isLed = reply.status === 302 && endpoint.policy.csrf === 'state';
				expect([400, 404, ...(isLed ? [302] : [])], `${endpoint.path} ${reply.status}`).toContain(
					reply.status,
				);
				expect(reply.headers['x-frame-options']).toBe('DENY');
			}
			const asked = (await readRequestsOfFunctions())
				.slice(before)
				.map(({ service, path }) => `${service} ${path}`);
			expect(asked.filter((each) => !/^account .*\/(?:logout|profile)$/.test(each))).toEqual([]);
		},
	);

	test('reaches the service as it is where it may', async () => {
		await call('/api/faqs/slug/lost-phone');
		await call('/api/careers/job-offers/2109');
		const asked = (await readLog()).map(({ path }) => path);
		expect(asked.some((path) => path.includes('/faqs/slug/lost-phone'))).toBe(true);
		expect(asked.some((path) => path.includes('/job-offers/2109'))).toBe(true);
	});
});

describe('T54 a name in a query', () => {
	const reads = endpoints.filter(({ method }) => method === 'GET');
	const single = reads.flatMap((endpoint) =>
		Object.entries(fieldsOf(endpoint)).flatMap(([name, node]) =>
			takesText(node) && node.type !== 'optional' && !endpoint.path.includes(`:${name}`)
				? [{ endpoint, name }]
				: [],
		),
	);
	const pathWith = (endpoint: Endpoint, query: string) => `${pathOf(endpoint)}?${query}`;

	test('that takes one value is refused twice, and as a list', async () => {
		expect(single.length).toBeGreaterThan(3);
		for (const { endpoint, name } of single) {
			if (endpoint.policy.auth === 'link') continue;
			for (const query of ['', `${name}=a&${name}=b`, `${name}[]=a`, `${name}[0]=a`, `${name}=`]) {
				const reply = await askAt(endpoint, pathWith(endpoint, query));
				expect([name, query, reply.status, reply.body.messages]).toEqual([
					name,
					query,
					400,
					['INVALID_PARAMETERS'],
				]);
			}
		}
	});

	test('that no call knows is refused twice and ignored once', async () => {
		for (const endpoint of reads.filter(({ policy }) => policy.auth === 'none')) {
			const twice = await askAt(endpoint, pathWith(endpoint, 'x=1&x=2'));
			expect(twice.body.messages, endpoint.path).toEqual(['INVALID_PARAMETERS']);
			const once = await askAt(endpoint, pathWith(endpoint, 'x=1'));
			expect(once.body.messages ?? [], endpoint.path).not.toContain('INVALID_PARAMETERS');
		}
	});
});

describe('T53 a save of nobody, of somebody else, or a path', () => {
	const names = [
		'../../etc/passwd',
		'/etc/passwd',
		'Autosave',
		'%00',
		'__proto__',
		'C:\\boot.ini',
		'*',
		"' OR 1=1",
	];
	const withoutId = ({ status, body, headers }: Reply) =>
		JSON.stringify([status, { ...body, requestId: '' }, Object.keys(headers).sort()]);

	test.each(['saves.get', 'saves.download'])('is answered by %s as one that is not there', async (called) => {
		const endpoint = endpoints.find(({ name }) => name === called) as Endpoint;
		const jar = createJar();
		await signIn(players.pavel, jar);
		const ask = (name: string) => send(endpoint, { ...sampleOf(endpoint), name }, { jar });
		const missing = await ask('missing');
		expect([missing.status, missing.body.messages]).toEqual([404, ['SAVE_NOT_FOUND']]);
		for (const name of names) expect(withoutId(await ask(name)), name).toBe(withoutId(missing));
	});
});
