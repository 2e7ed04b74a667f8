import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { type Build, builds } from '#contract/endpoints/builds.ts';
import { signedQuery } from '#lib/url/signed-link.ts';
import type { Host } from '../../sandbox/host/start-host.ts';
import { type OwnService, startOwnService } from '../support/own-service.ts';
import { callClock, startPublishingSite } from '../support/publishing-site.ts';
import { type OwnSandbox, ownSandbox } from '../support/sandbox.ts';

const key = 'k'.repeat(32);
const day = 86_400_000;
const monday = Date.parse('2026-11-02T09:00:00Z');

let sandbox: OwnSandbox;
let dist: string;
let hook: OwnService;
let elsewhere: OwnService;
let site: Host;
/** What the site elsewhere answers at a path; 200 where nothing is said. */
let statuses: Record<string, number>;
/** The paths it was asked for. */
let asked: string[];

beforeAll(async () => {
	sandbox = await ownSandbox();
	hook = await startOwnService((_number, _request, response) => response.end());
	elsewhere = await startOwnService((_number, { url = '' }, response) => {
		asked.push(url);
		response.writeHead(statuses[url] ?? 200, { Location: '/' }).end();
	});
});
afterAll(async () => {
	hook.stop();
	elsewhere.stop();
	await sandbox.close();
});

beforeEach(async () => {
	vi.useFakeTimers({ toFake: ['Date'] });
	vi.setSystemTime(monday);
	vi.spyOn(console, 'log').mockImplementation(() => undefined);
	[statuses, asked] = [{}, []];
	dist = await mkdtemp(join(tmpdir(), 'links-'));
	await writeFile(join(dist, 'content-manifest.json'), '{}');
	await writeFile(join(dist, 'content-warnings.json'), '[]');
	await writeFile(join(dist, 'release.json'), JSON.stringify({ id: '1', since: '2026-11-01T00:00:00Z' }));
	// A state of its own.
	const own = `${hook.url}/${Math.random()}`;
	site = await startPublishingSite({ sandbox, hook: own, dist, key }, { DIST: dist });
	tick = () => callClock(site, own);
});
afterEach(async () => {
	await site.close();
	vi.unstubAllEnvs();
	vi.restoreAllMocks();
	vi.useRealTimers();
	await sandbox.faults();
	await rm(dist, { recursive: true, force: true });
});

let tick: () => Promise<Response>;

const link = (url: string) => ({ collection: 'faqs', entry: 'lost-phone', field: 'content', url });
const writeLinks = (...urls: string[]) =>
	writeFile(join(dist, 'outside-links.json'), JSON.stringify(urls.map(link)));

async function listWarnings(): Promise<Build['warnings']> {
	vi.stubEnv('SANDBOX_DATA', '');
	const response = await fetch(`${site.origin}/api/builds?${await signedQuery(builds.path, 60, key)}`);
	const { data } = (await response.json()) as { data: Build[] };
	return data[0]?.warnings;
}

/** Lets some days go by, with a tick on each. */
async function goOn(days: number): Promise<void> {
	for (let count = 0; count < days; count += 1) {
		vi.setSystemTime(Date.now() + day);
		expect((await tick()).status).toBe(200);
	}
}

test.each([404, 410, 500, 503])('a link that answers %d twice, a day apart, is named', async (status) => {
	statuses['/gone'] = status;
	const url = `${elsewhere.url}/gone`;
	await writeLinks(url);
	await tick();
	await tick();
	expect(await listWarnings()).toEqual([]);
	expect(asked).toEqual(['/gone']);
	await goOn(1);
	expect(await listWarnings()).toEqual([
		{
			collection: 'faqs',
			entry: 'lost-phone',
			field: 'content',
			problem: `links to ${url}, which answers ${status} since 2026-11-02`,
		},
	]);
	statuses = {};
	await goOn(1);
	expect(await listWarnings()).toEqual([]);
});

test.each([200, 301, 401, 403, 405, 429])(
	'a link that answers %d is tried once a week, and not named',
	async (status) => {
		statuses['/there'] = status;
		await writeLinks(`${elsewhere.url}/there`);
		await tick();
		await goOn(6);
		expect(asked).toEqual(['/there']);
		await goOn(1);
		expect(asked).toEqual(['/there', '/there']);
		expect(await listWarnings()).toEqual([]);
	},
);

test('a host that does not answer is named', async () => {
	const closed = await startOwnService(() => undefined);
	closed.stop();
	await writeLinks(closed.url);
	await tick();
	await goOn(1);
	expect((await listWarnings())?.map(({ problem }) => problem)).toEqual([
		`links to ${closed.url}, which does not answer since 2026-11-02`,
	]);
});

test('a host is asked for one link at a tick', async () => {
	await writeLinks(`${elsewhere.url}/one`, `${elsewhere.url}/two`, `${elsewhere.url}/two`);
	await tick();
	expect(asked).toEqual(['/one']);
	await tick();
	await tick();
	expect(asked).toEqual(['/one', '/two']);
});

test('what the content no longer links to is forgotten', async () => {
	statuses['/gone'] = 404;
	await writeLinks(`${elsewhere.url}/gone`);
	await tick();
	await goOn(1);
	await writeLinks(`${elsewhere.url}/other`);
	await tick();
	expect(await listWarnings()).toEqual([]);
	await writeLinks(`${elsewhere.url}/gone`);
	await tick();
	expect(await listWarnings()).toEqual([]);
});

test('builds are started while the store of links is out of reach', async () => {
	await writeLinks(`${elsewhere.url}/one`);
	await sandbox.faults({ service: 'blobs', path: '/site:outside-links', mode: 'status:403' });
	expect((await tick()).status).toBe(200);
	expect(asked).toEqual([]);
	expect(await listWarnings()).toEqual([]);
});
