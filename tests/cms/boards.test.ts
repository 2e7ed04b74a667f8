import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { closeContentCache, contentCache, openContentCache, WaitBudget } from '#cms/cache/content-cache.ts';
import { type JobFields, loadAllJobs, loadJobs } from '#cms/collections/jobs.ts';
import { nextChange } from '#cms/content.ts';
import { listWarnings } from '#cms/warnings.ts';
import { chooseBoard, readRecorded } from '../support/boards.ts';
import { sample } from '../support/full.ts';
import { type Fault, type OwnSandbox, ownSandbox } from '../support/sandbox.ts';

let sandbox: OwnSandbox;

beforeAll(async () => {
	sandbox = await ownSandbox();
	process.env.CMS_URL = `${sandbox.origin}/cms`;
});
afterAll(() => sandbox.close());
beforeEach(() => sandbox.faults());
afterEach(() => {
	vi.restoreAllMocks();
	closeContentCache();
});

const openBuild = () =>
	openContentCache({ lifetime: Number.POSITIVE_INFINITY, patient: false, filesFolder: '/nowhere' });

const answer = (body: string): Promise<void> => sandbox.faults({ service: 'ats', mode: 'body', body });

/** The jobs of a recorded board by the ends of their ids. */
async function loadRecorded(ats: 'greenhouse' | 'lever' | 'ashby', locale: 'en' | 'fr' = 'en') {
	chooseBoard(ats, sandbox.origin);
	await answer(readRecorded(ats));
	openBuild();
	return loadAllJobs(locale);
}

const byTitle = (jobs: readonly JobFields[], title: string) => jobs.find((job) => job.title === title);
const said = () => listWarnings().map(({ problem }) => problem);
/** What is said of names rather than of texts. */
const saidOfNames = () => said().filter((problem) => problem.startsWith('"'));

describe('[JB-01] a board of Greenhouse', () => {
	it('gives jobs with their texts as HTML, cleaned like any text', async () => {
		const artist = byTitle(await loadRecorded('greenhouse'), 'Senior Environment Artist');
		expect(artist).toMatchObject({
			...{ id: 'gh-4011001', team: 'Art', location: 'gent', positionType: 'Full-time', remote: false },
			...{ requirements: '', closed: false },
			applyUrl: 'https://job-boards.greenhouse.io/lampworks/jobs/4011001',
			categories: [{ location: 'gent', team: 'Art' }],
			publishedAt: new Date('2026-09-30T07:00:00Z'),
		});
		expect(artist?.description).toContain('<p>Roads need verges &#x26; ditches.\u00A0You draw both.</p>');
		expect(artist?.description).toMatch(
			/<h3>You bring<\/h3>\s*<ul>\s*<li>An eye for plants &#x3C;all of them>/,
		);
		expect(artist?.description).not.toContain('alert');
	});

	it('gives pay from the lowest to the highest of its ranges, without a period', async () => {
		const jobs = await loadRecorded('greenhouse');
		expect(byTitle(jobs, 'Senior Environment Artist')?.salary).toEqual({
			...{ min: 4_000_000, max: 5_200_000, currency: 'EUR' },
		});
		expect(byTitle(jobs, 'Tools Engineer')?.salary).toBeUndefined();
	});

	it('names several places in one line, one of which says that the work is remote', async () => {
		const engineer = byTitle(await loadRecorded('greenhouse'), 'Tools Engineer');
		expect(engineer).toMatchObject({ location: 'quebec', remote: true, team: 'Tools Programming' });
		expect(engineer?.positionType).toBeUndefined();
		expect(engineer?.publishedAt).toEqual(new Date('2026-11-02T10:00:00Z'));
	});

	it('stops the build where it gives fewer jobs than it says it has', async () => {
		chooseBoard('greenhouse', sandbox.origin);
		await answer(JSON.stringify({ ...JSON.parse(readRecorded('greenhouse')), meta: { total: 6 } }));
		await expect(loadAllJobs('en')).rejects.toThrow(
			/says that it has 6 jobs and gives 3, from http.+greenhouse/,
		);
	});
});

describe('[JB-02] a site of Lever', () => {
	it('gives its description, its lists and its closing in their order', async () => {
		const programmer = byTitle(await loadRecorded('lever'), 'Gameplay Programmer');
		expect(programmer?.description.replaceAll(/\n/g, '')).toBe(
			'<p>Hello.</p><p>You make a jump feel right.</p><h3>What you bring &#x26; like</h3><ul><li>C++</li><li>Patience</li></ul>' +
				'<h3>Benefits</h3><ul><li>Soup</li></ul><p>Before tax.</p><p>We answer everybody.</p>',
		);
		expect(programmer?.applyUrl).toMatch(/\/5ac21346-8e0c-4494-8e7a-3eb92ff77902\/apply$/);
	});

	it('gives several places, the closest known name of a team, and pay with a period', async () => {
		const jobs = await loadRecorded('lever');
		expect(byTitle(jobs, 'Gameplay Programmer')).toMatchObject({
			...{ id: 'lever-5ac21346-8e0c-4494-8e7a-3eb92ff77902', remote: false, positionType: 'Full-time' },
			categories: ['gent', 'quebec', 'Lisbon'].map((location) => ({
				location,
				team: 'Gameplay Programming',
			})),
			salary: { min: 5_200_000, max: 6_400_000, currency: 'EUR', per: 'year' },
			countries: ['BE'],
		});
		expect(byTitle(jobs, 'Community Moderator')).toMatchObject({
			...{ remote: true, location: 'Remote', team: '', categories: [{ location: 'Remote', team: '' }] },
			salary: { min: 1950, max: 2425, currency: 'EUR', per: 'hour' },
		});
		expect(byTitle(jobs, 'Composer')?.salary).toEqual({ min: 900_000, max: 900_000, currency: 'CAD' });
		expect(byTitle(jobs, 'Composer')?.positionType).toBe('Contract');
	});

	it('is read to its end by pages, the one in the EU as well', async () => {
		for (const source of ['lever', 'lever-eu'] as const) {
			chooseBoard(source, sandbox.origin);
			openBuild();
			const before = (await sandbox.asked('ats')).length;
			expect((await loadJobs('en')).length).toBeGreaterThan(50);
			const asked = (await sandbox.asked('ats')).slice(before);
			expect(asked).toEqual(Array(2).fill('GET /ats/lever/v0/postings/lampworks?mode=…&skip=…&limit=500'));
		}
	});
});

describe('[JB-03] a job board of Ashby', () => {
	it('gives what is listed, with the salary of its pay', async () => {
		const jobs = await loadRecorded('ashby');
		expect(jobs.map(({ title }) => title)).toEqual(['Lead Animator', 'Writer']);
		expect(byTitle(jobs, 'Lead Animator')).toMatchObject({
			...{ id: 'ashby-7458d4e9-da2e-47bd-98cb-adfda43d42b2', team: 'Animation', positionType: 'Full-time' },
			...{ location: 'quebec', remote: false, countries: ['Canada', 'Belgium'] },
			categories: ['quebec', 'gent'].map((location) => ({ location, team: 'Animation' })),
			salary: { min: 8_100_000, max: 8_700_000, currency: 'CAD', per: 'year' },
			description: '<h3>About it</h3><p>A dog has <strong>weight</strong>.</p>',
		});
	});

	it('keeps pay to itself that is not to be shown', async () => {
		const writer = byTitle(await loadRecorded('ashby'), 'Writer');
		expect([writer?.remote, writer?.location, writer?.positionType, writer?.salary]).toEqual([
			...[true, 'Remote - Europe', 'Internship', undefined],
		]);
	});
});

describe('[JB-04] names of an ATS', () => {
	it('that mean nothing here are told once each, with what to do, and shown as they are', async () => {
		const jobs = await loadRecorded('greenhouse');
		await loadAllJobs('fr');
		const { team, location } = byTitle(jobs, 'Tell us who you are') ?? {};
		expect([team, location]).toEqual(['Legal, Risk: all', 'Lisbon, Portugal']);
		expect(saidOfNames()).toEqual([
			'"Legal, Risk: all" at Greenhouse, of 1 job, is no team of the site: it is shown by that name, and no filter has it; say what it is in jobs.teams of src/site.config.ts',
			'"Lisbon, Portugal" at Greenhouse, of 1 job, is no office of the site: it is shown by that name, and no filter has it; say what it is in jobs.places of src/site.config.ts',
		]);
	});

	it('of kinds of employment are told, too', async () => {
		await loadRecorded('lever');
		expect(said().join('\n')).toMatch(/"Interim" at Lever, of 1 job, is no type of position .+jobs\.types/);
	});

	it('are not those of the language of the page: jobs say which they are written in', async () => {
		expect((await loadRecorded('greenhouse', 'fr')).map(({ locale }) => locale)).toEqual(['en', 'en', 'en']);
		expect((await loadRecorded('ashby', 'en')).map(({ locale }) => locale)).toEqual([undefined, undefined]);
	});

	it('ids of the sources are never the same', async () => {
		const ids = [];
		for (const ats of ['greenhouse', 'lever', 'ashby'] as const)
			ids.push(...(await loadRecorded(ats)).map(({ id }) => id));
		expect(new Set(ids.map((id) => id.split('-')[0]))).toEqual(new Set(['gh', 'lever', 'ashby']));
		expect(new Set(ids).size).toBe(ids.length);
	});
});

/** How each ATS answers, and where it is asked. */
const sources = {
	greenhouse: {
		...{ from: 'greenhouse/v1/boards/lampworks/jobs', prefix: 'gh-', title: 'title' },
		list: (jobs: object[]): unknown => ({ jobs, meta: { total: jobs.length } }),
	},
	lever: {
		...{ from: 'lever/v0/postings/lampworks', prefix: 'lever-', title: 'text' },
		list: (jobs: object[]): unknown => jobs,
	},
	'lever-eu': {
		...{ from: 'lever/v0/postings/lampworks', prefix: 'lever-', title: 'text' },
		list: (jobs: object[]): unknown => jobs,
	},
	ashby: {
		...{ from: 'ashby/posting-api/job-board/lampworks', prefix: 'ashby-', title: 'title' },
		list: (jobs: object[]): unknown => ({ jobs }),
	},
};
type Ats = keyof typeof sources;
const everyAts = Object.keys(sources) as Ats[];

/** A recorded job of an ATS, so many times. */
function copies(ats: Ats, count: number): Record<string, unknown>[] {
	const recorded = JSON.parse(readRecorded(ats.replace('-eu', '')));
	const [job] = Array.isArray(recorded) ? recorded : recorded.jobs;
	return Array.from({ length: count }, (_, index) => ({
		...job,
		id: ats === 'greenhouse' ? index + 1 : `j${index + 1}`,
	}));
}

const answerJobs = (ats: Ats, jobs: object[]) => answer(JSON.stringify(sources[ats].list(jobs)));

const faults: [string, Fault['mode'], ((ats: Ats) => string) | undefined, RegExp][] = [
	['is down', 'status:503', undefined, /answered 503/],
	['sends HTML', 'html', undefined, /answered HTML instead of JSON/],
	['sends half an answer', 'truncate', undefined, /from http/],
	['says something else', 'body', () => '{"error":"no"}', /something else than a list of jobs/],
	['has no such board', 'status:404', undefined, /has no board "lampworks": see jobs\.board/],
	[
		'has no jobs',
		'body',
		(ats) => JSON.stringify(sources[ats].list([])),
		/has no entries; CONTENT_MAY_SHRINK=job-offers/,
	],
];

describe.each(sample(everyAts))('[JB-05] %s, where it fails,', (ats) => {
	/** What every error begins and ends with: which collection, and which ATS was asked for which board. */
	const named = new RegExp(`^CMS collection "job-offers": .+, from http.+/ats/${sources[ats].from}`);

	beforeEach(() => {
		vi.spyOn(Math, 'random').mockReturnValue(0);
		chooseBoard(ats, sandbox.origin);
		openBuild();
	});

	async function expectStop(message: RegExp): Promise<void> {
		const failed = expect(loadAllJobs('en')).rejects;
		await failed.toThrow(message);
		await failed.toThrow(named);
	}

	it.each(faults)('stops the build where it %s', async (_, mode, body, message) => {
		await sandbox.faults({ service: 'ats', mode, ...(body && { body: body(ats) }) });
		await expectStop(message);
	});

	it('stops the build where it answers later than a build waits', async () => {
		await sandbox.faults({ service: 'ats', mode: 'slow:2000' });
		Object.assign(contentCache() ?? {}, { budget: new WaitBudget(200) });
		await expectStop(/did not answer in time/);
	});

	it('stops the build where half of its jobs are gone, and not where two of a few are', async () => {
		for (const [before, stops] of [
			[6, true],
			[5, false],
		] as const) {
			await answerJobs(ats, copies(ats, 3));
			openBuild();
			Object.assign(contentCache() ?? {}, { lastCounts: { 'job-offers': { en: before } } });
			if (stops) await expectStop(/has 3 entries, 50 % fewer than the 6 of the last good build/);
			else expect(await loadAllJobs('en')).toHaveLength(3);
		}
	});

	it('names a wrong job and its field, and leaves it out where it is one of many', async () => {
		const { prefix, title } = sources[ats];
		const board = (count: number) =>
			copies(ats, count).map((job, index) => (index === 0 ? { ...job, [title]: ' ' } : job));
		const entry = `${prefix}${ats === 'greenhouse' ? '1' : 'j1'}`;
		await answerJobs(ats, board(4));
		await expectStop(new RegExp(`entry "${entry}": is empty \\(field \\[\\d+\\]\\.title\\)`));
		await answerJobs(ats, board(31));
		openBuild();
		expect(await loadAllJobs('en')).toHaveLength(30);
		expect(listWarnings()).toContainEqual(
			expect.objectContaining({
				...{ entry, field: expect.stringMatching(/^\[\d+\]\.title$/) },
				problem: 'is left out: is empty',
			}),
		);
	});

	it('gives 4,000 jobs, by pages where it has any', async () => {
		const jobs = copies(ats, 4000);
		const server = createServer(({ url = '' }, response) => {
			const query = new URL(url, 'http://localhost').searchParams;
			const [from, most] = [Number(query.get('skip') ?? 0), Number(query.get('limit') ?? jobs.length)];
			response.setHeader('Content-Type', 'application/json');
			response.end(JSON.stringify(sources[ats].list(jobs.slice(from, from + most))));
		});
		await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
		chooseBoard(ats, `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
		const loaded = await loadJobs('en').finally(() => server.close());
		expect(new Set(loaded.map(({ id }) => id)).size).toBe(4000);
	});
});

describe('[JB-05] an ATS', () => {
	it('is asked once for all languages of a build', async () => {
		await loadRecorded('ashby');
		const before = (await sandbox.asked('ats')).length;
		await Promise.all([loadAllJobs('fr'), loadAllJobs('es')]);
		expect((await sandbox.asked('ats')).length).toBe(before);
	});
});

it('a build that reads a board is out of date after a day, since an ATS announces nothing', async () => {
	chooseBoard('ashby', sandbox.origin);
	openBuild();
	const since = Date.now();
	const due = (await nextChange(since))?.getTime() ?? Number.POSITIVE_INFINITY;
	expect(due).toBeLessThanOrEqual(since + 24 * 3_600_000);
});
