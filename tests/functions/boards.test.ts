import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Job } from '#contract/endpoints/jobs.ts';
import { application } from '../support/applications.ts';
import { sample } from '../support/full.ts';
import { type OwnSite, startOwnSite } from '../support/own-site.ts';
import { required } from '../support/required.ts';
import {
	type CallOptions,
	call,
	clearFaults,
	freshAddress,
	readState,
	reset,
	setFaults,
} from '../support/site.ts';

let site: OwnSite;

/** The built site has the jobs of the CMS, so that every job of the board is newer than the build. */
beforeAll(async () => {
	const board = { JOBS_SOURCE: 'greenhouse', JOBS_BOARD: 'demo' };
	site = await startOwnSite({ ...board, JOBS_URL: `${required('TEST_SANDBOX_URL')}/ats/greenhouse` });
});
beforeEach(reset);
afterEach(clearFaults);
afterAll(() => site.stop());

const ask = (path: string, options: CallOptions = {}) => call(path, { ...options, site: site.origin });
const visit = (path: string) => ask(path, { headers: { Accept: 'text/html', Origin: undefined } });
const list = async (query: string) => (await ask(`/api/careers/job-offers?${query}`)).body.data as Job[];

describe('[JB-01] a job of an ATS that is newer than the build', () => {
	test('has a page that says what the ATS says and nothing that it does not', async () => {
		const { status, text } = await visit('/careers/gh-2001');
		expect(status).toBe(200);
		expect(text).toMatch(/<h1[^>]*>Quest Writer<\/h1>/);
		expect(text).toContain('Around twenty people squeeze into the kitchen');
		expect(text).toMatch(/€46,000\s–\s€58,000(?! a year)/);
		for (const absent of ['id="job-requirements"', 'Apply by', 'id="job-steps"'])
			expect(text).not.toContain(absent);
	});

	test('[JB-05] leads to the page of the ATS and has no form', async () => {
		const { text } = await visit('/fr/careers/gh-2001');
		expect(text).toMatch(/<a [^>]*href="http:[^"]+\/ats\/greenhouse\/apply\/2001"[^>]*>/);
		expect(text).not.toContain('name="firstName"');
		expect(text).toContain('Pas encore traduit');
	});

	test('[JB-05] that is closed is not there, and its page says what is open', async () => {
		const { status, text } = await visit('/careers/gh-1');
		expect(status).toBe(404);
		expect(text).toContain('No longer open');
		expect((await visit('/careers/lever-1')).text).not.toContain('No longer open');
	});

	test('[JB-05] is unavailable while the ATS is', async () => {
		await setFaults({ service: 'ats', mode: 'html' });
		expect((await visit('/careers/gh-2001')).status).toBe(503);
	});
});

describe('lists of jobs of an ATS', () => {
	test('[JB-01] have the newest first, of places, teams and words that are asked for', async () => {
		const jobs = await list('location=gent&team=Writing&limit=2');
		expect(jobs).toHaveLength(2);
		expect(jobs[0]?.publishedAt.localeCompare(jobs[1]?.publishedAt ?? '')).toBeGreaterThanOrEqual(0);
		for (const { location, team } of jobs) expect([location, team]).toEqual(['gent', 'Writing']);
		expect((await list('query=tide%20tables%20goat')).map(({ id }) => id)).toEqual(['gh-2001']);
	});

	test('[JB-01] tell what a feed tells', async () => {
		const { text } = await ask('/api/careers/feed.rss?team=Writing&location=gent');
		expect(text).toContain('<title>Quest Writer, Gent</title>');
		expect(text).toMatch(/\/careers\/gh-2001<\/link>/);
	});

	test('[JB-05] fail while the ATS does, so that pages stay as they were built', async () => {
		await setFaults({ service: 'ats', mode: 'status:500' });
		expect((await ask('/api/careers/job-offers')).status).toBe(503);
	});
});

describe.each(
	sample([
		['greenhouse', 'gh-'],
		['lever', 'lever-'],
		['ashby', 'ashby-'],
	]),
)('[JB-05] the jobs of %s, where it fails,', (ats, prefix) => {
	let own: OwnSite;
	beforeAll(async () => {
		const board = { JOBS_SOURCE: ats, JOBS_BOARD: 'demo' };
		own = await startOwnSite({ ...board, JOBS_URL: `${required('TEST_SANDBOX_URL')}/ats/${ats}` });
	});
	afterAll(() => own.stop());

	// What hangs comes first: a service that has failed often is not asked for a while.
	test.each(['hang', 'html', 'truncate'])(
		'are unavailable, within the time of a function: %s',
		async (mode) => {
			await setFaults({ service: 'ats', mode });
			const ofPage = { Accept: 'text/html', Origin: undefined };
			// At once: what hangs takes each as long as a function may wait.
			const answers = await Promise.all([
				call('/api/careers/job-offers?limit=3', { site: own.origin }),
				call(`/careers/${prefix}another`, { site: own.origin, headers: ofPage }),
			]);
			for (const { status } of answers) expect([503, 504]).toContain(status);
		},
	);
});

describe('[JB-05] applications', () => {
	const send = async (jobId: string) =>
		ask('/api/careers/apply', { body: await application({ jobId }), from: freshAddress() });

	test('for a job of an ATS are refused with where to go, and none is stored', async () => {
		const { status, body } = await send('gh-2001');
		expect([status, body.messages, body.fields]).toEqual([
			422,
			['INVALID_PARAMETERS'],
			{ jobId: 'field.elsewhere' },
		]);
		expect((await readState()).rows.application).toEqual([]);
	});

	test('for no job in particular are taken as before', async () => {
		expect((await send('open')).status).toBe(200);
	});
});
