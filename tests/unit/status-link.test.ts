import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isSignedQuery } from '#lib/url/signed-link.ts';

const key = 'k'.repeat(32);
const days = 24 * 60 * 60 * 1000;
let folder: string;

beforeAll(async () => {
	folder = await mkdtemp(join(tmpdir(), 'status-link-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Runs the command away from the project's own `.env`. */
async function statusLink(environment: Record<string, string>) {
	const child = spawn(process.execPath, [resolve('src/build/status-link.main.ts')], {
		cwd: folder,
		env: environment,
	});
	const said = { out: '', err: '' };
	child.stdout.on('data', (chunk) => (said.out += chunk));
	child.stderr.on('data', (chunk) => (said.err += chunk));
	const [code] = await once(child, 'close');
	return { code, ...said };
}

describe('the command for a link to the status page', () => {
	test('[KN-05] prints a link that holds 30 days', async () => {
		const { code, out } = await statusLink({ SITE_URL: 'https://studio.example', SIGNING_KEY: key });
		const { origin, pathname, searchParams } = new URL(out.trim());
		expect([code, origin, pathname]).toEqual([0, 'https://studio.example', '/status']);
		const holds = (after: number) =>
			isSignedQuery('/api/builds', searchParams, { key, now: Date.now() + after });
		expect(await Promise.all([holds(29 * days), holds(31 * days)])).toEqual([true, false]);
	});

	test('says what it needs, a line for each', async () => {
		const { code, out, err } = await statusLink({ SIGNING_KEY: 'tooshort-8f3a' });
		expect([code, out]).toEqual([1, '']);
		expect(err.trimEnd().split('\n')).toEqual([
			expect.stringMatching(/^SITE_URL is not set; it should be /),
			expect.stringMatching(/^SIGNING_KEY is malformed; it should be /),
			expect.stringContaining('npm start'),
		]);
	});
});
