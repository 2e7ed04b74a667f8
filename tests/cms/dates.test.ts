import * as v from 'valibot';
import { afterAll, afterEach, beforeAll, describe, expect, it, test, vi } from 'vitest';
import { closeContentCache, openContentCache } from '#cms/cache/content-cache.ts';
import { loadFaqs } from '#cms/collections/faqs.ts';
import { loadGames, loadPatches } from '#cms/collections/games.ts';
import { loadAllJobs } from '#cms/collections/jobs.ts';
import { loadNews } from '#cms/collections/news.ts';
import { loadPage } from '#cms/collections/pages.ts';
import { date, dayOrMoment, toEnd, toStart } from '#cms/fields.ts';
import { contentSummary } from '#cms/warnings.ts';
import { formatDate } from '#i18n/formats.ts';
import { isoDay } from '#lib/text/format.ts';
import { type OwnSandbox, ownSandbox } from '../support/sandbox.ts';

let sandbox: OwnSandbox;

beforeAll(async () => {
	sandbox = await ownSandbox();
	process.env.CMS_URL = `${sandbox.origin}/cms`;
	vi.spyOn(Math, 'random').mockReturnValue(0);
});
afterAll(async () => {
	vi.restoreAllMocks();
	await sandbox.close();
});
afterEach(async () => {
	closeContentCache();
	await sandbox.faults();
});

test.each([
	['2026-11-05', '2026-11-04T23:00:00.000Z'],
	['2024-02-29', '2024-02-28T23:00:00.000Z'],
	['2026-07-01', '2026-06-30T22:00:00.000Z'],
	['2026-11-05T11:00:00Z', '2026-11-05T11:00:00.000Z'],
	['2026-11-05T11:00Z', '2026-11-05T11:00:00.000Z'],
	['2026-11-05T11:00:00.5Z', '2026-11-05T11:00:00.500Z'],
	['2026-11-05T11:00:00,250Z', '2026-11-05T11:00:00.250Z'],
	['2026-11-05T11:00:00.123456Z', '2026-11-05T11:00:00.123Z'],
	['2026-11-05T11:00:00+02:00', '2026-11-05T09:00:00.000Z'],
	['2026-11-05T11:00:00+0200', '2026-11-05T09:00:00.000Z'],
	['2026-11-05T11:00:00-05', '2026-11-05T16:00:00.000Z'],
	['2026-11-05T00:30+05:30', '2026-11-04T19:00:00.000Z'],
])('[FX-24] %s is read as %s', (given, moment) => {
	expect(v.parse(date, given).toISOString()).toBe(moment);
});

const none = 'is no ISO 8601 date';
const noDay = 'is a day that does not exist';
const noZone = 'has a time without a zone';
const wrong: [string, string][] = [
	['05/11/2026', none],
	['11/05/2026', none],
	['05.11.2026', none],
	['2026/11/05', none],
	['2026-11-5', none],
	['2026-1-05', none],
	['2026-11', none],
	['2026', none],
	['20261105', none],
	['2026-W45', none],
	['2026-309', none],
	['2026-00-10', none],
	['2026-13-01', none],
	['26-11-05', none],
	['soon', none],
	['November 5, 2026', none],
	['5 Nov 2026', none],
	['Thu, 05 Nov 2026 11:00:00 GMT', none],
	['1793876400000', none],
	['', none],
	[' 2026-11-05', none],
	['2026-11-05 ', none],
	['2026-11-05 11:00:00Z', none],
	['2026-11-05t11:00:00z', none],
	['2026-11-05T', none],
	['2026-11-05T11Z', none],
	['2026-11-05T24:00:00Z', none],
	['2026-11-05T11:60:00Z', none],
	['2026-11-05T11:00:61Z', none],
	['2026-11-05T11:00:00+25:00', none],
	['2026-11-05Z', none],
	['2026-11-05T11:00:00 CET', none],
	['2026-02-30', noDay],
	['2026-02-29', noDay],
	['2026-04-31', noDay],
	['2026-06-00', noDay],
	['2026-11-31T11:00:00Z', noDay],
	['2100-02-29', noDay],
	['2026-11-05T11:00', noZone],
	['2026-11-05T11:00:00', noZone],
	['2026-11-05T11:00:00.000', noZone],
];

test.each(wrong)('[FX-24] "%s" is refused: it %s', (given, problem) => {
	for (const schema of [date, dayOrMoment])
		expect(v.safeParse(schema, given).issues?.[0].message, given).toMatch(new RegExp(`^${problem}`));
});

test('[FX-24] what is no text is no date', () => {
	for (const given of [1793876400000, null, undefined, true, {}, ['2026-11-05']])
		expect(v.is(date, given), String(given)).toBe(false);
});

describe('a day without a time', () => {
	test.each([
		['Europe/Brussels', '2026-02-28', '2026-02-27T23:00:00.000Z', '2026-02-28T22:59:59.000Z'],
		['Asia/Kuala_Lumpur', '2026-02-28', '2026-02-27T16:00:00.000Z', '2026-02-28T15:59:59.000Z'],
		['America/Toronto', '2026-02-28', '2026-02-28T05:00:00.000Z', '2026-03-01T04:59:59.000Z'],
		['Pacific/Kiritimati', '2026-02-28', '2026-02-27T10:00:00.000Z', '2026-02-28T09:59:59.000Z'],
		['Asia/Kolkata', '2026-02-28', '2026-02-27T18:30:00.000Z', '2026-02-28T18:29:59.000Z'],
		['UTC', '2026-02-28', '2026-02-28T00:00:00.000Z', '2026-02-28T23:59:59.000Z'],
		// Clocks are changed: the day is 23 hours long, and one that begins at one o'clock.
		['Europe/Brussels', '2026-03-29', '2026-03-28T23:00:00.000Z', '2026-03-29T21:59:59.000Z'],
		['America/Havana', '2026-03-08', '2026-03-08T05:00:00.000Z', '2026-03-09T03:59:59.000Z'],
	])('[SO-03] is that of %s, %s', (zone, day, start, end) => {
		const given = v.parse(dayOrMoment, day);
		expect(toStart(given, zone).toISOString()).toBe(start);
		expect(toEnd(given, zone).toISOString()).toBe(end);
		expect(isoDay(toStart(given, zone), zone)).toBe(day);
		expect(isoDay(toEnd(given, zone), zone)).toBe(day);
	});

	test('[SO-03] is told as that day, wherever the reader is', () => {
		expect(formatDate(v.parse(date, '2026-01-01'), 'en')).toBe('January 1, 2026');
		expect(formatDate(v.parse(date, '2026-12-31'), 'en')).toBe('December 31, 2026');
	});

	test('[SO-03] ends for a job where its office is', async () => {
		const path = '/api/offices/job-offers';
		const jobs = (await (await fetch(`${sandbox.origin}/cms${path}`)).json()) as Entry[];
		const body = jobs.map((job) => ({ ...job, validThrough: '2099-02-28' }));
		await sandbox.faults({ service: 'cms', path, mode: 'body', body: JSON.stringify(body) });
		const ends = new Map(
			(await loadAllJobs('en')).map((job) => [job.location, job.validThrough?.toISOString()]),
		);
		expect(ends.get('gent')).toBe('2099-02-28T22:59:59.000Z');
		expect(ends.get('kuala-lumpur')).toBe('2099-02-28T15:59:59.000Z');
	});

	test('[SO-03] keeps a moment as it is', () => {
		const given = v.parse(dayOrMoment, '2026-02-28T22:59:59Z');
		expect(toEnd(given, 'Asia/Tokyo').toISOString()).toBe('2026-02-28T22:59:59.000Z');
	});
});

type Entry = Record<string, unknown>;
type Load = () => Promise<unknown>;

/** Every field of the CMS that holds a date. */
const fields: [
	collection: string,
	field: string,
	path: string,
	load: Load,
	made: (value: string) => Entry,
][] = [
	['games', 'releaseDate', '/api/games', () => loadGames('en'), (releaseDate) => ({ releaseDate })],
	['games', 'trailer.date', '/api/games', () => loadGames('en'), (day) => ({ trailer: { date: day } })],
	['faqs', 'reviewedAt', '/api/faqs', () => loadFaqs('en'), (reviewedAt) => ({ reviewedAt })],
	[
		'office-news',
		'publishedAt',
		'/api/open/office-news',
		() => loadNews('en'),
		(publishedAt) => ({ publishedAt }),
	],
	['office-news', 'updatedAt', '/api/open/office-news', () => loadNews('en'), (updatedAt) => ({ updatedAt })],
	['support-patches', 'date', '/api/support-patches', () => loadPatches('en'), (day) => ({ date: day })],
	[
		'job-offers',
		'publishedAt',
		'/api/offices/job-offers',
		() => loadAllJobs('en'),
		(publishedAt) => ({ publishedAt }),
	],
	[
		'job-offers',
		'validThrough',
		'/api/offices/job-offers',
		() => loadAllJobs('en'),
		(validThrough) => ({ validThrough }),
	],
	['pages', 'updatedAt', '/api/pages/tos/en', () => loadPage('tos', 'en'), (updatedAt) => ({ updatedAt })],
	[
		'pages',
		'changes.0.date',
		'/api/pages/tos/en',
		() => loadPage('tos', 'en'),
		(day) => ({ changes: [{ version: 1, date: day, text: 'x' }] }),
	],
];

/** What is said where the field of one entry is that value: by an error, or by a warning that the entry is left out. */
async function saidOf([, , path, load, made]: (typeof fields)[number], value: string): Promise<string> {
	const body = (await (await fetch(`${sandbox.origin}/cms${path}`)).json()) as Entry | Entry[];
	const changed = Array.isArray(body)
		? body.map((entry, index) => (index === 0 ? { ...entry, ...made(value) } : entry))
		: { ...body, ...made(value) };
	await sandbox.faults({ service: 'cms', path, mode: 'body', body: JSON.stringify(changed) });
	openContentCache({ lifetime: Number.POSITIVE_INFINITY, patient: false, filesFolder: '/nowhere' });
	const failed = await load().then(
		() => '',
		(error: Error) => error.message,
	);
	return failed || contentSummary();
}

describe('every date field', () => {
	it.each(fields)('[FX-24] %s %s names entry and field', async (...field) => {
		const [collection, name] = field;
		for (const [value, problem] of [
			['05/11/2026', none],
			['2026-02-30', noDay],
			['2026-11-05T11:00:00', noZone],
		] as const) {
			const said = await saidOf(field, value);
			closeContentCache();
			expect(said).toContain(collection);
			expect(said).toMatch(/"[^"]+"/);
			expect(said).toContain(name);
			expect(said).toContain(problem);
		}
	});

	it('stands in the table above', async () => {
		const { readdir, readFile } = await import('node:fs/promises');
		const folder = new URL('../../src/cms/collections/', import.meta.url);
		const files = await Promise.all(
			(await readdir(folder)).map((name) => readFile(new URL(name, folder), 'utf8')),
		);
		const uses = files.flatMap((text) => text.match(/\b(?:: (?:date|dayOrMoment)\b|\bdate,)/g) ?? []);
		const imports = files.filter((text) => /import \{[^}]*\bdate,/.test(text)).length;
		expect(uses.length - imports).toBe(fields.length);
	});
});
