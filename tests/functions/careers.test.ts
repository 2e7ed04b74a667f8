import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { locales } from '#contract/locales.ts';
import { type OwnSite, startOwnSite } from '../support/own-site.ts';
import { required } from '../support/required.ts';
import { call, clearFaults, type Fault, readLog, setFaults } from '../support/site.ts';

interface Entry {
	id: string;
	title: string;
	team: string;
	categories: { location: string; team: string }[];
	[name: string]: unknown;
}

const path = '/api/careers/job-offers';
const cms = async (rest: string) =>
	(await (await fetch(`${required('TEST_SANDBOX_URL')}/cms${rest}`)).json()) as Entry & Entry[];
const jobsOf = async (query: string) => (await call(path + query)).body.data as Entry[];
const idsOf = (jobs: Entry[]) => jobs.map(({ id }) => id);
const isIn = ({ categories }: Entry, places: string[], teams: string[]) =>
	categories.some(({ location, team }) => places.includes(location) && teams.includes(team));

describe('[CA-17] the jobs are read from the CMS', () => {
	test.each(locales)('all of them in %s, newest first, closed ones marked', async (locale) => {
		const expected = await cms(`/api/offices/job-offers?locale=${locale}`);
		const jobs = await jobsOf(`?locale=${locale}`);
		expect(jobs.map(({ id, title, closed = false }) => [id, title, closed])).toEqual(
			expected.map(({ id, title, closed = false }) => [id, title, closed]),
		);
		expect(jobs.some(({ closed }) => closed)).toBe(true);
	});

	test('one of them by its id, in the language asked for', async () => {
		const { title } = await cms('/api/open/offices/job-offers/2109?locale=fr');
		expect((await call(`${path}/2109?locale=fr`)).body.data).toMatchObject({ id: '2109', title });
	});

	test('several locations and teams are asked for by repeating them', async () => {
		const all = await jobsOf('');
		const found = await jobsOf('?location=gent&location=dublin&team=Art&team=Writing');
		const expected = all.filter((job) => isIn(job, ['gent', 'dublin'], ['Art', 'Writing']));
		expect(expected.length).toBeGreaterThan(2);
		expect(idsOf(found)).toEqual(idsOf(expected));
		const one = await jobsOf('?location=gent');
		expect(one.length).toBeGreaterThan(found.length);
	});

	test('words are looked for without accents and capitals, and lists are paged', async () => {
		const [found] = await jobsOf('?query=PROGRAMMEUR%20registre&locale=fr');
		expect(found?.id).toBe('2109');
		const all = await jobsOf('');
		expect(idsOf(await jobsOf('?limit=3&start=2'))).toEqual(idsOf(all.slice(2, 5)));
	});

	test.each(['no-such-job', '99999'])('%s is not found', async (id) => {
		const reply = await call(`${path}/${id}`);
		expect([reply.status, reply.body.messages]).toEqual([404, ['NOT_FOUND']]);
	});

	test.each([
		'?team=Nobody',
		'?team=Art&team=Nobody',
		'?location=..%2Fadmin',
		'?query=a&query=b',
		'?locale=en&locale=fr',
		'?limit=101',
		'?start=x',
		`?query=${'x'.repeat(101)}`,
		'/..%2f..%2fadmin',
		`/${'a'.repeat(65)}`,
		'/a%00b',
		'/@evil',
	])('%s is refused', async (rest) => {
		expect([400, 404]).toContain((await call(path + rest)).status);
	});

	test('T51 an address that is no id reaches no service', async () => {
		for (const id of ['2109', '..%2f..%2fadmin', '@evil', 'a%00b', 'a'.repeat(65)])
			await call(`${path}/${id}`);
		const asked = (await readLog()).filter(({ service }) => service === 'cms').map((entry) => entry.path);
		expect(asked.some((each) => each.includes('/job-offers/2109'))).toBe(true);
		expect(asked.filter((each) => /admin|evil|%|a{50}/.test(each))).toEqual([]);
	});

	test('T76 anyone may keep the answer for a minute, apart by what was asked', async () => {
		const { headers, setCookies } = await call(`${path}?location=gent&other=1`);
		expect(headers['cache-control']).toBe('public, max-age=60');
		expect(headers['netlify-vary']).toBe('query=location|team|type|query|limit|start|locale');
		expect(setCookies).toEqual([]);
	});
});

describe('[CA-17] what the CMS may answer', () => {
	let site: OwnSite;
	beforeAll(async () => {
		site = await startOwnSite();
	});
	afterEach(clearFaults);
	afterAll(() => site.stop());
	const ask = (rest = '') => call(path + rest, { site: site.origin });
	const answering = (mode: string, body?: unknown): Fault => {
		return {
			service: 'cms',
			path: '/api/offices/job-offers',
			mode,
			...(body !== undefined && { body: JSON.stringify(body) }),
		};
	};
	const job = {
		id: 7,
		title: 'Painter',
		team: 'Art',
		location: 'gent',
		positionType: 'Contract',
		remote: false,
		description: '<p onclick="x()">Fine<script>alert(1)</script></p>',
		requirements: '<p>Patience</p>',
		publishedAt: '2026-10-02T08:00:00Z',
		validThrough: '2999-10-02T08:00:00Z',
		categories: [{ location: 'gent', team: 'Art' }],
		secret: 'not for visitors',
	};

	test('only the known fields are passed on, with harmless markup and ids as texts', async () => {
		await setFaults(answering('body', [{ ...job, draft: true }, { ...job, team: 'Nobody' }, job]));
		const { secret: _, ...known } = job;
		expect((await ask()).body.data).toEqual([
			{
				...known,
				id: '7',
				description: '<p>Fine</p>',
				publishedAt: '2026-10-02T08:00:00.000Z',
				validThrough: '2999-10-02T08:00:00.000Z',
				closed: false,
			},
		]);
	});

	test('a job whose last moment has passed is closed, whatever the clock of a visitor says', async () => {
		await setFaults(answering('body', [{ ...job, validThrough: '2020-10-02T08:00:00Z' }]));
		expect((await ask()).body.data).toMatchObject([{ id: '7', closed: true }]);
	});

	test('a CMS that knows no filters is filtered here', async () => {
		await setFaults(answering('body', [job, { ...job, id: 8, team: 'Audio', categories: [] }]));
		expect(idsOf((await ask('?team=Audio&location=gent')).body.data as Entry[])).toEqual(['8']);
	});

	test.each(['status:503', 'html', 'reset'])('%s is answered as a service that is away', async (mode) => {
		await setFaults(answering(mode));
		const reply = await ask();
		expect([reply.status, reply.headers['cache-control']]).toEqual([503, 'no-store']);
	});
});
