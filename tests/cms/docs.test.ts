import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadConsents } from '#cms/collections/consents.ts';
import { loadContactCategories, loadFaqCategories, loadFaqs } from '#cms/collections/faqs.ts';
import { loadGames, loadPatches } from '#cms/collections/games.ts';
import { loadBanners, loadHome } from '#cms/collections/home.ts';
import { loadAllJobs } from '#cms/collections/jobs.ts';
import { loadNews } from '#cms/collections/news.ts';
import { loadContinents, loadOffices } from '#cms/collections/offices.ts';
import { loadPage } from '#cms/collections/pages.ts';
import { loadPress } from '#cms/collections/press.ts';
import { loadRedirects } from '#cms/collections/redirects.ts';
import { loadSurvey } from '#cms/collections/survey.ts';
import { issueChoices } from '#contract/endpoints/issues.ts';
import type { Locale } from '#contract/locales.ts';
import { parseSurvey } from '#contract/survey/parse-survey.ts';
import { type OtherCms, startOtherCms } from '../support/other-cms.ts';
import { type OwnSandbox, ownSandbox } from '../support/sandbox.ts';

const docs = readFileSync('docs/content.md', 'utf8');
const answers = new Map(
	[...docs.matchAll(/<!-- answer: (\S+) -->\n```json\n([\s\S]*?)\n```/g)].map(([, path = '', json = '']) => [
		path,
		JSON.parse(json) as unknown,
	]),
);

let sandbox: OwnSandbox;
let cms: OtherCms;

beforeAll(async () => {
	sandbox = await ownSandbox();
	cms = await startOtherCms(sandbox.origin, (path, body) => {
		return answers.get(new URL(path, 'http://cms').pathname.replace('/cms', '')) ?? body;
	});
	process.env.CMS_URL = `${cms.origin}/cms`;
});
afterAll(async () => {
	cms.close();
	await sandbox.close();
});

const questions: Record<string, (locale: Locale) => Promise<unknown>> = {
	'/api/configs/consents': loadConsents,
	'/api/contact-surveys/code/playtester': loadSurvey,
	'/api/contacts/form': loadContactCategories,
	'/api/faq-categories': loadFaqCategories,
	'/api/faqs': loadFaqs,
	'/api/games': loadGames,
	'/api/multibanners': loadBanners,
	'/api/offices/job-offers': loadAllJobs,
	'/api/open/office-news': (locale) => loadNews(locale),
	'/api/open/offices/by-continent/en': loadContinents,
	'/api/open/offices/en': loadOffices,
	'/api/pages/careers/en': (locale) => loadPage('careers', locale),
	'/api/pages/home/en': loadHome,
	'/api/presses': loadPress,
	'/api/redirects': loadRedirects,
	'/api/support-patches': loadPatches,
};

describe('docs/content.md', () => {
	it('answers every question that a build asks, and no other', () => {
		expect([...answers.keys()].toSorted()).toEqual(Object.keys(questions));
	});

	it.each(Object.entries(questions))('answers %s as the site takes it', async (path, load) => {
		const answer = answers.get(path);
		const read = await load('en');
		expect(read).not.toBeNull();
		if (Array.isArray(answer)) expect(read).toHaveLength(answer.length);
		if (path.includes('/pages/')) {
			const { blocks } = answer as { blocks: unknown[] };
			expect((read as { blocks: unknown[] }).blocks).toHaveLength(blocks.length);
		}
	});

	it('has a survey that can be asked, and choices for reports', () => {
		const { config } = answers.get('/api/contact-surveys/code/playtester') as { config: string };
		expect(parseSurvey(config, 'en').ok).toBe(true);
		const [, choices = ''] = /`\/api\/issues\/form`[\s\S]*?```json\n([\s\S]*?)\n```/.exec(docs) ?? [];
		expect(v.safeParse(issueChoices, JSON.parse(choices)).success).toBe(true);
	});
});
