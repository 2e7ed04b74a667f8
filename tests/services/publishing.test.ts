import { hash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { builds } from '#contract/endpoints/builds.ts';
import { signedQuery } from '#lib/url/signed-link.ts';
import type { Host } from '../../sandbox/host/start-host.ts';
import { type OwnService, startOwnService } from '../support/own-service.ts';
import { callClock, startPublishingSite } from '../support/publishing-site.ts';
import { type OwnSandbox, ownSandbox } from '../support/sandbox.ts';

const secret = 'a fixed secret that a CMS sends'.replaceAll(' ', '-').padEnd(32, '!');
const key = 'k'.repeat(32);
const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const monday = Date.parse('2026-11-02T09:00:00Z');

let sandbox: OwnSandbox;
let dist: string;
beforeAll(async () => {
	sandbox = await ownSandbox();
	dist = await mkdtemp(join(tmpdir(), 'publishing-'));
});
afterAll(async () => {
	await sandbox.close();
	await rm(dist, { recursive: true, force: true });
});

let hook: OwnService;
let site: Host;
/** When builds were started, and of which publish each has the content. */
let started: number[];
let contents: number[];
let published: number;
/** What the build hook answers. */
let hookStatus: number;
/** What happens while a call of the build hook is under way. */
let meanwhile: () => Promise<unknown>;

async function start(environment: Record<string, string> = {}): Promise<void> {
	site = await startPublishingSite(
		{ sandbox, hook: hook.url, dist, key },
		{
			CMS_WEBHOOK: 'header',
			CMS_WEBHOOK_SECRET: secret,
			...environment,
		},
	);
}

beforeEach(async () => {
	vi.useFakeTimers({ toFake: ['Date'] });
	vi.setSystemTime(monday);
	// Where the functions of this process write their log.
	vi.spyOn(console, 'log').mockImplementation(() => undefined);
	[started, contents, published, hookStatus] = [[], [], 0, 200];
	meanwhile = async () => undefined;
	hook = await startOwnService((_number, _request, response) => {
		void meanwhile().then(() => {
			if (hookStatus < 300) {
				started.push(Date.now());
				contents.push(published);
			}
			response.writeHead(hookStatus).end();
		});
	});
	await writeFile(join(dist, 'content-manifest.json'), '{}');
});
afterEach(async () => {
	await site.close();
	hook.stop();
	vi.unstubAllEnvs();
	vi.restoreAllMocks();
	vi.useRealTimers();
	await sandbox.faults();
});

function publish(): Promise<Response> {
	published += 1;
	return fetch(`${site.origin}/api/hooks/cms`, { method: 'POST', headers: { 'X-Webhook-Secret': secret } });
}

/** As a schedule elsewhere calls it. */
const tick = (proof?: string) => callClock(site, hook.url, proof);
/** As the platform calls it. */
const tickByPlatform = () =>
	fetch(`${site.origin}/.netlify/functions/publish-when-due`, { method: 'POST', body: '{"next_run":"x"}' });
const dataOf = async (answer: Response | Promise<Response>) =>
	((await (await answer).json()) as { data: Record<string, unknown> }).data;
const codesOf = async (answer: Response) => ((await answer.json()) as { messages: string[] }).messages;
const link = () => signedQuery(builds.path, 60, key);
const next = async () => dataOf(fetch(`${site.origin}/api/builds/next?${await link()}`));

async function publishNow(query?: string): Promise<Response> {
	const given = Object.fromEntries(new URLSearchParams(query ?? (await link())));
	return fetch(`${site.origin}/api/builds/now`, {
		method: 'POST',
		headers: {
			Origin: site.origin,
			'Content-Type': 'application/json',
			'X-Requested-With': 'fetch',
		},
		body: JSON.stringify(given),
	});
}

/** Lets the clock go on, with a tick of the schedule every few minutes. */
async function goOn(time: number, step = 3 * minute): Promise<void> {
	for (const end = Date.now() + time; Date.now() < end; ) {
		vi.setSystemTime(Math.min(end, Date.now() + step));
		await tick();
	}
}

const gaps = () => started.slice(1).map((time, index) => time - (started[index] ?? 0));

describe('[PB-02] with a window of three minutes', () => {
	beforeEach(() => start());

	test('the first publish builds at once, those of the window once at its end', async () => {
		expect((await publish()).status).toBe(202);
		expect(contents).toEqual([1]);
		for (const _ of [1, 2, 3]) {
			vi.setSystemTime(Date.now() + 30_000);
			expect((await publish()).status).toBe(202);
		}
		vi.setSystemTime(monday + 3 * minute - 1);
		expect(await dataOf(tick())).toEqual({ started: false, next: '2026-11-02T09:03:00.000Z' });
		expect(contents).toEqual([1]);
		vi.setSystemTime(monday + 3 * minute);
		expect(await dataOf(tick())).toEqual({ started: true, next: null });
		expect(contents).toEqual([1, 4]);
		await goOn(hour);
		expect(contents).toEqual([1, 4]);
	});

	test('a hundred publishes in an hour make at most 21 builds, the last with the last of them', async () => {
		for (let count = 0; count < 100; count += 1) {
			vi.setSystemTime(monday + count * 36_000);
			await publish();
		}
		await goOn(6 * minute);
		expect(started.length).toBeLessThanOrEqual(21);
		expect(contents.at(-1)).toBe(100);
		expect(Math.min(...gaps())).toBeGreaterThanOrEqual(3 * minute);
	});

	test.each([
		['the schedule of the platform', tickByPlatform],
		['the clock of another schedule', () => tick()],
		['the next webhook', publish],
	])('what waits is built by %s', async (_name, fire) => {
		await publish();
		await publish();
		vi.setSystemTime(monday + 4 * minute);
		expect((await fire()).status).toBeLessThan(300);
		expect(contents).toEqual([1, published]);
	});

	test.each([
		['two webhooks', () => [publish(), publish()], 2],
		['thirty webhooks', () => Array.from({ length: 30 }, () => publish()), 30],
		['an editor who presses twice', () => [publishNow(), publishNow()], 0],
	] as const)('of %s at the same moment one starts a build', async (_name, act, count) => {
		const answers = await Promise.all(act());
		expect(answers.map(({ status }) => Math.floor(status / 100))).toEqual(answers.map(() => 2));
		expect(started).toHaveLength(1);
		await goOn(9 * minute);
		expect(contents.at(-1)).toBe(count);
		expect(started.length).toBeLessThanOrEqual(2);
	});

	test('of two ticks at the same moment one starts the build that is due', async () => {
		await publish();
		await publish();
		vi.setSystemTime(monday + 3 * minute);
		await Promise.all([tick(), tickByPlatform(), tick(), publishNow()]);
		expect(contents).toEqual([1, 2]);
	});

	test('what is published while a build is started is built after it', async () => {
		let isFirst = true;
		meanwhile = async () => {
			if (isFirst) {
				isFirst = false;
				// What the first build read is older than this.
				await publish();
				published -= 1;
			}
		};
		await publish();
		expect((await next()).next).toBe('2026-11-02T09:03:00.000Z');
		published = 2;
		await goOn(3 * minute);
		expect(contents).toEqual([1, 2]);
	});

	test.each([
		[404, 502],
		[503, 503],
	])('a build hook that answers %i loses no publish and costs no build', async (status, answered) => {
		hookStatus = status;
		expect((await publish()).status).toBe(answered);
		expect((await next()).next).not.toBeNull();
		hookStatus = 200;
		await goOn(3 * minute);
		expect(contents).toEqual([1]);
	});

	test('a function that ended while it started a build loses no publish', async () => {
		const state = {
			...{ last: monday, inMonth: 1, asked: 1, built: 0 },
			starting: { id: 'x', until: monday + 15_000, upTo: 1, before: { last: 0, inMonth: 0 } },
		};
		await publish();
		const store = `${sandbox.origin}/blobs/site:publishing`;
		const { blobs } = (await (await fetch(store)).json()) as { blobs: { key: string }[] };
		for (const { key: name } of blobs)
			await fetch(`${store}/${name}`, { method: 'PUT', body: JSON.stringify(state) });
		[started, contents] = [[], []];
		await goOn(3 * minute);
		expect(contents).toEqual([1]);
	});

	test('without the store it builds at once, as often as it is asked', async () => {
		await sandbox.faults({ service: 'blobs', mode: 'status:403' });
		expect((await publish()).status).toBe(202);
		expect((await publish()).status).toBe(202);
		expect(contents).toEqual([1, 2]);
		expect((await tick()).status).toBe(503);
		expect((await publishNow()).status).toBe(503);
	});

	test('an editor who does not want to wait builds at once', async () => {
		await publish();
		await publish();
		expect(await dataOf(publishNow())).toEqual({ started: true, next: null, nextChange: null, left: null });
		expect(contents).toEqual([1, 2]);
		expect(await dataOf(publishNow())).toEqual({ started: false, next: null, nextChange: null, left: null });
		vi.setSystemTime(Date.now() + 3 * minute);
		expect(await dataOf(publishNow())).toHaveProperty('started', true);
		expect(started).toHaveLength(3);
	});

	test('only the link to the status page lets in to that, and to the time of the next build', async () => {
		const other = await signedQuery('/api/other', 60, key);
		for (const query of ['', other, await signedQuery(builds.path, -1, key)]) {
			expect((await publishNow(query)).status).toBeGreaterThanOrEqual(400);
			expect((await fetch(`${site.origin}/api/builds/next?${query}`)).status).toBe(403);
		}
		expect(started).toEqual([]);
	});

	test('only who knows the build hook is a schedule', async () => {
		await publish();
		await publish();
		vi.setSystemTime(monday + hour);
		for (const proof of ['', 'x', hash('sha256', hook.url), hash('sha256', 'clock ')]) {
			const answer = await tick(proof);
			expect([answer.status, await codesOf(answer)]).toEqual([401, ['INVALID_SIGNATURE']]);
		}
		expect(started).toHaveLength(1);
	});

	describe('when pages change by the clock', () => {
		const change = monday + 10 * minute;
		const setChange = (time: number) =>
			writeFile(join(dist, 'content-manifest.json'), JSON.stringify({ nextChange: new Date(time) }));
		beforeEach(() => setChange(change));

		test('the first tick behind that builds once', async () => {
			await goOn(9 * minute);
			expect(started).toEqual([]);
			expect((await next()).nextChange).toBe(new Date(change).toISOString());
			await goOn(21 * minute);
			expect(started).toEqual([monday + 12 * minute]);
		});

		test('a build that did not become live is tried again hourly', async () => {
			await goOn(3 * hour);
			expect(started).toHaveLength(3);
			await setChange(monday + 30 * day);
			await goOn(3 * hour);
			expect(started).toHaveLength(3);
		});
	});
});

describe('[PB-02] with a limit of 20 builds a month', () => {
	const october = Date.parse('2026-10-01T00:00:00Z');
	const november = Date.parse('2026-11-01T00:00:00Z');
	const december = Date.parse('2026-12-01T00:00:00Z');
	const within = (from: number, to: number) => started.filter((time) => time >= from && time < to);
	beforeEach(() => start({ MAX_DEPLOYS_PER_MONTH: '20' }));

	test('whoever publishes all the time never has more, and every month has its own', async () => {
		vi.setSystemTime(october);
		while (Date.now() < december) {
			await publish();
			vi.setSystemTime(Date.now() + 8 * hour);
			await tick();
		}
		expect(within(october, november).length).toBeLessThanOrEqual(20);
		expect(within(october, november).length).toBeGreaterThanOrEqual(15);
		expect(within(november, december).length).toBeLessThanOrEqual(20);
	});

	test('the window grows as the builds become fewer', async () => {
		vi.setSystemTime(november);
		for (let count = 0; count < 6; count += 1) {
			await publish();
			await publish();
			const due = (await next()).next as string;
			vi.setSystemTime(Date.parse(due));
			await tick();
		}
		const grown = gaps();
		expect(grown[0]).toBeGreaterThan(3 * minute);
		expect(grown[0]).toBeLessThan(3 * hour);
		expect(grown).toEqual(grown.toSorted((a, b) => a - b));
	});

	test('the last publish of a month without builds left comes with the next month, as /status says', async () => {
		vi.setSystemTime(november + 2 * day);
		for (let count = 0; count < 30; count += 1) {
			await publish();
			await publishNow();
			vi.setSystemTime(Date.now() + 5 * minute);
		}
		expect(started).toHaveLength(20);
		await publish();
		expect(await next()).toEqual({ next: '2026-12-01T00:00:00.000Z', nextChange: null, left: 0 });
		expect(await dataOf(publishNow())).toHaveProperty('started', false);
		vi.setSystemTime(december - 1);
		await tick();
		expect(started).toHaveLength(20);
		vi.setSystemTime(december);
		await tick();
		expect(contents.at(-1)).toBe(published);
		expect(await next()).toEqual({ next: null, nextChange: null, left: 19 });
	});

	test('the last publish of a month with builds left comes at the latest with the next month', async () => {
		vi.setSystemTime(december - 2 * hour);
		for (let count = 0; count < 40; count += 1) await publish();
		await goOn(2 * hour, 5 * minute);
		expect(contents.at(-1)).toBe(40);
	});

	test('changes by the clock count, too', async () => {
		await writeFile(
			join(dist, 'content-manifest.json'),
			JSON.stringify({ nextChange: new Date(november).toISOString() }),
		);
		vi.setSystemTime(november + day);
		await goOn(december - Date.now() - hour, 4 * hour);
		expect(started.length).toBeLessThanOrEqual(20);
		expect(started.length).toBeGreaterThan(10);
	});

	test('without the store nothing is built, and whoever asks is told to come again', async () => {
		await sandbox.faults({ service: 'blobs', mode: 'status:403' });
		const answer = await publish();
		expect([answer.status, answer.headers.get('Retry-After')]).toEqual([503, '10']);
		expect(started).toEqual([]);
	});
});

test('[PB-02] with a window of nothing each publish is built', async () => {
	await start({ PUBLISHING_WINDOW: '0' });
	for (const _ of [1, 2, 3]) await publish();
	expect(contents).toEqual([1, 2, 3]);
});

describe('[PB-01] a webhook with a fixed secret', () => {
	const send = (headers: Record<string, string>) =>
		fetch(`${site.origin}/api/hooks/cms`, { method: 'POST', headers, body: 'any' });

	test.each([
		['X-Webhook-Secret', {}, { 'x-webhook-secret': secret }],
		['a header of another name', { CMS_WEBHOOK_HEADER: 'X-Directus-Key' }, { 'X-Directus-Key': secret }],
		['Authorization', { CMS_WEBHOOK_HEADER: 'Authorization' }, { Authorization: `Bearer ${secret}` }],
	])('in %s is taken', async (_name, environment, headers) => {
		await start(environment as Record<string, string>);
		expect((await send(headers as unknown as Record<string, string>)).status).toBe(202);
		expect(started).toHaveLength(1);
	});

	test.each([
		['none', {}],
		['an empty one', { 'X-Webhook-Secret': '' }],
		['another one', { 'X-Webhook-Secret': 'x'.repeat(secret.length) }],
		['a part of it', { 'X-Webhook-Secret': secret.slice(0, -1) }],
		['more than it', { 'X-Webhook-Secret': `${secret}x` }],
		['it twice', { 'X-Webhook-Secret': `${secret}, ${secret}` }],
		['it in another header', { Authorization: secret }],
		['it with a scheme', { 'X-Webhook-Secret': `Bearer ${secret}` }],
	])('is refused with %s', async (_name, headers) => {
		await start();
		const answer = await send(headers as Record<string, string>);
		expect([answer.status, await codesOf(answer)]).toEqual([401, ['INVALID_SIGNATURE']]);
		expect(started).toEqual([]);
	});
});
