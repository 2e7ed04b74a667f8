import { afterEach, describe, expect, test } from 'vitest';
import { required } from '../support/required.ts';
import { call, clearFaults, readLog, setFaults } from '../support/site.ts';

afterEach(clearFaults);

type Entry = Record<string, unknown>;

const later = '2098-03-01T00:00:00Z';
const earlier = '2020-03-01T00:00:00Z';

async function read<T = Entry[]>(path: string): Promise<T> {
	return (await (await fetch(`${required('TEST_SANDBOX_URL')}/cms${path}`)).json()) as T;
}

const nameOf = (entry: Entry) => String(entry.slug ?? entry.id);

/** Has the CMS answer with a date in each of the entries that are named. */
async function dateEntries(path: string, names: readonly string[], part: Entry): Promise<void> {
	const body = await read<Entry | Entry[]>(path);
	const change = (entry: Entry) => (names.includes(nameOf(entry)) ? { ...entry, ...part } : entry);
	const changed = Array.isArray(body) ? body.map(change) : change(body);
	await setFaults({ service: 'cms', path, mode: 'body', body: JSON.stringify(changed) });
}

const dataOf = async (path: string) => (await call(path)).body.data as Entry[];

describe('[PB-03] of a day to come', () => {
	test.each([
		['jobs', '/api/offices/job-offers', '/api/careers/job-offers', '2004', 'publishedAt'],
		['answers', '/api/faqs', '/api/faqs', 'refund', 'publishedAt'],
		['categories', '/api/faq-categories', '/api/faq-categories', 'saves', 'publishedAt'],
		['new versions', '/api/support-patches', '/api/support-patches', '', 'date'],
		['new versions by the other date', '/api/support-patches', '/api/support-patches', '', 'publishedAt'],
	])('%s are in no list', async (_name, cms, path, given, field) => {
		const name = given || nameOf((await read(cms))[0] ?? {});
		await dateEntries(cms, [name], { [field]: later });
		const held = (await dataOf(path)).map(nameOf);
		expect(held.length).toBeGreaterThan(0);
		expect(held).not.toContain(name);
		await clearFaults();
		await dateEntries(cms, [name], { [field]: earlier });
		expect((await dataOf(path)).map(nameOf)).toContain(name);
	});

	test.each([
		['a job', '/api/open/offices/job-offers/2004', '/api/careers/job-offers/2004', '2004'],
		['an answer', '/api/faqs/slug/refund', '/api/faqs/slug/refund', 'refund'],
		['a category', '/api/faq-categories/slug/saves', '/api/faq-categories/slug/saves', 'saves'],
	])('%s is not found by itself', async (_name, cms, path, name) => {
		await dateEntries(cms, [name], { publishedAt: later });
		expect((await call(path)).status).toBe(404);
		await clearFaults();
		await dateEntries(cms, [name], { publishedAt: earlier });
		expect((await call(path)).status).toBe(200);
	});

	test.each(['', '/fr', '/es'])('a job has no page, %s/careers/..., until its day', async (prefix) => {
		const cms = '/api/open/offices/job-offers/7001';
		const job: Entry = { ...(await read<Entry>('/api/open/offices/job-offers/2004')), id: '7001' };
		const answer = (publishedAt: string) =>
			setFaults({ service: 'cms', path: cms, mode: 'body', body: JSON.stringify({ ...job, publishedAt }) });
		await answer(later);
		const page = await call(`${prefix}/careers/7001`);
		expect(page.status).toBe(404);
		expect(page.text).not.toContain(String(job.title));
		await clearFaults();
		await answer(earlier);
		expect((await call(`${prefix}/careers/7001`)).status).toBe(200);
	});

	test('a job is in no feed', async () => {
		await dateEntries('/api/offices/job-offers', ['2004'], { publishedAt: later });
		for (const path of ['/api/careers/feed.rss', '/api/careers/feed.json']) {
			const { text } = await call(path);
			expect(text).toContain('/careers/2');
			expect(text).not.toContain('/careers/2004');
		}
	});

	test('the survey is not there', async () => {
		const path = '/api/contact-surveys/code/playtester';
		await dateEntries(path, [], {});
		await clearFaults();
		const entry = await read<Entry>(path);
		const body = JSON.stringify({ ...entry, publishedAt: later });
		await setFaults({ service: 'cms', path, mode: 'body', body });
		expect((await call(path)).status).toBe(404);
	});

	test('a game is no choice of a report', async () => {
		const form = await read<{ games: Entry[] }>('/api/issues/form');
		const [first, ...others] = form.games;
		const body = JSON.stringify({ ...form, games: [{ ...first, publishedAt: later }, ...others] });
		await setFaults({ service: 'cms', path: '/api/issues/form', mode: 'body', body });
		const data = (await call('/api/issues/form')).body.data as { games: Entry[] };
		expect(data.games.map(({ id }) => id)).toEqual(others.map(({ id }) => id));
	});
});

test('[PB-03] those who ask for a few of the newest jobs get as many, however many are to come', async () => {
	const cms = '/api/offices/job-offers';
	const jobs = await read(`${cms}?limit=3`);
	const toCome = jobs.map((job) => ({ ...job, publishedAt: later }));
	const body = JSON.stringify(toCome);
	await setFaults({ service: 'cms', path: cms, mode: 'body', body, times: 1 });
	const { length: before } = await readLog();
	const found = await dataOf('/api/careers/job-offers?limit=3');
	const asked = (await readLog()).slice(before).filter(({ service }) => service === 'cms');
	expect(asked).toHaveLength(2);
	expect(found.map(({ id }) => id)).toEqual((await read(`${cms}?limit=3&start=3`)).map(({ id }) => id));
});
