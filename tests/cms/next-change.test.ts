import { afterAll, afterEach, beforeAll, expect, it, test } from 'vitest';
import { closeContentCache, openContentCache } from '#cms/cache/content-cache.ts';
import { nextChange } from '#cms/content.ts';
import { type OwnSandbox, ownSandbox } from '../support/sandbox.ts';

let sandbox: OwnSandbox;
beforeAll(async () => {
	sandbox = await ownSandbox();
	process.env.CMS_URL = `${sandbox.origin}/cms`;
});
afterAll(() => sandbox.close());
afterEach(closeContentCache);

type Entry = Record<string, unknown>;

async function changed(path: string, change: (entry: Entry, index: number) => Entry) {
	const entries = (await (await fetch(`${sandbox.origin}/cms${path}`)).json()) as Entry[];
	return { service: 'cms', path, mode: 'body', body: JSON.stringify(entries.map(change)) };
}

const since = Date.parse('2030-01-01T00:00:00Z');

/** When the next change is where jobs end and games come out as told; what is not told is long over. */
async function nextWhere(ends: Entry[], releases: Entry[]): Promise<string | undefined> {
	const past = { validThrough: '2020-01-01T00:00:00Z', releaseDate: '2020-01-01' };
	await sandbox.faults();
	const jobs = await changed('/api/offices/job-offers', (job, index) => ({
		...job,
		...past,
		...ends[index],
	}));
	const games = await changed('/api/games', (game, index) => ({ ...game, ...past, ...releases[index] }));
	await sandbox.faults(jobs, games);
	openContentCache({ lifetime: Number.POSITIVE_INFINITY, patient: false, filesFolder: '/nowhere' });
	return (await nextChange(since))?.toISOString();
}

it('is when the first open job ends', async () => {
	const ends = [
		{ validThrough: '2030-03-01T22:59:59Z' },
		{ validThrough: '2030-02-01T22:59:59+01:00' },
		{ validThrough: '2030-01-15T22:59:59Z', closed: true },
		{ validThrough: '2029-12-31T23:59:59Z' },
	];
	expect(await nextWhere(ends, [])).toBe('2030-02-01T21:59:59.000Z');
});

it('is when a game comes out', async () => {
	const ends = [{ validThrough: '2030-03-01T22:59:59Z' }];
	expect(await nextWhere(ends, [{ releaseDate: '2030-02-20' }])).toBe('2030-02-19T23:00:00.000Z');
});

test('there is none where everything is over', async () => {
	expect(await nextWhere([], [])).toBeUndefined();
});
