import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadFile } from '#cms/cache/file-cache.ts';
import { loadConsents } from '#cms/collections/consents.ts';
import { loadContactCategories, loadFaqCategories, loadFaqs } from '#cms/collections/faqs.ts';
import { loadGames, loadPatches } from '#cms/collections/games.ts';
import { loadBanners, loadHome } from '#cms/collections/home.ts';
import { loadAllJobs, loadJobs } from '#cms/collections/jobs.ts';
import { loadNews } from '#cms/collections/news.ts';
import { loadContinents, loadOfficeBySlug, loadOfficeNames, loadOffices } from '#cms/collections/offices.ts';
import { loadPage, type PageSlug } from '#cms/collections/pages.ts';
import { loadPress, loadPressPacks } from '#cms/collections/press.ts';
import { loadRedirects } from '#cms/collections/redirects.ts';
import { loadSurvey, loadSurveyPictures } from '#cms/collections/survey.ts';
import { loadLogo } from '#cms/logo.ts';
import { type Locale, locales } from '#contract/locales.ts';
import { type ContentSources, sourceNames, startContentSources } from '../support/content-sources.ts';

let sources: ContentSources;

beforeAll(async () => {
	sources = await startContentSources();
});
afterAll(() => sources.close());

const pages: PageSlug[] = [
	'accessibility',
	'account-faq',
	'careers',
	'contact',
	'cookies',
	'fan-content-policy',
	'gdpr',
	'internships',
	'playtests',
	'privacy',
	'tos',
];

/** Every question that pages ask, by its name. */
const questions: Record<string, (locale: Locale) => Promise<unknown>> = {
	banners: loadBanners,
	consents: loadConsents,
	'contact form': loadContactCategories,
	continents: loadContinents,
	'categories of support': loadFaqCategories,
	'answers of support': loadFaqs,
	games: loadGames,
	'the home page': loadHome,
	jobs: loadAllJobs,
	news: (locale) => loadNews(locale),
	offices: loadOffices,
	'names of offices': async (locale) => [...(await loadOfficeNames(locale))],
	'an office': (locale) => loadOfficeBySlug('gent', locale),
	patches: loadPatches,
	press: loadPress,
	redirects: loadRedirects,
	survey: async (locale) => {
		const survey = await loadSurvey(locale);
		return survey && { ...survey, config: JSON.parse(survey.config) };
	},
	...Object.fromEntries(
		pages.map((name) => [`the page ${name}`, (locale: Locale) => loadPage(name, locale)]),
	),
};

/** Answers are the same where they differ in white space between tags and in the version in a file's address only. */
const normal = (answer: unknown) =>
	JSON.parse(
		JSON.stringify(answer)
			.replaceAll(/"(?:http:\/\/[^"]*?)?\/media\/(?:[\da-f]{8}\/)?([\w-]+\.\w+)"/g, '"/media/$1"')
			.replaceAll(/(?:\\n|\s)+/g, ' ')
			.replaceAll(/> </g, '><')
			.replaceAll(/(<(?:p|li|td|th|dd|dt|h3)>) | (<\/(?:p|li|td|th|dd|dt|h3)>)/g, '$1$2'),
	);

describe('the demo studio in files', () => {
	it.each(Object.keys(questions))('answers as the CMS does: %s', async (name) => {
		for (const locale of locales) {
			sources.choose('rest');
			const expected = normal(await questions[name]?.(locale));
			sources.choose('files');
			expect(normal(await questions[name]?.(locale)), locale).toEqual(expected);
		}
	});
});

it('the files of a CMS may have an address of their own', async () => {
	sources.choose('rest');
	process.env.CMS_FILES_URL = 'https://files.studio.example/space';
	const [game] = await loadGames('en');
	delete process.env.CMS_FILES_URL;
	expect(game?.keyArt.wide.url).toMatch(/^https:\/\/files\.studio\.example\/space\/media\//);
});

describe.each(sourceNames)('the source %s', (source) => {
	beforeAll(() => sources.choose(source));

	it('[EN-04] a press pack has a title and files with id, label, uploadInfo, archive and an address', async () => {
		const { packs } = await loadPress('en');
		const files = packs.flatMap((pack) => pack.files);
		expect(packs.every(({ title }) => title.length > 0)).toBe(true);
		expect(files.some(({ archive }) => archive)).toBe(true);
		expect(files.some(({ archive }) => !archive)).toBe(true);
		expect(files.some(({ uploadInfo }) => uploadInfo)).toBe(true);
		expect(new Set(files.map(({ id }) => id)).size).toBe(files.length);
		for (const { label, file } of files) {
			expect(label).not.toBe('');
			const bytes = await (await loadFile('presses', file.url)).arrayBuffer();
			expect(bytes.byteLength, file.url).toBeGreaterThan(100);
		}
	});

	it('[EN-01] a location has id, slug, externalUrl and its city in the first translation', async () => {
		const offices = await loadOffices('fr');
		expect(offices.some(({ externalUrl }) => externalUrl)).toBe(true);
		for (const office of offices) {
			expect(office).toMatchObject({ id: /./, slug: /./ });
			expect(office.translations[0]?.locale).toBe('fr');
			expect(office.city).toBe(office.translations[0]?.city);
			for (const { location } of office.categories) expect(location).toBe(office.slug);
		}
	});

	it('[EN-01] a job carries categories of location and team that are those of offices', async () => {
		const slugs = (await loadOffices('en')).map(({ slug }) => slug);
		const jobs = await loadJobs('en');
		expect(jobs.length).toBeGreaterThan(30);
		for (const { location, team, categories } of jobs) {
			expect(categories).toContainEqual({ location, team });
			for (const category of categories) expect(slugs).toContain(category.location);
		}
	});

	it('the contact form has categories with the address that reads them', async () => {
		const categories = await loadContactCategories('es');
		expect(categories.length).toBeGreaterThan(2);
		for (const { email } of categories) expect(email).toMatch(/@/);
	});

	it('gives pictures that are what their entry says', async () => {
		const [game] = await loadGames('en');
		const picture = await loadFile('pictures', game?.keyArt.wide.url ?? '');
		expect(picture.headers.get('Content-Type')).toBe('image/webp');
		expect(picture.headers.get('Cache-Control')).not.toBeNull();
		expect(game && (await loadLogo(game))).toMatch(/<path/);
		const survey = await loadSurvey('en');
		const pictures = survey && Object.values(await loadSurveyPictures(survey, 'en'));
		for (const data of pictures ?? []) expect(data).toMatch(/^data:image\//);
		const [pack] = await loadPressPacks('en');
		expect(pack?.files[0]?.fileName).toMatch(/\.\w+$/);
	});

	it('an office that is not there is an error that names it', async () => {
		await expect(loadOfficeBySlug('atlantis', 'en')).rejects.toThrow(/by-slug\/atlantis\/en/);
	});
});
