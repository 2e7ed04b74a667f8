import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadFile } from '#cms/cache/file-cache.ts';
import { loadContactCategories } from '#cms/collections/faqs.ts';
import { loadGames } from '#cms/collections/games.ts';
import { loadJobs } from '#cms/collections/jobs.ts';
import { loadOfficeBySlug, loadOffices } from '#cms/collections/offices.ts';
import { loadPress, loadPressPacks } from '#cms/collections/press.ts';
import { loadSurvey, loadSurveyPictures } from '#cms/collections/survey.ts';
import { loadLogo } from '#cms/logo.ts';
import { locales } from '#contract/locales.ts';
import { normal, questions } from '../support/content-questions.ts';
import { type ContentSources, sourceNames, startContentSources } from '../support/content-sources.ts';

let sources: ContentSources;

beforeAll(async () => {
	sources = await startContentSources();
});
afterAll(() => sources.close());

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

describe.each(sourceNames)('[SO-07] the source %s', (source) => {
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

	it('answers every question of the site', async () => {
		for (const [name, ask] of Object.entries(questions)) expect(await ask('fr'), name).toBeTruthy();
	});

	it('an office that is not there is an error that names it', async () => {
		await expect(loadOfficeBySlug('atlantis', 'en')).rejects.toThrow(/by-slug\/atlantis\/en/);
	});
});
