import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { loadProducts } from '#cms/collections/merch.ts';

const [, after = ''] = readFileSync('docs/services.md', 'utf8').split(
	'<!-- answer: /public-api/products -->',
);
const shown = /```json\n([\s\S]*?)\n```/.exec(after)?.[1] ?? '';

let asked: string[];
let server: Server;

beforeEach(async () => {
	asked = [];
	server = createServer(({ url }, response) => {
		asked.push(url ?? '');
		response.writeHead(200, { 'Content-Type': 'application/json' }).end(shown);
	});
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
	vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
	vi.unstubAllEnvs();
	vi.restoreAllMocks();
	server.close();
});

const address = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

describe('the products of a store', () => {
	test('are read as docs/services.md shows them', async () => {
		vi.stubEnv('MERCH_URL', address());
		vi.stubEnv('MERCH_FILES_URL', 'https://merch.studio.example');
		expect(await loadProducts('en', 'europe')).toEqual(JSON.parse(shown).data);
		expect(asked).toEqual(['/public-api/products?region=europe&locale=en']);
	});
});
