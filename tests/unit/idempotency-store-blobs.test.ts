import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BlobsServer } from '@netlify/blobs/server';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { claimOnce, hasClaim, removeEnded } from '#functions/_lib/http/idempotency-store.ts';
import { openBlobs } from '#functions/_lib/http/idempotency-store-blobs.ts';
import type { IdempotencyStore } from '#functions/_lib/http/idempotency-store-type.ts';
import { startOwnService } from '../support/own-service.ts';

const directory = mkdtempSync(join(tmpdir(), 'blobs-'));
const server = new BlobsServer({ directory, token: 'token' });
let address: string;
let store: IdempotencyStore;

/** What the platform tells a function with each call. */
function useBlobs(url: string, token = 'token'): void {
	const context = { edgeURL: url, uncachedEdgeURL: url, siteID: 'site', token };
	vi.stubEnv('NETLIFY_BLOBS_CONTEXT', Buffer.from(JSON.stringify(context)).toString('base64'));
}

beforeAll(async () => {
	const { port } = await server.start();
	address = `http://localhost:${port}`;
});
beforeEach(async () => {
	// However busy the machine is, no time limit of a call runs out by itself.
	vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
	vi.stubEnv('SANDBOX_DATA', '');
	useBlobs(address);
	store = await openBlobs();
});
afterEach(() => {
	vi.useRealTimers();
	vi.unstubAllEnvs();
});
afterAll(async () => {
	await server.stop();
	rmSync(directory, { recursive: true, force: true });
});

test('a key of a deployed site is taken once', async () => {
	expect(await store.has('revoked/a', 100)).toBe(false);
	expect(await store.claim('revoked/a', 200, 100)).toBe(true);
	expect(await store.claim('revoked/a', 300, 199)).toBe(false);
	expect(await store.has('revoked/a', 199)).toBe(true);
});

test('a key of a deployed site is free again when its time is over', async () => {
	expect(await store.claim('b', 200, 100)).toBe(true);
	expect(await store.has('b', 200)).toBe(false);
	expect(await store.claim('b', 300, 200)).toBe(true);
	expect(await store.has('b', 299)).toBe(true);
});

test('keys of a deployed site that are over are removed, no others', async () => {
	await store.claim('c', 200, 100);
	await store.claim('d', 300, 100);
	await store.removeEnded(200);
	expect(await store.has('c', 0)).toBe(false);
	expect(await store.has('d', 0)).toBe(true);
});

test('what is over is looked for after a claim, and a store that fails is let be', async () => {
	vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] });
	await claimOnce('e', 10);
	vi.setSystemTime(Date.now() + 10_000);
	await removeEnded();
	expect(await store.has('e', 0)).toBe(false);
	useBlobs(address, 'another');
	await claimOnce('f', 10).catch(() => false);
	await expect(removeEnded()).resolves.toBeUndefined();
});

describe('a store of a deployed site', () => {
	test('is opened anew for each call, with the token of that call', async () => {
		useBlobs(address, 'of an earlier call');
		await expect(hasClaim('g')).rejects.toThrow();
		useBlobs(address);
		expect(await claimOnce('g', 10)).toBe(true);
		expect(await hasClaim('g')).toBe(true);
	});

	test.each([
		['claimOnce', () => claimOnce('h', 10)],
		['hasClaim', () => hasClaim('h')],
	])('R27 that asks to wait is out of reach after half a second: %s', async (_name, use) => {
		const asked = Promise.withResolvers<void>();
		const busy = await startOwnService((_number, _request, response) => {
			response.writeHead(429).end();
			asked.resolve();
		});
		useBlobs(busy.url);
		const outcome = expect(use()).rejects.toThrow('the store took too long');
		await asked.promise;
		vi.advanceTimersByTime(500);
		await outcome;
		busy.stop();
	});
});
