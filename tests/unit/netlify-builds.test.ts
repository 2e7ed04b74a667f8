import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fetchNetlifyBuilds } from '#functions/_lib/content/netlify-builds.ts';
import type { CallContext } from '#functions/_lib/http/call.ts';

const token = 'nfp-token-of-this-test-only';
let answer: { status: number; body: unknown };
let asked: { url: string | undefined; authorization: string | undefined }[];
let server: Server;

beforeEach(async () => {
	asked = [];
	server = createServer(({ url, headers: { authorization } }, response) => {
		asked.push({ url, authorization });
		response
			.writeHead(answer.status, { 'Content-Type': 'application/json' })
			.end(JSON.stringify(answer.body));
	});
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterEach(() => void server.close());

const load = () => {
	const context = {
		config: { NETLIFY_API_TOKEN: token },
		siteId: 'site-1',
		deployId: 'live',
		signal: new AbortController().signal,
		upstream: [],
	};
	const { port } = server.address() as AddressInfo;
	return fetchNetlifyBuilds(context as unknown as CallContext, `http://127.0.0.1:${port}/api/v1`);
};

const at = (minute: number) => `2026-11-20T12:${String(minute).padStart(2, '0')}:00.000Z`;
const deploy = (id: string, state: string, minute: number, more = {}) => ({
	id,
	state,
	context: 'production',
	created_at: at(minute),
	updated_at: at(minute + 1),
	published_at: null,
	...more,
});

const cmsMessage =
	'Build failed: CMS collection "games": entry "emberwick": is wrong (field [1].name), from https://cms.example/api/games';

test('the deploys after the live one are listed in our words, what is older or a preview is not', async () => {
	answer = {
		status: 200,
		body: [
			deploy('f', 'enqueued', 50),
			deploy('e', 'building', 40),
			deploy('p', 'error', 35, { context: 'deploy-preview' }),
			deploy('d', 'error', 30, { error_message: cmsMessage }),
			deploy('c', 'error', 25, { error_message: 'Build script returned non-zero exit code: 2' }),
			deploy('s', 'error', 22, { skipped: true }),
			deploy('r', 'ready', 21),
			deploy('live', 'ready', 10, { published_at: at(12) }),
			deploy('a', 'error', 5),
		],
	};
	expect(await load()).toEqual([
		{ id: 'f', state: 'queued', since: at(50) },
		{ id: 'e', state: 'building', since: at(40) },
		{ id: 'd', state: 'failed', since: at(31), entry: 'games/emberwick', field: 'name' },
		{ id: 'c', state: 'failed', since: at(26) },
		{ id: 'live', state: 'live', since: at(12) },
	]);
	expect(asked).toEqual([
		{ url: '/api/v1/sites/site-1/deploys?per_page=100', authorization: `Bearer ${token}` },
	]);
});

test.each([
	[401, { message: 'Access Denied' }],
	[200, { message: 'something else' }],
	[200, [{ id: 7 }]],
])('an answer of %i that is no list of deploys tells nothing', async (status, body) => {
	answer = { status, body };
	expect(await load()).toBeUndefined();
});

test('a live deploy that does not say when it was published is as old as its making', async () => {
	answer = { status: 200, body: [deploy('live', 'ready', 20)] };
	expect(await load()).toEqual([{ id: 'live', state: 'live', since: at(20) }]);
});
