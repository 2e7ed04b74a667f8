import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildSite } from '#build/build-site.ts';
import { localEnvironment } from '../../sandbox/environment.ts';
import { isFull, sample } from '../support/full.ts';
import { type Fault, type OwnSandbox, ownSandbox } from '../support/sandbox.ts';

let sandbox: OwnSandbox;
let folder: string;

beforeAll(async () => {
	sandbox = await ownSandbox();
	await mkdir('tests/.run', { recursive: true });
	folder = await mkdtemp(join('tests/.run', 'build-'));
});
afterAll(async () => {
	await sandbox.close();
	await rm(folder, { recursive: true, force: true });
});

const environment = (): NodeJS.ProcessEnv => ({
	...localEnvironment({ ...process.env, SANDBOX_DATA: folder }),
	SITE_URL: 'http://localhost:8888',
	CMS_URL: `${sandbox.origin}/cms`,
	MERCH_URL: `${sandbox.origin}/merch`,
});

const paths = ['/api/open/offices', '/api/configs/consents', '/api/faq-categories', '/api/pages/home'];
const modes = ['status:500', 'html', 'truncate', 'reset', 'empty'];
/** Those that a build gives up on at once stand first: others are tried again for a while. */
const faults: Fault[] = [
	{ service: 'cms', path: '/api/games', mode: 'body', body: '[]' },
	{ service: 'cms', path: '/api/games', mode: 'html' },
	{ service: 'cms', mode: 'status:503' },
	{ service: 'cms', path: '/api/games', mode: 'hang' },
	...paths.flatMap((path) => modes.map((mode) => ({ service: 'cms', path, mode }))),
];

for (const fault of sample(faults, 2)) {
	it(`R01 a build stops and the last site stays: ${fault.mode} ${fault.path ?? ''}`, {
		timeout: 120_000,
	}, async () => {
		const out = await mkdtemp(join(folder, 'dist-'));
		await writeFile(join(out, 'index.html'), 'the last good site');
		await sandbox.faults(fault);
		const failure = await buildSite(out, environment(), 'pipe').catch((error: Error) => error);
		expect(failure).toHaveProperty('name', 'BuildError');
		expect(String(failure)).toMatch(/CMS collection "[a-z-]+": .+, from http/);
		expect(await readFile(join(out, 'index.html'), 'utf8')).toBe('the last good site');
		expect(await readdir(out)).toEqual(['index.html']);
		expect(existsSync(`${out}.next`)).toBe(false);
	});
}

if (isFull) {
	it('R03 a build is whole while three requests in ten are refused, pictures too', {
		timeout: 900_000,
	}, async () => {
		await sandbox.faults({ service: 'cms', mode: 'status:503', rate: 0.3 });
		const out = join(folder, 'flaky');
		await buildSite(out, environment(), 'pipe');
		expect(existsSync(join(out, 'fr/blog/introducing-wending.html'))).toBe(true);
	});
}
