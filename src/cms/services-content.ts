import { readConfig } from '#contract/config.ts';
import { type IssueChoices, issueChoices } from '#contract/endpoints/issues.ts';
import { type Locale, locales } from '#contract/locales.ts';
import {
	type ServedGame,
	type ServedJob,
	type ServicesContent,
	servicesContentPath,
} from '#contract/upstream-submissions.ts';
import { seal } from '#lib/seal.ts';
import { parts } from '#site.config';
import { loadContactCategories, loadFaqs } from './collections/faqs.ts';
import { type Game, loadGames } from './collections/games.ts';
import { type JobFields, loadAllJobs } from './collections/jobs.ts';
import { loadOfficeNames } from './collections/offices.ts';
import { MissingError } from './error.ts';
import { fetchOne } from './fetch-entries.ts';

type InLocales<Value> = Record<Locale, Value>;

/** A value for each language. */
function toLocales<Value>(pick: (locale: Locale) => Value): InLocales<Value> {
	return { en: pick('en'), fr: pick('fr'), es: pick('es') };
}

async function loadInLocales<Value>(load: (locale: Locale) => Promise<Value>): Promise<InLocales<Value>> {
	const loaded = new Map(
		await Promise.all(locales.map(async (locale) => [locale, await load(locale)] as const)),
	);
	return toLocales((locale) => loaded.get(locale) as Value);
}

type Cities = InLocales<ReadonlyMap<string, string>>;

/** Every job, in each language or in the one that it has. */
async function loadServedJobs(cities: Cities): Promise<ServedJob[]> {
	const lists = await loadInLocales(loadAllJobs);
	const byId = toLocales((locale) => new Map(lists[locale].map((job) => [job.id, job])));
	const all = new Map<string, JobFields>();
	for (const locale of locales.toReversed()) for (const job of lists[locale]) all.set(job.id, job);
	return [...all.values()].map((job) => {
		const { id, location, team, categories, closed, validThrough } = job;
		const texts = toLocales((locale) => {
			const { title, description, requirements } = byId[locale].get(id) ?? job;
			return { title, description, requirements, city: cities[locale].get(location) ?? location };
		});
		const until = validThrough && { validThrough: validThrough.toISOString() };
		return { id, location, team, categories, closed, ...until, texts };
	});
}

/** Every game, with its name in each language or in the one that it has. */
async function loadServedGames(): Promise<ServedGame[]> {
	const lists = await loadInLocales(loadGames);
	const bySlug = toLocales((locale) => new Map(lists[locale].map((game) => [game.slug, game])));
	const all = new Map<string, Game>(locales.toReversed().flatMap((locale) => [...bySlug[locale]]));
	return [...all.values()].map(({ slug, previousSlugs, releaseDate, name }) => ({
		slug,
		formerSlugs: previousSlugs,
		releaseDate: releaseDate.toISOString(),
		names: toLocales((locale) => bySlug[locale].get(slug)?.name ?? name),
	}));
}

/** What an issue can be about; nothing where the CMS has no such form. */
async function loadIssueChoices(locale: Locale): Promise<IssueChoices> {
	const form = { collection: 'issue-form', path: '/api/issues/form' };
	try {
		return await fetchOne(form, issueChoices, locale);
	} catch (error) {
		if (!(error instanceof MissingError)) throw error;
		return { games: [], platforms: [], categories: [] };
	}
}

async function loadServicesContent(): Promise<ServicesContent> {
	const [cities, choices, categories, faqs] = await Promise.all([
		loadInLocales(loadOfficeNames),
		loadInLocales(loadIssueChoices),
		loadContactCategories('en'),
		loadFaqs('en'),
	]);
	const slugs = new Set(locales.flatMap((locale) => [...cities[locale].keys()]));
	return {
		jobs: await loadServedJobs(cities),
		games: await loadServedGames(),
		issueChoices: choices,
		readers: Object.fromEntries(categories.map(({ id, email }) => [id, email])),
		cities: Object.fromEntries(
			[...slugs].map((slug) => [slug, toLocales((locale) => cities[locale].get(slug) ?? slug)]),
		),
		answers: faqs.map(({ id }) => id),
	};
}

/** Whether this site writes a file for the services: it has forms, and the key of the service that takes them is set. */
export const hasServicesContent = (): boolean =>
	parts.forms && Boolean(process.env.SUBMISSIONS_KEY || process.env.CMS_TOKEN);

/** What the services need to know of the content, sealed so that nobody else reads it. */
export async function sealServicesContent(): Promise<Uint8Array<ArrayBuffer>> {
	const { SUBMISSIONS_KEY } = readConfig(process.env, ['SUBMISSIONS_KEY']);
	return seal(JSON.stringify(await loadServicesContent()), SUBMISSIONS_KEY, servicesContentPath);
}
