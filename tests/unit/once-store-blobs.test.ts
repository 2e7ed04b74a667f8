import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BlobsServer } from '@netlify/blobs/server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBlobs } from '#functions/_lib/once-store-blobs.ts';
import type { OnceStore } from '#functions/_lib/once-store-type.ts';

const directory = mkdtempSync(join(tmpdir(), 'blobs-'));
const server = new BlobsServer({ directory, token: 'token' });
let store: OnceStore;

beforeAll(async () => {
	const { port } = await server.start();
	const address = `http://localhost:${port}`;
	const context = { edgeURL: address, uncachedEdgeURL: address, siteID: 'site', token: 'token' };
	process.env.NETLIFY_BLOBS_CONTEXT = Buffer.from(JSON.stringify(context)).toString('base64');
	store = openBlobs();
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
