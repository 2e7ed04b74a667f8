import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildSite } from '#build/build-site.ts';
import { localEnvironment } from '../../sandbox/environment.ts';
import { readRecorded } from '../support/boards.ts';
import { type OwnSandbox, ownSandbox } from '../support/sandbox.ts';

let sandbox: OwnSandbox;
let folder: string;

const environment = (source: string): NodeJS.ProcessEnv => ({
	...localEnvironment({ ...process.env, SANDBOX_DATA: folder }),
	SITE_URL: 'http://localhost:8888',
	CMS_URL: `${sandbox.origin}/cms`,
	MERCH_URL: `${sandbox.origin}/merch`,
	...{ JOBS_SOURCE: source, JOBS_BOARD: 'demo', JOBS_URL: `${sandbox.origin}/ats/${source}` },
});
const read = (path: string) => readFile(join(folder, 'dist', path), 'utf8');

beforeAll(async () => {
	sandbox = await ownSandbox();
	await mkdir('tests/.run', { recursive: true });
	folder = await mkdtemp(join('tests/.run', 'board-'));
});
afterAll(async () => {
	await sandbox.close();
	await rm(folder, { recursive: true, force: true });
});

it('[JB-03] a site is built whole from a board of Ashby, and stays where the board shrinks', {
	timeout: 900_000,
}, async () => {
	const out = join(folder, 'dist');
	await buildSite(out, environment('ashby'), 'pipe');
	const jobs: { id: string; team: string; location: string }[] = JSON.parse(await read('jobs.json'));
	expect(jobs.length).toBeGreaterThan(50);
	const [first] = jobs;
	expect(first?.id).toMatch(/^ashby-/);
	const page = await read(`careers/${first?.id}.html`);
	expect(page).toContain('/ats/ashby/apply/');
	expect(page).not.toContain('name="firstName"');
	expect(await read(`fr/careers/${first?.id}.html`)).toContain('Pas encore traduit');
	expect(await read(`careers/search/location/${first?.location}.html`)).toContain(`data-job="${first?.id}"`);
	expect(await read('sitemap-0.xml')).toContain(`/careers/${first?.id}<`);
	expect(JSON.parse(await read('content-manifest.json')).counts['job-offers'].en).toBe(jobs.length);

	await sandbox.faults({ service: 'ats', mode: 'body', body: readRecorded('ashby') });
	const failure = await buildSite(out, environment('ashby'), 'pipe').catch((error: Error) => error);
	expect(String(failure)).toMatch(/CMS collection "job-offers": has 2 entries, 9\d % fewer than the \d+ /);
	expect(existsSync(join(out, `careers/${first?.id}.html`))).toBe(true);
});
