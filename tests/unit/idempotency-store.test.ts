import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openSqlite } from '#functions/_lib/http/idempotency-store-sqlite.ts';
import type { IdempotencyStore } from '#functions/_lib/http/idempotency-store-type.ts';

let folder: string;
let store: IdempotencyStore;

beforeEach(() => {
	folder = mkdtempSync(join(tmpdir(), 'once-'));
	store = openSqlite(folder);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('a key is taken once, by whichever instance comes first', async () => {
	const other = openSqlite(folder);
	const claims = await Promise.all([store, other, store, other].map((one) => one.claim('a', 200, 100)));
	expect(claims.filter(Boolean)).toHaveLength(1);
	expect(await other.has('a', 199)).toBe(true);
});

test('a key is free again when its time is over', async () => {
	expect(await store.claim('a', 200, 100)).toBe(true);
	expect(await store.has('a', 200)).toBe(false);
	expect(await store.claim('a', 300, 200)).toBe(true);
	expect(await store.has('a', 299)).toBe(true);
});

test('keys that are over are removed, no others', async () => {
	await store.claim('a', 200, 100);
	await store.claim('b', 300, 100);
	await store.removeEnded(200);
	expect(await store.has('a', 0)).toBe(false);
	expect(await store.has('b', 0)).toBe(true);
});

test('a key that nobody took is free', async () => {
	expect(await store.has('b', 0)).toBe(false);
});
