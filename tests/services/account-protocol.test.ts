import { describe, expect, test } from 'vitest';
import { isErrorCode } from '#contract/codes.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import * as account from '#contract/endpoints/account.ts';
import * as settings from '#contract/endpoints/account-settings.ts';
import * as mfa from '#contract/endpoints/mfa.ts';
import { limits } from '#contract/limits.ts';
import { parseInput } from '#contract/parse.ts';
import { origin, state, withOwnSandbox } from './own-services.ts';

withOwnSandbox();

const isEndpoint = (value: unknown): value is Endpoint =>
	typeof value === 'object' && value !== null && 'path' in value && 'policy' in value;
const declared: unknown[] = [account, settings, mfa].flatMap((module) => Object.values(module));
// An export with its proof is two calls of a function: verify, and the export.
const endpoints = declared.filter(isEndpoint).filter((each) => each !== settings.exportVerified);
const answered = (await import('../../services/accounts/routes.ts')).routes.map(({ endpoint }) => endpoint);
const posts = answered.filter(({ method }) => method === 'POST');
/** Those that cannot do without a body. */
const needing = posts.filter(({ request, path }) => !path.includes(':') && !parseInput(request, {}).ok);

const at = (path: string) => `${origin()}/accounts${path}`;
const json = { 'Content-Type': 'application/json' };

async function expectFailure(response: Response, status: number, code: string): Promise<void> {
	expect(response.status).toBe(status);
	expect(response.headers.get('Content-Type')).toBe('application/json; charset=utf-8');
	expect(response.headers.get('Cache-Control')).toBe('no-store');
	const body = await response.json();
	expect(body).toEqual({ messages: [code], requestId: expect.any(String) });
	expect(body.messages.every(isErrorCode)).toBe(true);
}

describe('every call of the contract', () => {
	test.each(answered.map((endpoint) => [endpoint.name, endpoint] as const))(
		'%s names its method',
		async (_, endpoint) => {
			const response = await fetch(at(endpoint.path), { method: 'PUT', headers: json, body: '{}' });
			await expectFailure(response, 405, 'METHOD_NOT_ALLOWED');
			expect(response.headers.get('Allow')).toContain(endpoint.method);
		},
	);

	test.each(needing.map(({ name, path }) => [name, path]))('%s needs a body', async (_, path) => {
		await expectFailure(await fetch(at(path), { method: 'POST' }), 400, 'MISSING_POST_BODY');
	});

	test.each(posts.map(({ name, path }) => [name, path]))('%s reads JSON only', async (_, path) => {
		const form = await fetch(at(path), { method: 'POST', body: new URLSearchParams({ username: 'mira' }) });
		await expectFailure(form, 415, 'UNSUPPORTED_MEDIA_TYPE');
		for (const body of ['{', '[]', '"x"', 'null']) {
			const broken = await fetch(at(path), { method: 'POST', headers: json, body });
			await expectFailure(broken, 400, 'INVALID_PARAMETERS');
		}
	});

	test.each(posts.map(({ name, path }) => [name, path]))('%s refuses more than 64 KB', async (_, path) => {
		const body = JSON.stringify({ username: 'x'.repeat(limits.jsonBody) });
		await expectFailure(
			await fetch(at(path), { method: 'POST', headers: json, body }),
			413,
			'REQUEST_EXCEEDS_LIMIT',
		);
	});

	test.each(needing.map(({ name, path }) => [name, path]))(
		'%s says which fields are missing',
		async (_, path) => {
			const response = await fetch(at(path), { method: 'POST', headers: json, body: '{}' });
			const body = await response.json();
			expect(response.status).toBe(400);
			expect(Object.values(body.fields)).toContain('field.required');
		},
	);

	test('refused input changes nothing', async () => {
		const before = (await state()).hash;
		for (const { path } of needing) {
			const body = JSON.stringify({ username: ['mira'], __proto__: { admin: 1 }, password: 7, email: {} });
			expect((await fetch(at(path), { method: 'POST', headers: json, body })).status).toBe(400);
		}
		expect((await state()).hash).toBe(before);
	});
});

describe('the service', () => {
	test('a body without a length is cut at the limit', async () => {
		const body = new ReadableStream({
			pull: (controller) => controller.enqueue(new TextEncoder().encode(' '.repeat(16_384))),
		});
		const init = { method: 'POST', headers: json, body, duplex: 'half' } as RequestInit;
		const status = await fetch(at('/api/account/login'), init).then(
			(response) => response.status,
			() => 'connection ended',
		);
		expect([413, 'connection ended']).toContain(status);
	});

	test('an unknown path is not found', async () => {
		for (const path of [
			'/api/account/nothing',
			'/',
			'//evil.test/api/account/profile',
			'/api/account/login/',
		]) {
			await expectFailure(await fetch(at(path)), 404, 'NOT_FOUND');
		}
	});

	test('the request id of the function comes back, one that is none does not', async () => {
		const ask = async (id: string) =>
			(await (await fetch(at('/nothing'), { headers: { 'X-Request-Id': id } })).json()).requestId;
		expect(await ask('0d7c5f0e-1111-4222-8333-944455566677')).toBe('0d7c5f0e-1111-4222-8333-944455566677');
		expect(await ask('<script>alert(1)</script>')).not.toContain('script');
	});

	test('answers every call of the contract that has been declared for accounts', () => {
		expect(endpoints.filter((endpoint) => !answered.includes(endpoint)).map(({ name }) => name)).toEqual([]);
	});

	test('hostile texts are judged quickly', async () => {
		const hostile = ['a@'.padEnd(30_000, 'a.'), '+1'.padEnd(30_000, '('), '%'.repeat(30_000)];
		const started = performance.now();
		for (const username of hostile) {
			const body = JSON.stringify({ username, password: username });
			expect((await fetch(at('/api/account/login'), { method: 'POST', headers: json, body })).status).toBe(
				400,
			);
		}
		expect(performance.now() - started).toBeLessThan(1000);
	});
});
