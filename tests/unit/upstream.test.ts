import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { limits } from '#contract/limits.ts';
import { startDeadline } from '#functions/_lib/http/deadline.ts';
import { fetchJson } from '#functions/_lib/upstream/load-json.ts';
import { callUpstream } from '#functions/_lib/upstream/upstream.ts';
import { type OwnService, startOwnService } from '../support/own-service.ts';

let service: OwnService;

beforeEach(async () => {
	service = await startOwnService((_number, _request, response) => {
		response.writeHead(200, { 'Content-Type': 'application/json' }).end('{}');
	});
});
afterEach(() => service.stop());

const write = (signal: AbortSignal) =>
	callUpstream({ service: 'messages', method: 'POST', url: service.url, headers: {}, body: '{}', signal });

const answered = { ok: true, status: 200, body: {}, retryAfter: null };

test('a time limit within one that is over is over', async () => {
	const { signal, over, clear } = startDeadline(1000, AbortSignal.abort());
	expect(signal.aborted).toBe(true);
	clear();
	await over;
});

describe('a call that took too long for its caller', () => {
	test('is not made', async () => {
		expect(await write(AbortSignal.abort())).toEqual({ ok: false, failure: 'timeout' });
		expect(service.asked()).toBe(0);
	});

	test('does not count against the service', async () => {
		for (let time = 0; time < 5; time += 1) await write(AbortSignal.abort());
		expect(await write(new AbortController().signal)).toEqual(answered);
	});
});

test('an answer that is too large is read once and does not count against the service', async () => {
	const large = await startOwnService((_number, request, response) => {
		response.writeHead(200, { 'Content-Type': 'application/json' });
		response.end(request.url === '/all' ? JSON.stringify('x'.repeat(limits.upstreamBody)) : '{}');
	});
	const read = (path: string) =>
		callUpstream({
			service: 'library',
			method: 'GET',
			url: new URL(path, large.url).href,
			headers: {},
			signal: new AbortController().signal,
		});
	for (let time = 0; time < 6; time += 1)
		expect(await read('/all')).toEqual({ ok: false, failure: 'too-large' });
	expect(large.asked()).toBe(6);
	expect(await read('/one')).toEqual(answered);
	await large.stop();
});

test.each([
	[200, '{"city":"Gent"}', { city: 'Gent' }],
	[404, '{"city":"Gent"}', undefined],
	[200, '<h1>Gent</h1>', undefined],
])(
	'a read asks for JSON, and takes it from an answer of 200 alone: %i %s',
	async (status, body, expected) => {
		const cities = await startOwnService((_number, request, response) => {
			const type = request.headers.accept === 'application/json' ? 'application/json' : 'text/html';
			response.writeHead(status, { 'Content-Type': type }).end(body);
		});
		const { signal } = new AbortController();
		const read = fetchJson(
			{ service: `cities ${status} ${body}`, url: cities.url },
			{ signal, upstream: [] },
		);
		expect(await read).toEqual(expected);
		cities.stop();
	},
);
