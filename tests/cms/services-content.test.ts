import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { sealServicesContent } from '#cms/services-content.ts';
import { type Locale, locales } from '#contract/locales.ts';
import { servicesContent, servicesContentPath } from '#contract/upstream-submissions.ts';
import { unseal } from '#lib/seal.ts';
import { type FollowedContent, toFormsContent } from '../../services/content.ts';
import { chooseBoard } from '../support/boards.ts';
import { copyContent } from '../support/content-folder.ts';
import { type OwnSandbox, ownSandbox } from '../support/sandbox.ts';

const key = 'a key of this test only, long enough';
let folder: string;
let sandbox: OwnSandbox;

beforeAll(async () => {
	folder = await mkdtemp(join(tmpdir(), 'content-'));
	[sandbox] = await Promise.all([ownSandbox(), copyContent(folder)]);
	vi.stubEnv('SUBMISSIONS_KEY', key);
});
afterAll(async () => {
	vi.unstubAllEnvs();
	await sandbox.close();
	await rm(folder, { recursive: true });
});

async function load(source: 'rest' | 'files') {
	vi.stubEnv('CMS_SOURCE', source);
	vi.stubEnv('CMS_URL', source === 'rest' ? `${sandbox.origin}/cms` : '');
	vi.stubEnv('CMS_TOKEN', source === 'rest' ? sandbox.key : '');
	vi.stubEnv('CONTENT_FOLDER', folder);
	const sealed = await sealServicesContent();
	return { sealed, text: await unseal(sealed, key, servicesContentPath) };
}

type FormsContent = Awaited<ReturnType<FollowedContent['load']>>;
const formsOf = (text: string): FormsContent => toFormsContent(v.parse(servicesContent, JSON.parse(text)));
const inLocales = <Value>(of: (locale: Locale) => Value) => locales.map(of);

/** What the forms ask of the content, for everything that the demo has. */
const answersOf = (forms: FormsContent, ids: readonly string[]) => ({
	jobs: ids.map((id) => inLocales((locale) => forms.findJob(id, locale)?.title)),
	choices: inLocales((locale) => forms.issueChoices(locale).games.length),
	cities: ['gent', 'dublin'].map((slug) => inLocales((locale) => forms.cityOf(slug, locale))),
	readers: ['press', 'nothing', 'constructor'].map((category) => forms.readerOf(category)),
	answers: ['link-a-platform', 'nothing'].map((id) => forms.hasAnswer(id)),
});

describe('[SV-01] the content as a build writes it for the services', () => {
	it('is what forms get from the CMS itself, whichever the source is', { timeout: 60_000 }, async () => {
		const asked = sandbox.services.loadContent();
		const ids = (await asked).listJobs().map(({ id }) => id);
		const fromCms = answersOf(await asked, ids);
		expect(fromCms.jobs.length).toBeGreaterThan(20);
		for (const source of ['rest', 'files'] as const) {
			const forms = formsOf((await load(source)).text);
			expect(answersOf(forms, ids), source).toEqual(fromCms);
			expect(
				forms
					.listJobs()
					.map(({ id }) => id)
					.sort(),
				source,
			).toEqual(ids.toSorted());
		}
	});

	it('opens with no other key, and not once a byte is changed', async () => {
		const { sealed } = await load('files');
		await expect(unseal(sealed, `${key}.`, servicesContentPath)).rejects.toThrow();
		await expect(unseal(sealed, key, '/other')).rejects.toThrow();
		const changed = sealed.slice();
		changed[100] = (changed[100] ?? 0) ^ 1;
		await expect(unseal(changed, key, servicesContentPath)).rejects.toThrow();
	});

	it('has no choices for issues where there is no such form', async () => {
		await rm(join(folder, 'issue-form'), { recursive: true });
		const forms = formsOf((await load('files')).text);
		expect(forms.issueChoices('en')).toEqual({ games: [], platforms: [], categories: [] });
	});
});

it('[JB-05] the services know the jobs of an ATS, which have no last day', async () => {
	chooseBoard('lever', sandbox.origin);
	const jobs = formsOf((await load('rest')).text).listJobs();
	for (const name of ['JOBS_SOURCE', 'JOBS_BOARD', 'JOBS_URL']) delete process.env[name];
	expect(jobs.length).toBeGreaterThan(20);
	for (const { id, validThrough, texts } of jobs) {
		expect([id, validThrough]).toEqual([expect.stringMatching(/^lever-/), undefined]);
		expect(texts.fr.title).toBe(texts.en.title);
	}
});
