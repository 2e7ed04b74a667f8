import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { closeContentCache, openContentCache } from '#cms/cache/content-cache.ts';
import { loadConsents } from '#cms/collections/consents.ts';
import { loadFaqCategories, loadFaqs } from '#cms/collections/faqs.ts';
import { loadGames } from '#cms/collections/games.ts';
import { loadBanners } from '#cms/collections/home.ts';
import { loadAllJobs, loadJobPosting, loadJobs } from '#cms/collections/jobs.ts';
import { loadProducts } from '#cms/collections/merch.ts';
import { loadNews } from '#cms/collections/news.ts';
import { loadOfficeBySlug, loadOfficeNames, loadOffices } from '#cms/collections/offices.ts';
import { loadPress } from '#cms/collections/press.ts';
import { type OwnSandbox, ownSandbox } from '../support/sandbox.ts';

let sandbox: OwnSandbox;

beforeAll(async () => {
	sandbox = await ownSandbox();
	process.env.CMS_URL = `${sandbox.origin}/cms`;
	process.env.MERCH_URL = `${sandbox.origin}/merch`;
	process.env.JOB_POSTINGS_URL = sandbox.origin;
});
afterAll(() => sandbox.close());
beforeEach(() => sandbox.faults());
afterEach(() => {
	vi.restoreAllMocks();
	closeContentCache();
});

/** No wait between tries: the jitter takes the shortest. */
const withoutWaiting = () => vi.spyOn(Math, 'random').mockReturnValue(0);
const openBuild = () =>
	openContentCache({ lifetime: Number.POSITIVE_INFINITY, patient: false, filesFolder: '/nowhere' });

type Entry = Record<string, unknown>;

async function answerOf<T = Entry[]>(path: string): Promise<T> {
	return (await (await fetch(`${sandbox.origin}/cms${path}`)).json()) as T;
}

const answer = (path: string, body: unknown) =>
	sandbox.faults({ service: 'cms', path, mode: 'body', body: JSON.stringify(body) });

async function askedDuring(task: () => Promise<unknown>): Promise<string[]> {
	const before = (await sandbox.asked('cms')).length;
	await task();
	return (await sandbox.asked('cms')).slice(before);
}

describe('answers of the CMS', () => {
	it('[AP-03] news are read from the list in the locale asked for, newest first, their files as addresses', async () => {
		const asked = await askedDuring(async () => {
			const [newest, next] = await loadNews('fr', 2);
			expect(newest?.title).not.toBe((await loadNews('en', 1))[0]?.title);
			expect(newest?.image.url).toMatch(`${sandbox.origin}/cms/media/`);
			expect(newest?.publishedAt.getTime()).toBeGreaterThan(next?.publishedAt.getTime() ?? 0);
		});
		expect(asked[0]).toBe('GET /cms/api/open/office-news?locale=fr&limit=100&start=0');
		const item = await answerOf<Entry>('/api/open/office-news/the-brine-gate-opens?locale=fr');
		expect((await loadNews('fr')).map(({ id }) => id)).toContain(String(item.id));
	});

	it('are asked for once per build, however many pages need them', async () => {
		openBuild();
		const thrice = () => Promise.all([loadOffices('es'), loadOffices('es'), loadOffices('es')]);
		expect(await askedDuring(thrice)).toHaveLength(1);
	});

	it('are asked for anew outside of a build', async () => {
		expect(await askedDuring(() => Promise.all([loadOffices('es'), loadOffices('es')]))).toHaveLength(2);
	});

	it('are read over all pages of a list', async () => {
		const [first] = await answerOf('/api/multibanners');
		const many = Array.from({ length: 230 }, (_, id) => ({ ...first, id }));
		await sandbox.faults(
			...[0, 100, 200].map((start) => ({
				service: 'cms',
				path: '/api/multibanners',
				mode: 'body',
				body: JSON.stringify(many.slice(start, start + 100)),
				times: 1,
			})),
		);
		expect((await loadBanners('en')).map(({ id }) => Number(id))).toEqual(many.map(({ id }) => id));
	});

	it('may come from a service that knows no pages', async () => {
		const [first] = await answerOf('/api/multibanners');
		await answer(
			'/api/multibanners',
			Array.from({ length: 230 }, (_, id) => ({ ...first, id })),
		);
		expect(await loadBanners('en')).toHaveLength(230);
	});

	it('keep the language that a banner or the cookie bar links to, and get their own where it names none', async () => {
		const [first] = await answerOf('/api/multibanners');
		const links = ['/fr/blog', '/blog?page=2', '/#games', 'https://games.example/x'];
		await answer(
			'/api/multibanners',
			links.map((link, id) => ({ ...first, id, link })),
		);
		const inFrench = ['/fr/blog', '/fr/blog?page=2', '/fr#games', 'https://games.example/x'];
		expect((await loadBanners('fr')).map(({ link }) => link)).toEqual(inFrench);
		const consents = await answerOf<object>('/api/configs/consents');
		await answer('/api/configs/consents', { ...consents, links: links.map((url) => ({ label: 'x', url })) });
		expect((await loadConsents('fr')).links.map(({ url }) => url)).toEqual(inFrench);
	});

	it('may wrap a list in data', async () => {
		await answer('/api/multibanners', { data: await answerOf('/api/multibanners') });
		expect((await loadBanners('en')).length).toBe(3);
	});

	it('[EN-07] categories and answers of support carry what the site shows, markup reduced to what editors may write', async () => {
		const categories = await loadFaqCategories('es');
		expect(categories).toHaveLength(6);
		for (const category of categories) expect(category).toMatchObject({ id: /./, slug: /./, name: /./ });
		const faqs = await answerOf('/api/faqs?locale=es');
		const [, ...others] = faqs;
		const description = '<p onclick="x()">Hola <script>x()</script><a href="/contact">escríbenos</a></p>';
		await answer('/api/faqs', [{ ...faqs[0], id: 7, description }, ...others]);
		const [faq] = await loadFaqs('es');
		expect(faq).toMatchObject({ id: '7', title: faqs[0]?.title });
		expect(faq?.description).toBe('<p>Hola <a href="/es/contact">escríbenos</a></p>');
	});

	it('[AP-05] support is read from the categories and the answers of the CMS', async () => {
		const asked = await askedDuring(async () => {
			const [categories, faqs] = await Promise.all([loadFaqCategories('fr'), loadFaqs('fr')]);
			const slugs = categories.map(({ slug }) => slug);
			expect(new Set(faqs.map(({ category }) => category))).toEqual(new Set(slugs));
			const known = faqs.map(({ slug }) => slug);
			for (const { related } of faqs) for (const slug of related) expect(known).toContain(slug);
		});
		expect(asked).toContain('GET /cms/api/faq-categories?locale=fr&limit=100&start=0');
		expect(asked).toContain('GET /cms/api/faqs?locale=fr&limit=100&start=0');
		const [first] = await loadFaqs('fr');
		expect(await answerOf(`/api/faqs/slug/${first?.slug}?locale=fr`)).toHaveProperty('id', first?.id);
		const [category] = await loadFaqCategories('fr');
		const found = await answerOf(`/api/faq-categories/slug/${category?.slug}?locale=fr`);
		expect(found).toMatchObject({ id: category?.id, name: category?.name });
	});

	it('[AP-02] the press kit is read from /api/presses', async () => {
		const asked = await askedDuring(async () => {
			const press = await loadPress('fr');
			expect(press.facts.length).toBeGreaterThan(3);
			expect(press.pageBlocks.length).toBeGreaterThan(1);
			expect(press.contacts.length).toBeGreaterThan(0);
		});
		expect(asked).toEqual(['GET /cms/api/presses?locale=fr']);
	});
});

describe('[CA-16] the four questions about offices', () => {
	it('are asked, and answered in the language of the page', async () => {
		const asked = await askedDuring(async () => {
			const all = await loadOffices('fr');
			const names = await loadOfficeNames('fr');
			const one = await loadOfficeBySlug('gent', 'fr');
			const { loadContinents } = await import('#cms/collections/offices.ts');
			const continents = await loadContinents('fr');
			expect([...names]).toEqual(all.map(({ slug, city }) => [slug, city]));
			expect(names.get('gent')).toBe('Gand');
			expect(one).toEqual(all.find(({ slug }) => slug === 'gent'));
			expect(continents.map(({ continent }) => continent)).toContain('north-america');
			const placed = continents.flatMap(({ offices }) => offices.map(({ slug }) => slug));
			expect(placed.toSorted()).toEqual([...names.keys()].toSorted());
		});
		expect(asked.map((line) => line.replace(/\?.*/, ''))).toEqual([
			'GET /cms/api/open/offices/fr',
			'GET /cms/api/offices',
			'GET /cms/api/open/offices/by-slug/gent/fr',
			'GET /cms/api/open/offices/by-continent/fr',
		]);
	});

	it('name the city of every job in the language of the page', async () => {
		const names = await loadOfficeNames('es');
		const jobs = await loadJobs('es');
		expect(jobs.find(({ location }) => location === 'gent')?.city).toBe('Gante');
		for (const { city, location } of jobs) expect(city).toBe(names.get(location));
	});

	it('an office that is not there is named by its address', async () => {
		await expect(loadOfficeBySlug('atlantis', 'en')).rejects.toThrow(/answered 404.*by-slug\/atlantis\/en/);
	});
});

describe('jobs', () => {
	it('are read without the mark of templates', async () => {
		const [first, ...others] = await answerOf('/api/offices/job-offers');
		const changed = {
			...first,
			title: '\uFDD0nothing\uFDD0',
			closed: false,
			validThrough: '2099-12-31T00:00:00Z',
		};
		await answer('/api/offices/job-offers', [changed, ...others]);
		const titles = (await loadJobs('en')).map(({ title }) => title);
		expect(titles).toContain('\uFFFDnothing\uFFFD');
	});

	it('that are withdrawn or past their last moment are not built', async () => {
		const every = await loadAllJobs('en');
		const open = await loadJobs('en');
		expect(every.filter(({ closed }) => closed).length).toBeGreaterThan(0);
		expect(open.every(({ closed }) => !closed)).toBe(true);
		const jobs = await answerOf('/api/offices/job-offers');
		const first = jobs.find(({ closed }) => !closed);
		await answer(
			'/api/offices/job-offers',
			jobs.map((job) => (job === first ? { ...job, validThrough: '2020-01-01T00:00:00Z' } : job)),
		);
		const left = (await loadJobs('en')).map(({ id }) => id);
		expect(left).not.toContain(first?.id);
		expect(left).toHaveLength(open.length - 1);
	});
});

describe('a draft that the CMS answers all the same', () => {
	it('is left out with a warning', async () => {
		const warning = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
		const [first, ...others] = await answerOf('/api/games');
		await answer('/api/games', [{ ...first, draft: true }, ...others]);
		expect(await loadGames('en')).toHaveLength(others.length);
		expect(warning.mock.calls.join()).toMatch(`games "${first?.id}": is left out: it is a draft`);
	});
});

describe('services that the site can do without', () => {
	it('[AP-01] the merch service feeds products with their prices', async () => {
		const products = await loadProducts('fr', 'europe');
		expect(products.length).toBeGreaterThan(3);
		expect(products.every(({ currency }) => currency === 'EUR')).toBe(true);
	});

	it('a product whose picture the build may not fetch is left out, with a warning', async () => {
		const warning = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
		const products = await loadProducts('fr', 'europe');
		process.env.MERCH_FILES_URL = 'https://cdn.merch.example/files';
		expect(await loadProducts('fr', 'europe')).toEqual([]);
		delete process.env.MERCH_FILES_URL;
		expect(warning).toHaveBeenCalledTimes(products.length);
		expect(warning.mock.calls.join()).toMatch(
			/its picture http.* is not at https:\/\/cdn\.merch\.example\/files/,
		);
	});

	it('a merch service that fails leaves the site without products, with a warning', async () => {
		const warning = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
		await sandbox.faults({ service: 'merch', mode: 'status:404' });
		expect(await loadProducts('fr', 'europe')).toEqual([]);
		expect(warning.mock.calls.join()).toMatch(/merch \(fr\): .*404/);
	});

	it('the job-posting provider adds to a job what it holds under its id', async () => {
		const posting = await loadJobPosting('posting-2104', 'fr');
		expect(posting?.sections[0]?.title).toBe('Comment nous recrutons');
		expect(await sandbox.asked('postings')).toContain('GET /postings/posting-2104?locale=fr');
	});

	it.each([
		['has none', 'posting-0', 'status:404'],
		['is down', 'posting-2104', 'status:503'],
		['answers HTML', 'posting-2104', 'html'],
		['answers something else', 'posting-2104', 'body'],
	])('a job-posting provider that %s leaves the job as it is, with a warning', async (_name, id, mode) => {
		withoutWaiting();
		const warning = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
		await sandbox.faults({ service: 'postings', mode, body: '{"sections":[{"title":"","html":"x"}]}' });
		expect(await loadJobPosting(id, 'en')).toBeNull();
		expect(warning.mock.calls.join()).toMatch(`postings "${id}" (en): is left out: `);
	});

	it('a studio without a job-posting provider gets a warning', async () => {
		const warning = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
		const { JOB_POSTINGS_URL } = process.env;
		delete process.env.JOB_POSTINGS_URL;
		expect(await loadJobPosting('posting-2104', 'en')).toBeNull();
		process.env.JOB_POSTINGS_URL = JOB_POSTINGS_URL;
		expect(warning.mock.calls.join()).toMatch(/JOB_POSTINGS_URL is not set/);
	});
});
