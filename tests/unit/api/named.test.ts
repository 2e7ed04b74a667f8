import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import * as named from '#api/named-calls.ts';
import { type ObservedResponse, observeResponses } from '#api/response-observer.ts';

const { CallError, logout, getProfile, getMerch, forgotPassword, checkVote, ...others } = named;

const refusal = { status: 422, body: { messages: ['INTERNAL_SERVER_ERROR'], requestId: 'r' } };
const done = { status: 200, body: { status: true, data: null } };
const redirect = { status: 200, body: { redirect: '/account/login' } };
const failure = { kind: 'failed', status: 422, codes: ['INTERNAL_SERVER_ERROR'], fields: {} };

let server: Server;
let answer: { status: number; body: object } | 'reset';
let shown: boolean[] = [];

beforeAll(async () => {
	observeResponses(({ isShown }: ObservedResponse) => shown.push(isShown));
	server = createServer((_, response) => {
		if (answer === 'reset') return void response.destroy();
		response
			.writeHead(answer.status, { 'Content-Type': 'application/json' })
			.end(JSON.stringify(answer.body));
	});
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => server.close());
beforeEach(() => {
	vi.stubEnv('PUBLIC_API_BASE', `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
	shown = [];
	answer = refusal;
});
afterEach(() => {
	vi.unstubAllEnvs();
});

describe('[AC-16] logging out', () => {
	test.each([refusal, done, 'reset'] as const)('never fails and shows nothing: %j', async (given) => {
		answer = given;
		expect(await logout()).toBeUndefined();
		expect(shown).toEqual([false]);
	});
});

describe.each([
	['profile', getProfile],
	['merch', getMerch],
])('[AC-16] %s', (_, ask) => {
	test('gives the HTTP status of a failure, 0 where nothing answered', async () => {
		expect(await ask()).toBe(422);
		answer = { status: 503, body: { messages: ['SERVICE_TEMPORARILY_UNAVAILABLE'] } };
		expect(await ask()).toBe(503);
		answer = 'reset';
		expect(await ask()).toBe(0);
		answer = redirect;
		expect(await ask()).toEqual({ redirect: '/account/login' });
	});
});

test('[AC-16] merch gives its products', async () => {
	answer = { status: 200, body: { status: true, data: [] } };
	expect(await getMerch()).toEqual([]);
});

test('[AC-16] forgot password rejects with the error', async () => {
	const rejected = forgotPassword({ username: 'mira' });
	await expect(rejected).rejects.toThrow(CallError);
	await expect(rejected).rejects.toHaveProperty('message', 'INTERNAL_SERVER_ERROR');
	await expect(rejected).rejects.toHaveProperty('failure', failure);
	answer = done;
	expect(await forgotPassword({ username: 'mira' })).toBe(true);
});

test('[AC-16] the vote check returns the error', async () => {
	expect(await checkVote({ id: '1' })).toEqual(failure);
	const votes = { up: 1, down: 0, mine: null };
	answer = { status: 200, body: { status: true, data: votes } };
	expect(await checkVote({ id: '1' })).toEqual(votes);
});

const all = Object.entries(others) as [string, (input: object) => Promise<unknown>][];

describe('[AC-16] every other call', () => {
	const input = { platform: 'psn', id: '1', name: 'one' };

	test.each(all)('%s gives false, its toast already shown', async (_, ask) => {
		expect(await ask(input)).toBe(false);
		answer = 'reset';
		expect(await ask(input)).toBe(false);
		expect(shown).toEqual([true, true]);
	});
});
