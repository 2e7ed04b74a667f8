import { loadConsents } from '#cms/collections/consents.ts';
import { loadContactCategories, loadFaqCategories, loadFaqs } from '#cms/collections/faqs.ts';
import { loadGames, loadPatches } from '#cms/collections/games.ts';
import { loadBanners, loadHome } from '#cms/collections/home.ts';
import { loadAllJobs } from '#cms/collections/jobs.ts';
import { loadNews } from '#cms/collections/news.ts';
import { loadContinents, loadOfficeBySlug, loadOfficeNames, loadOffices } from '#cms/collections/offices.ts';
import { loadPage, type PageSlug } from '#cms/collections/pages.ts';
import { loadPress } from '#cms/collections/press.ts';
import { loadRedirects } from '#cms/collections/redirects.ts';
import { loadSurvey } from '#cms/collections/survey.ts';
import type { Locale } from '#contract/locales.ts';

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
export const questions: Record<string, (locale: Locale) => Promise<unknown>> = {
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

/**
 * Answers are the same where they differ only in white space between tags, in what is null or absent, and in the folder, the
 * version or the hash in a file's address.
 */
export const normal = (answer: unknown) =>
	JSON.parse(
		JSON.stringify(answer)
			.replaceAll(
				/"(?:http:\/\/[^"]*?)?\/uploads\/([\w-]+)_[\da-f]{10}(\.\w+)"/g,
				(_, name: string, ending: string) => `"/media/${name.replaceAll('_', '-')}${ending}"`,
			)
			.replaceAll(/"(?:http:\/\/[^"]*?)?\/media\/(?:[\da-f]{8}\/)?([\w-]+\.\w+)"/g, '"/media/$1"')
			.replaceAll(/(?:\\n|\s)+/g, ' ')
			.replaceAll(/> </g, '><')
			.replaceAll(/(<(?:p|li|td|th|dd|dt|h3)>) | (<\/(?:p|li|td|th|dd|dt|h3)>)/g, '$1$2'),
		(_, value) => (value === null ? undefined : value),
	);
