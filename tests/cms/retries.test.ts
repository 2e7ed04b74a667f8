import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { closeContentCache, contentCache, openContentCache, WaitBudget } from '#cms/cache/content-cache.ts';
import { loadGames } from '#cms/collections/games.ts';
import { loadPage, type PageSlug } from '#cms/collections/pages.ts';
import { readContent } from '#cms/content.ts';
import { requestJson } from '#cms/request.ts';
import { locales } from '#contract/locales.ts';
import { eventually } from '../support/eventually.ts';
import { isFull } from '../support/full.ts';
import { type OwnSandbox, ownSandbox } from '../support/sandbox.ts';

let sandbox: OwnSandbox;
const servers: Server[] = [];

beforeAll(async () => {
	sandbox = await ownSandbox();
	process.env.CMS_URL = `${sandbox.origin}/cms`;
});
afterAll(() => sandbox.close());
beforeEach(() => sandbox.faults());
afterEach(() => {
	vi.restoreAllMocks();
	closeContentCache();
	for (const server of servers.splice(0)) server.close().closeAllConnections();
});

const openBuild = () =>
	openContentCache({ lifetime: Number.POSITIVE_INFINITY, patient: false, filesFolder: '/nowhere' });
const withoutWaiting = () => vi.spyOn(Math, 'random').mockReturnValue(0);

/** A CMS that answers as a test says. @returns its address */
async function serve(answer: RequestListener): Promise<string> {
	const server = createServer(answer);
	servers.push(server);
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
	return `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/games`;
}

async function askedFor(task: () => Promise<unknown>): Promise<number> {
	const before = (await sandbox.asked('cms')).length;
	await task().catch(() => undefined);
	return (await sandbox.asked('cms')).length - before;
}

const slugs: PageSlug[] = [
	'accessibility',
	'account-faq',
	'careers',
	'contact',
	'cookies',
	'gdpr',
	'privacy',
	'tos',
];

/** What a build asks: every list, and pages one by one. */
async function readEverything(): Promise<void> {
	closeContentCache();
	openBuild();
	await readContent();
	await Promise.all(locales.flatMap((locale) => slugs.map((slug) => loadPage(slug, locale))));
}

it.each([
	['status:502', 10],
	['status:429', 10],
	['reset', 10],
	['html', 3],
	['empty', 3],
	['status:404', 1],
])('R03 %s is asked for %i times', async (mode, times) => {
	withoutWaiting();
	await sandbox.faults({ service: 'cms', path: '/api/games', mode });
	expect(await askedFor(() => loadGames('en'))).toBe(times);
});

it('R03 a CMS that fails for a moment is asked again', async () => {
	withoutWaiting();
	await sandbox.faults({ service: 'cms', path: '/api/games', mode: 'status:502', times: 9 });
	expect(await loadGames('en')).toHaveLength(7);
});

const rounds = isFull ? 100 : 1;
it(`R03 content is whole while three requests in ten are refused, at least 99 times in 100 (${rounds} tried)`, {
	timeout: 1_800_000,
}, async () => {
	await sandbox.faults({ service: 'cms', mode: 'status:503', rate: 0.3 });
	let failed = 0;
	for (let round = 0; round < rounds; round++) await readEverything().catch(() => failed++);
	expect(failed).toBeLessThanOrEqual(1);
});

it('R03 at most eight requests are under way at once', async () => {
	let open = 0;
	let most = 0;
	const waiting: (() => void)[] = [];
	const url = await serve((_request, response) => {
		most = Math.max(most, ++open);
		waiting.push(() => {
			open--;
			response.end('[]');
		});
	});
	const answers = Promise.all(Array.from({ length: 20 }, () => requestJson('games', url)));
	for (let answered = 0; answered < 20; ) {
		await eventually(() => expect(waiting.length).toBe(Math.min(8, 20 - answered)));
		answered += waiting.length;
		for (const answer of waiting.splice(0)) answer();
	}
	await answers;
	expect(most).toBe(8);
});

function limitWaiting(milliseconds: number): void {
	openBuild();
	const open = contentCache();
	if (open) open.budget = new WaitBudget(milliseconds);
}

it.each([
	['in seconds', () => '2'],
	['as a date', () => new Date(Date.now() + 3000).toUTCString()],
])(
	'R03 Retry-After %s is honoured, and a build that may not wait so long ends at once',
	async (_name, retryAfter) => {
		withoutWaiting();
		let asked = 0;
		const url = await serve((_request, response) => {
			asked++;
			response.writeHead(503, { 'Retry-After': retryAfter() }).end();
		});
		limitWaiting(1000);
		await expect(requestJson('games', url)).rejects.toThrow(/answered 503/);
		expect(asked).toBe(1);
	},
);

it('R03 what comes after the wait that Retry-After asks for is read', async () => {
	let asked = 0;
	const url = await serve((_request, response) => {
		if (++asked > 1) response.end('[]');
		else response.writeHead(429, { 'Retry-After': '1' }).end();
	});
	expect(await requestJson('games', url)).toEqual([]);
});

/** Answers after a time that passes at once. */
function serveAfter(milliseconds: number): Promise<string> {
	vi.useFakeTimers({ toFake: ['performance'] });
	onTestFinished(() => void vi.useRealTimers());
	return serve((_request, response) => {
		vi.advanceTimersByTime(milliseconds);
		response.end('[]');
	});
}

it('R03 what is answered quickly costs nothing of the budget, however much a build reads', async () => {
	limitWaiting(3000);
	const url = await serveAfter(1900);
	for (const _ of [1, 2, 3]) expect(await requestJson('games', url)).toEqual([]);
});

it('R03 answers that are slow to come use it up', async () => {
	limitWaiting(3000);
	const url = await serveAfter(2100);
	for (const _ of [1, 2]) expect(await requestJson('games', url)).toEqual([]);
	await expect(requestJson('games', url)).rejects.toThrow(/did not answer in time/);
});

it('R03 a build waits for answers only as long as its budget lasts', async () => {
	limitWaiting(300);
	const url = await serve(() => undefined);
	await expect(requestJson('games', url)).rejects.toThrow(/did not answer in time/);
	await expect(requestJson('games', url)).rejects.toThrow(/did not answer in time/);
});
