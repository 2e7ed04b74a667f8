import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { closeContentCache, openContentCache } from '#cms/cache/content-cache.ts';
import { loadFaqCategories, loadFaqs } from '#cms/collections/faqs.ts';
import { loadGames, loadPatches } from '#cms/collections/games.ts';
import { loadBanners } from '#cms/collections/home.ts';
import { loadAllJobs, loadJobs } from '#cms/collections/jobs.ts';
import { loadNews } from '#cms/collections/news.ts';
import { loadContinents, loadOfficeNames, loadOffices } from '#cms/collections/offices.ts';
import { findPage, loadPage } from '#cms/collections/pages.ts';
import { nextChange, readContent } from '#cms/content.ts';
import { isDeadLink } from '#cms/links.ts';
import { contentSummary } from '#cms/warnings.ts';
import { type Locale, locales } from '#contract/locales.ts';
import { answered, type OwnSandbox, ownSandbox } from '../support/sandbox.ts';

let sandbox: OwnSandbox;
const begin = () =>
	openContentCache({ lifetime: Number.POSITIVE_INFINITY, patient: false, filesFolder: '/nowhere' });

beforeAll(async () => {
	sandbox = await ownSandbox();
	process.env.CMS_URL = `${sandbox.origin}/cms`;
});
afterAll(() => sandbox.close());
beforeEach(begin);
afterEach(async () => {
	closeContentCache();
	await sandbox.faults();
});

type Entry = Record<string, unknown>;

/** One entry of a list with a change. */
async function change(path: string, slug: string, part: Entry) {
	const entries = await sandbox.entriesOf(path);
	const nameOf = (entry: Entry) => String(entry.slug ?? entry.id);
	expect(entries.map(nameOf)).toContain(slug);
	return answered(
		path,
		entries.map((entry) => (nameOf(entry) === slug ? { ...entry, ...part } : entry)),
	);
}

const later = '2098-03-01T00:00:00Z';
const namesIn = (list: readonly object[]) =>
	list.map((entry) => String((entry as Entry).slug ?? (entry as Entry).id));

interface Kind {
	path: string;
	entry: string;
	field?: string;
	load: (locale: Locale) => Promise<readonly object[]>;
	/** Where it is, if it has a page. */
	at?: string;
}

const kinds: Record<string, Kind> = {
	news: {
		...{ path: '/api/open/office-news', entry: 'the-brine-gate-opens' },
		...{ load: loadNews, at: '/blog/the-brine-gate-opens' },
	},
	jobs: { path: '/api/offices/job-offers', entry: '2004', load: loadJobs, at: '/careers/2004' },
	'jobs, open or not': { path: '/api/offices/job-offers', entry: '2004', load: loadAllJobs },
	answers: { path: '/api/faqs', entry: 'refund', load: loadFaqs, at: '/support/faqs/refund' },
	categories: { path: '/api/faq-categories', entry: 'saves', load: loadFaqCategories },
	games: { path: '/api/games', entry: 'thornhollow', load: loadGames },
	'new versions': { path: '/api/support-patches', entry: '', field: 'date', load: loadPatches },
	'new versions by the other date': { path: '/api/support-patches', entry: '', load: loadPatches },
	banners: { path: '/api/multibanners', entry: 'brine-gate', load: loadBanners },
	offices: {
		...{ path: '/api/open/offices/*', entry: 'dublin', at: '/careers/location/dublin' },
		load: loadOffices,
	},
	'names of offices': {
		...{ path: '/api/offices', entry: 'dublin' },
		load: async (locale) => [...(await loadOfficeNames(locale)).keys()].map((slug) => ({ slug })),
	},
};

const jobsPath = '/api/offices/job-offers';

/** Each kind with one entry that appears later. */
async function holdBack({ path, entry, field = 'publishedAt' }: Kind, date = later): Promise<string> {
	const paths = path.endsWith('*') ? locales.map((locale) => path.replace('*', locale)) : [path];
	const name = entry || String((await sandbox.entriesOf(path))[0]?.id);
	const faults = await Promise.all(paths.map((each) => change(each, name, { [field]: date })));
	// A fault is for the paths below it, too.
	const jobs = answered(jobsPath, await sandbox.entriesOf(jobsPath));
	await sandbox.faults(...(path === jobsPath ? [] : [jobs]), ...faults);
	return name;
}

describe('[PB-03] of a day to come', () => {
	it.each(Object.entries(kinds))(
		'%s are held back in every language, and come with the clock',
		async (...row) => {
			const [, kind] = row;
			const name = await holdBack(kind);
			if (kind.path.startsWith('/api/offices') && !kind.path.includes('job')) await kind.load('en');
			else await readContent();
			for (const locale of locales) {
				const names = namesIn(await kind.load(locale));
				expect(names.length).toBeGreaterThan(0);
				expect(names).not.toContain(name);
			}
			if (kind.at) expect(isDeadLink(kind.at)).toBe(true);
			expect(await nextChange(Date.parse('2098-02-01'))).toEqual(new Date(later));
		},
	);

	it.each(Object.entries(kinds))('%s are there once it has come', async (...row) => {
		const [, kind] = row;
		const name = await holdBack(kind, '2020-03-01T00:00:00Z');
		expect(namesIn(await kind.load('en'))).toContain(name);
	});

	it('an entry is told to editors, with its day', async () => {
		await holdBack(kinds.games as Kind);
		await readContent();
		expect(contentSummary()).toContain(
			'games "thornhollow" field publishedAt (en, fr, es): is held back until 2098-03-01T00:00:00.000Z',
		);
	});

	it('an entry that is wrong stops no build, and is told before its day', async () => {
		await sandbox.faults(await change('/api/games', 'thornhollow', { publishedAt: later, slug: 'A B' }));
		await readContent();
		expect(contentSummary()).toMatch(/games "thornhollow" .*is held back until .*; then it is wrong: slug: /);
	});

	it('an entry of one language is held back in all of them', async () => {
		const fault = await change('/api/faqs', 'refund', { publishedAt: later });
		await sandbox.faults({ ...fault, times: 1 });
		await readContent();
		for (const locale of locales) expect(namesIn(await loadFaqs(locale))).not.toContain('refund');
	});

	it('an office stands under no continent', async () => {
		const path = '/api/open/offices/by-continent/en';
		const groups = (await sandbox.entriesOf(path)).map((group) => ({
			...group,
			offices: (group.offices as Entry[]).map((each) =>
				each.slug === 'dublin' ? { ...each, publishedAt: later } : each,
			),
		}));
		await sandbox.faults(answered(path, groups));
		const offices = (await loadContinents('en')).flatMap((group) => group.offices);
		expect(offices.length).toBeGreaterThan(3);
		expect(namesIn(offices)).not.toContain('dublin');
	});

	it('a text links to it no more, and its words stay', async () => {
		const html = '<p>Read <a href="/support/faqs/refund">this</a>.</p>';
		const [faqs, page] = await Promise.all([
			change('/api/faqs', 'refund', { publishedAt: later }),
			sandbox.entriesOf('/api/pages/contact/en'),
		]);
		const block = { type: 'section', title: 'x', html };
		await sandbox.faults(faqs, answered('/api/pages/contact/en', { ...page, blocks: [block] }));
		await readContent();
		expect((await loadPage('contact', 'en')).blocks).toEqual([{ ...block, html: '<p>Read this.</p>' }]);
	});

	it.each(['2098-13-01', 'tomorrow', 7])(
		'a date that is none is an error like any other: %j',
		async (date) => {
			await sandbox.faults(await change('/api/games', 'thornhollow', { publishedAt: date }));
			await expect(readContent()).rejects.toThrow(
				/"games": entry "thornhollow": .*\(field \[\d+\]\.publishedAt\)/,
			);
		},
	);

	it.each([null, undefined])('no date is none: %j', async (date) => {
		await sandbox.faults(await change('/api/games', 'thornhollow', { publishedAt: date }));
		expect(namesIn(await loadGames('en'))).toContain('thornhollow');
	});

	it('the first of several days is the next', async () => {
		await sandbox.faults(
			await change('/api/games', 'thornhollow', { publishedAt: '2098-05-01' }),
			await change('/api/faqs', 'refund', { publishedAt: '2098-04-01T12:00:00+02:00' }),
		);
		await readContent();
		expect(await nextChange(Date.parse('2098-02-01'))).toEqual(new Date('2098-04-01T10:00:00Z'));
	});
});

describe('[PB-03] a page of a day to come', () => {
	async function holdPage(name: string): Promise<void> {
		const faults = locales.map(async (locale) => {
			const path = `/api/pages/${name}/${locale}`;
			return answered(path, { ...(await sandbox.entriesOf(path)), publishedAt: later });
		});
		await sandbox.faults(...(await Promise.all(faults)));
	}

	it.each([
		['gdpr', '/gdpr'],
		['accessibility', '/accessibility'],
		['fan-content-policy', '/fan-content-policy'],
		['internships', '/careers/internships'],
	] as const)('that the site can do without is held back: %s', async (name, path) => {
		await holdPage(name);
		await readContent();
		for (const locale of locales) expect(await findPage(name, locale)).toBeUndefined();
		expect([isDeadLink(path), isDeadLink(`/fr${path}`)]).toEqual([true, true]);
		expect(await nextChange(Date.parse('2098-02-01'))).toEqual(new Date(later));
		expect(contentSummary()).toContain(
			`pages "${name}" field publishedAt (en, fr, es): is held back until 2098-03-01T00:00:00.000Z`,
		);
	});

	it.each(['privacy', 'careers', 'contact'] as const)(
		'that the site needs stops the build: %s',
		async (name) => {
			await holdPage(name);
			await expect(findPage(name, 'en')).rejects.toThrow(
				`CMS collection "pages": entry "${name}": is held back until 2098-03-01T00:00:00.000Z, and the site needs it`,
			);
		},
	);
});
