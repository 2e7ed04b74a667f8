import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { closeContentCache, openContentCache } from '#cms/cache/content-cache.ts';
import { loadConsents } from '#cms/collections/consents.ts';
import { loadContactCategories, loadFaqCategories, loadFaqs } from '#cms/collections/faqs.ts';
import { loadGames, loadPatches } from '#cms/collections/games.ts';
import { loadBanners, loadHome } from '#cms/collections/home.ts';
import { loadAllJobs } from '#cms/collections/jobs.ts';
import { loadNews } from '#cms/collections/news.ts';
import { loadContinents, loadOfficeBySlug, loadOfficeNames, loadOffices } from '#cms/collections/offices.ts';
import { loadPage } from '#cms/collections/pages.ts';
import { loadPress } from '#cms/collections/press.ts';
import { loadRedirects } from '#cms/collections/redirects.ts';
import { loadSurvey } from '#cms/collections/survey.ts';
import type { Locale } from '#contract/locales.ts';
import { mapTexts } from '#lib/text/clean-text.ts';
import { type OwnSandbox, ownSandbox } from '../support/sandbox.ts';

let sandbox: OwnSandbox;

beforeAll(async () => {
	sandbox = await ownSandbox();
	process.env.CMS_URL = `${sandbox.origin}/cms`;
	// No wait between tries: the jitter takes the shortest.
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

/** The site goes on without its survey, its shop and the provider's postings; they have tests of their own. */
const loaders: Record<string, (locale: Locale) => Promise<unknown>> = {
	multibanners: loadBanners,
	consents: loadConsents,
	contacts: loadContactCategories,
	continents: loadContinents,
	'faq-categories': loadFaqCategories,
	faqs: loadFaqs,
	games: loadGames,
	home: loadHome,
	'job-offers': loadAllJobs,
	'office-news': loadNews,
	'office names': loadOfficeNames,
	'one office': (locale) => loadOfficeBySlug('gent', locale),
	offices: loadOffices,
	pages: (locale) => loadPage('privacy', locale),
	'support-patches': loadPatches,
	presses: loadPress,
	redirects: loadRedirects,
};

const malformed = [
	{ mode: 'html' },
	{ mode: 'truncate' },
	{ mode: 'empty' },
	{ mode: 'body', body: '{"error":"database"}' },
	{ mode: 'body', body: '[{"error":"database"}]' },
	{ mode: 'body', body: '"maintenance"' },
	{ mode: 'body', body: 'null' },
	{ mode: 'body', body: '{"data":null}' },
];

describe.each(Object.entries(loaders))('R02 what the site asks about %s', (_, load) => {
	it.each(malformed)('fails by name when it is answered $mode $body', async (fault) => {
		openContentCache({ lifetime: Number.POSITIVE_INFINITY, patient: false, filesFolder: '/nowhere' });
		await sandbox.faults({ service: 'cms', ...fault });
		const failure = await load('en').catch((error: Error) => error);
		expect(failure).toHaveProperty('name', 'CmsError');
		expect(String(failure)).toMatch(/^CmsError: CMS collection "[a-z-]+": .+, from http:\/\/127.+\/api\/./);
	});

	it('is answered well otherwise', async () => {
		expect(await load('en')).toBeTruthy();
	});
});

/** Paths of the CMS as the loaders ask for them. */
const asked: Record<string, string> = {
	multibanners: '/api/multibanners',
	consents: '/api/configs/consents',
	contacts: '/api/contacts/form',
	continents: '/api/open/offices/by-continent/en',
	'faq-categories': '/api/faq-categories',
	faqs: '/api/faqs',
	games: '/api/games',
	home: '/api/pages/home/en',
	'job-offers': '/api/offices/job-offers',
	'office-news': '/api/open/office-news',
	'office names': '/api/offices',
	'one office': '/api/open/offices/by-slug/gent/en',
	offices: '/api/open/offices/en',
	pages: '/api/pages/privacy/en',
	'support-patches': '/api/support-patches',
	presses: '/api/presses',
	redirects: '/api/redirects',
	survey: '/api/contact-surveys/code/playtester',
};

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for.
const unfit = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\ufdd0\ufffe\uffff]/;

describe.each(Object.entries({ ...loaders, survey: loadSurvey }))(
	'[FX-25] signs that no document can hold in %s',
	(name, load) => {
		it('change nothing of what is read', async () => {
			const path = asked[name] ?? '';
			const clean = await load('en');
			const body: unknown = await (await fetch(`${sandbox.origin}/cms${path}`)).json();
			const noise = '\u0000\u0008\u001a\u007f\u0081\ufffe\uffff';
			const spoilt = mapTexts(body, (text) => {
				const at = [...text].slice(0, 3).join('').length;
				return text.slice(0, at) + noise + text.slice(at);
			});
			await sandbox.faults({ service: 'cms', path, mode: 'body', body: JSON.stringify(spoilt) });
			const read = await load('en');
			expect(read).toEqual(clean);
			mapTexts(read, (text) => {
				expect(text).not.toMatch(unfit);
				return text;
			});
		});
	},
);

describe('[PB-04] a CMS that knows no redirects', () => {
	it.each(['status:404', 'status:410'])('has none: %s', async (mode) => {
		await sandbox.faults({ service: 'cms', path: '/api/redirects', mode });
		expect(await loadRedirects('en')).toEqual([]);
	});

	it.each(['status:500', 'status:403', 'html'])('is not one that fails: %s', async (mode) => {
		openContentCache({ lifetime: Number.POSITIVE_INFINITY, patient: false, filesFolder: '/nowhere' });
		await sandbox.faults({ service: 'cms', path: '/api/redirects', mode });
		await expect(loadRedirects('en')).rejects.toThrow('CMS collection "redirects"');
	});

	it('is no excuse for another list', async () => {
		await sandbox.faults({ service: 'cms', path: '/api/faqs', mode: 'status:404' });
		await expect(loadFaqs('en')).rejects.toThrow('CMS collection "faqs": answered 404');
	});
});
