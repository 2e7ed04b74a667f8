import { type Locale, locales } from '#contract/locales.ts';
import { localeOf, withoutLocale } from '#i18n/paths.ts';
import { mapTexts } from '#lib/text/clean-text.ts';
import { type CachedContent, contentCache, settle } from './cache/content-cache.ts';
import { loadFaqCategories, loadFaqs } from './collections/faqs.ts';
import { loadGames, loadPatches } from './collections/games.ts';
import { loadBanners } from './collections/home.ts';
import { isOpen, loadAllJobs } from './collections/jobs.ts';
import { loadNews } from './collections/news.ts';
import { loadOffices } from './collections/offices.ts';
import { findPage, optionalPages } from './collections/pages.ts';
import { loadRedirects } from './collections/redirects.ts';
import { findHrefs, isDeadLink, withoutDeadLinks } from './links.ts';
import { warn } from './warnings.ts';

const lists: ((locale: Locale) => Promise<unknown>)[] = [
	loadGames,
	loadOffices,
	loadFaqCategories,
	loadFaqs,
	loadNews,
	loadAllJobs,
	loadBanners,
	loadPatches,
	loadRedirects,
];

const isLeftOut = (collection: string, id: string) =>
	contentCache()?.leftOut.get(collection)?.has(id) ?? false;

/** The paths of entries that are built, and of those that the CMS has and that are not. */
interface EntryPaths {
	built: ReadonlySet<string>;
	unbuilt: ReadonlySet<string>;
}

async function entryPaths(locale: Locale): Promise<EntryPaths> {
	const [news, faqs, jobs, offices, redirects] = await Promise.all([
		loadNews(locale),
		loadFaqs(locale),
		loadAllJobs(locale),
		loadOffices(locale),
		loadRedirects(locale),
	]);
	const names = Object.keys(optionalPages) as (keyof typeof optionalPages)[];
	const missing = await Promise.all(
		names.map(async (name) => ((await findPage(name, locale)) ? [] : [optionalPages[name]])),
	);
	const items = news.filter(({ id }) => !isLeftOut('office-news', id));
	const answers = faqs.filter(({ id }) => !isLeftOut('faqs', id));
	const over = jobs.filter((job) => !isOpen(job)).map(({ id }) => id);
	const withdrawn = [...over, ...(contentCache()?.leftOut.get('job-offers') ?? [])];
	const of = (folder: string, entries: readonly { slug: string; previousSlugs: readonly string[] }[]) =>
		entries.flatMap(({ slug, previousSlugs }) => [slug, ...previousSlugs].map((name) => folder + name));
	return {
		built: new Set([
			...of('/blog/', items),
			...of('/support/faqs/', answers),
			...of('/careers/location/', offices),
			...redirects.map(({ from }) => withoutLocale(from)),
		]),
		unbuilt: new Set([...withdrawn.map((id) => `/careers/${id}`), ...missing.flat()]),
	};
}

/** Addresses that only entries have; page two of the blog is none. */
const isOfEntry = (path: string) =>
	/^\/(?:blog|support\/faqs|careers\/location)\/(?!\d+$)[a-z\d-]+$/.test(path);

function isUnbuilt(path: string, paths: ReadonlyMap<Locale, EntryPaths>): boolean {
	const known = paths.get(localeOf(path));
	const bare = withoutLocale(path);
	if (!known) return false;
	return known.unbuilt.has(bare) || (isOfEntry(bare) && !known.built.has(bare));
}

function withoutLeftOut(answer: unknown, collection: string): unknown {
	if (!Array.isArray(answer)) return answer;
	return answer.filter((entry: { id?: string }) => !entry.id || !isLeftOut(collection, entry.id));
}

function unlink(
	answer: unknown,
	{ collection, locale }: Pick<CachedContent, 'collection' | 'locale'>,
): unknown {
	if (Array.isArray(answer)) return answer.map((entry) => unlink(entry, { collection, locale }));
	const { id, slug } = Object(answer) as { id?: string; slug?: string };
	return mapTexts(answer, (text, field) => {
		const dead = findHrefs(text).filter(isDeadLink);
		for (const href of dead) {
			const problem = `links to ${withoutLocale(href)}, which is not built; the link is left out`;
			warn({ collection, entry: id ?? slug, field, problem, locales: [locale] });
		}
		return dead.length > 0 ? withoutDeadLinks(text) : text;
	});
}

/**
 * Reads every list in every language before a page is made, so that a CMS that fails stops the build at once. An entry
 * that is left out in one language is left out in all of them, and nothing links to it.
 */
export async function readContent(): Promise<void> {
	await Promise.all(locales.flatMap((locale) => lists.map((load) => load(locale))));
	const open = contentCache();
	if (!open) return;
	const paths = new Map(
		await Promise.all(locales.map(async (locale) => [locale, await entryPaths(locale)] as const)),
	);
	open.isUnbuilt = (path) => isUnbuilt(path, paths);
	settle((answer, about) => unlink(withoutLeftOut(answer, about.collection), about));
}

/** The moments at which what is built changes by the clock alone: games come out, open jobs end, entries appear. */
async function changes(): Promise<Date[]> {
	const perLocale = locales.map(async (locale) => [
		...(await loadGames(locale)).map(({ releaseDate }) => releaseDate),
		...(await loadAllJobs(locale)).filter(({ closed }) => !closed).map(({ validThrough }) => validThrough),
	]);
	return [...(await Promise.all(perLocale)).flat(), ...(contentCache()?.heldBack ?? [])];
}

/**
 * The first moment after which pages are out of date though nobody published anything; undefined where there is none.
 * @param since when their build began, in milliseconds since 1970
 */
export async function nextChange(since: number): Promise<Date | undefined> {
	const later = (await changes()).filter((moment) => moment.getTime() > since);
	return later.reduce<Date | undefined>((first, next) => (first && first <= next ? first : next), undefined);
}
