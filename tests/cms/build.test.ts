import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildSite } from '#build/build-site.ts';
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

const environment = () => ({
	...process.env,
	SITE_URL: 'http://localhost:8888',
	CMS_URL: `${sandbox.origin}/cms`,
	MERCH_URL: `${sandbox.origin}/merch`,
});

const whole: Fault[] = [
	{ service: 'cms', mode: 'status:503' },
	{ service: 'cms', path: '/api/games', mode: 'body', body: '[]' },
	{ service: 'cms', path: '/api/games', mode: 'html' },
];
const long: Fault[] = [{ service: 'cms', path: '/api/games', mode: 'hang' }];

for (const fault of process.env.TEST_FULL ? [...whole, ...long] : whole) {
	it(`R01 a build stops and the last site stays: ${fault.mode} ${fault.path ?? ''}`, {
		timeout: 90_000,
	}, async () => {
		const out = join(folder, fault.mode.replace(/\W/g, '-'));
		await mkdir(out);
		await writeFile(join(out, 'index.html'), 'the last good site');
		await sandbox.faults(fault);
		const failure = await buildSite(out, environment(), 'pipe').catch((error: Error) => error);
		expect(failure).toMatchObject({ name: 'BuildError' });
		expect(String(failure)).toMatch(/CMS collection "[a-z-]+": .+, from http/);
		expect(await readFile(join(out, 'index.html'), 'utf8')).toBe('the last good site');
		expect(await readdir(out)).toEqual(['index.html']);
		expect(existsSync(`${out}.next`)).toBe(false);
	});
}
