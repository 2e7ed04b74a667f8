import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import * as v from 'valibot';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { call } from '#api/call.ts';
import { type ObservedResponse as End, observeResponses } from '#api/response-observer.ts';
import { endpoint } from '#contract/endpoint.ts';
import { $requests } from '#stores/root.store.ts';

const policy = { auth: 'none', csrf: 'same-origin', cache: 0 } as const;
const read = endpoint({
	name: 'try.read',
	method: 'GET',
	path: '/api/try/:id/part',
	summary: '',
	request: v.object({ id: v.string(), query: v.optional(v.string()), tag: v.optional(v.array(v.string())) }),
	data: v.object({ name: v.string() }),
	codes: [],
	policy,
});
const write = endpoint({
	name: 'try.write',
	method: 'POST',
	path: '/api/try',
	summary: '',
	request: v.object({ name: v.string() }),
	data: v.null(),
	redirects: true,
	codes: [],
	policy: { ...policy, creates: true },
});

interface Answer {
	status?: number;
	headers?: Record<string, string>;
	body: string;
}

let server: Server;
let answer: Answer | 'hang' | 'reset';
let asked: IncomingMessage & { text: string };

beforeAll(async () => {
	server = createServer(async (request, response) => {
		let text = '';
		for await (const chunk of request) text += chunk;
		asked = Object.assign(request, { text });
		if (answer === 'hang') return;
		if (answer === 'reset') return void request.socket.destroy();
		response.writeHead(answer.status ?? 200, answer.headers).end(answer.body);
	});
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => server.close());
beforeEach(() => {
	vi.stubEnv('PUBLIC_API_BASE', `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
	answer = { body: '{"status":true,"data":null}' };
});
afterEach(() => {
	vi.unstubAllEnvs();
	vi.restoreAllMocks();
});

const post = () => call(write, { name: 'mira' });

describe('what is sent', () => {
	test('[AP-08] goes to the configured base with credentials and asks for JSON', async () => {
		const sent = vi.spyOn(globalThis, 'fetch');
		await post();
		expect(sent.mock.calls[0]?.[1]?.credentials).toBe('include');
		expect(asked.url).toBe('/api/try');
		expect(asked.headers).toMatchObject({
			accept: 'application/json',
			'x-requested-with': 'fetch',
			'content-type': 'application/json',
		});
		expect(asked.text).toBe('{"name":"mira"}');
	});

	test('fills and encodes the path, and puts the rest of a read into the query', async () => {
		answer = { body: '{"status":true,"data":{"name":"x"}}' };
		const result = await call(read, { id: '../a b', query: 'ä&b', tag: ['one', 'two'] });
		expect(asked.url).toBe('/api/try/..%2Fa%20b/part?query=%C3%A4%26b&tag=one&tag=two');
		expect(asked.method).toBe('GET');
		expect(asked.text).toBe('');
		expect(result).toEqual({ kind: 'ok', data: { name: 'x' } });
	});

	test('carries the key that the caller gives, else a new one, where something is created', async () => {
		await call(write, { name: 'mira' }, { key: 'one' });
		expect(asked.headers['idempotency-key']).toBe('one');
		await post();
		expect(asked.headers['idempotency-key']).toMatch(/^[\da-f-]{36}$/);
		await call(read, { id: '1' });
		expect(asked.headers['idempotency-key']).toBeUndefined();
	});
});

describe('what comes back', () => {
	test('a success without data is null', async () => {
		answer = { body: '{"status":true}' };
		expect(await post()).toEqual({ kind: 'ok', data: null });
	});

	test('a redirect says where to', async () => {
		answer = { body: '{"redirect":"/account/login"}' };
		expect(await post()).toEqual({ kind: 'redirect', to: '/account/login', data: null });
	});

	test('[EC-03] a refusal has its codes, fields and wait', async () => {
		answer = {
			status: 429,
			headers: { 'Retry-After': '30' },
			body: '{"messages":["TOO_MANY_REQUESTS"],"fields":{"name":"field.required"},"requestId":"1"}',
		};
		expect(await post()).toEqual({
			kind: 'failed',
			status: 429,
			codes: ['TOO_MANY_REQUESTS'],
			fields: { name: 'field.required' },
			retryAfter: 30,
		});
	});

	test('[FX-42] a failure has the id of its request, where that is one', async () => {
		const failed = { kind: 'failed', status: 500, codes: ['INTERNAL_SERVER_ERROR'], fields: {} };
		const body = (id: unknown) => JSON.stringify({ messages: ['INTERNAL_SERVER_ERROR'], requestId: id });
		answer = { status: 500, body: body('01JABCDEFGH-1') };
		expect(await post()).toEqual({ ...failed, requestId: '01JABCDEFGH-1' });
		for (const id of ['short', 7, null, '<b>not an id</b>', 'x'.repeat(65)]) {
			answer = { status: 500, body: body(id) };
			expect(await post()).toEqual(failed);
		}
	});

	test('what needs no values is sent without a body', async () => {
		answer = { body: '{"status":true,"data":null}' };
		await call(endpoint({ ...write, request: v.object({}) }), {});
		expect([asked.text, asked.headers['content-type'], asked.method]).toEqual(['', undefined, 'POST']);
	});

	test.each(['{}', '{"messages":"TEXT"}', '{"messages":[1]}'])(
		'%s is a failure without codes',
		async (body) => {
			answer = { status: 502, body };
			expect(await post()).toEqual({ kind: 'failed', status: 502, codes: [], fields: {} });
		},
	);

	test.each([
		['HTML', 200, '<!doctype html><title>Portal</title>'],
		['HTML of a failure', 503, '<h1>Bad gateway</h1>'],
		['cut off JSON', 200, '{"status":true,"da'],
		['a bare text', 200, '"ok"'],
		['data of another shape', 200, '{"status":true,"data":{"name":1}}'],
	])('%s is unexpected', async (_, status, body) => {
		answer = { status, body };
		expect(await post()).toEqual({ kind: 'unexpected' });
	});

	test('a broken connection is offline', async () => {
		answer = 'reset';
		expect(await post()).toEqual({ kind: 'offline' });
	});

	test('silence is unexpected once the time is over', async () => {
		answer = 'hang';
		expect(await call(write, { name: 'mira' }, { timeout: 50 })).toEqual({ kind: 'unexpected' });
	});
});

describe('R18 $requests', () => {
	test('counts what is in flight and comes back to 0 whatever happens', async () => {
		const seen: number[] = [];
		const stop = $requests.subscribe((count) => void seen.push(count));
		const calls = [post(), post()];
		answer = 'reset';
		calls.push(post());
		await Promise.all(calls);
		stop();
		expect(Math.max(...seen)).toBe(3);
		expect(Math.min(...seen)).toBe(0);
		expect(seen.at(-1)).toBe(0);
	});

	test('leaves quiet calls out', async () => {
		const seen: number[] = [];
		const stop = $requests.subscribe((count) => void seen.push(count));
		await call(write, { name: 'mira' }, { quiet: true });
		stop();
		expect(seen).toEqual([0]);
	});
});

describe('what the shell is called back with', () => {
	const refusal = (...codes: string[]) => ({ status: 422, body: JSON.stringify({ messages: codes }) });
	const ends: End[] = [];
	beforeEach(() => {
		observeResponses((answer) => void ends.push(answer));
		ends.length = 0;
	});

	test('[EC-01] a refusal, with its codes', async () => {
		answer = refusal('EMAIL_IN_USE', 'USERNAME_IN_USE');
		await post();
		expect(ends).toEqual([{ kind: 'failed', codes: ['EMAIL_IN_USE', 'USERNAME_IN_USE'], isShown: true }]);
	});

	test.each<[string, typeof answer, End['kind']]>([
		['a broken connection', 'reset', 'offline'],
		['HTML', { status: 503, body: '<h1>Bad gateway</h1>' }, 'unexpected'],
		['messages that are no list', { status: 502, body: '{"messages":"TEXT"}' }, 'failed'],
		['messages that are missing', { status: 502, body: '{}' }, 'failed'],
	])('[EC-01] %s, without codes', async (_, given, kind) => {
		answer = given;
		await post();
		expect(ends).toEqual([{ kind, codes: [], isShown: true }]);
	});

	test('nothing to show of a success, a quiet call or one that was called off', async () => {
		await post();
		answer = refusal('NOT_FOUND');
		await call(write, { name: 'mira' }, { quiet: true });
		const controller = new AbortController();
		controller.abort();
		await call(write, { name: 'mira' }, { signal: controller.signal });
		expect(ends.map(({ isShown }) => isShown)).toEqual([false, false, false]);
	});

	test('nothing to show of refusals that the caller handles, but of others', async () => {
		const attempt = (handles: ('BOT_CHECK_FAILED' | 'NOT_FOUND')[] | 'any') =>
			call(write, { name: 'mira' }, { handles });
		answer = refusal('BOT_CHECK_FAILED');
		await attempt(['BOT_CHECK_FAILED']);
		await attempt('any');
		await attempt(['NOT_FOUND']);
		answer = refusal('BOT_CHECK_FAILED', 'NOT_FOUND');
		await attempt(['BOT_CHECK_FAILED']);
		answer = 'reset';
		await attempt(['BOT_CHECK_FAILED']);
		expect(ends.map(({ isShown }) => isShown)).toEqual([false, false, true, true, true]);
	});
});
