import { type Locale, locales } from '#contract/locales.ts';
import { localeOf, noteKnownPages, type PagesElsewhere, withoutLocale } from '#i18n/paths.ts';
import { mapTexts } from '#lib/text/clean-text.ts';
import { defaultLocale } from '#site.config';
import { watchLosses } from './cache/build-manifest.ts';
import { type CachedContent, contentCache, settle } from './cache/content-cache.ts';
import { loadFaqCategories, loadFaqs } from './collections/faqs.ts';
import { loadGames, loadPatches } from './collections/games.ts';
import { findHome, loadBanners, loadHome } from './collections/home.ts';
import { isOpen, loadAllJobs } from './collections/jobs.ts';
import { loadNews } from './collections/news.ts';
import { getForeignLanguage, loadOffices } from './collections/offices.ts';
import { findPage, loadPage, optionalPages, pagePaths } from './collections/pages.ts';
import { findPress, loadPress } from './collections/press.ts';
import { loadRedirects } from './collections/redirects.ts';
import { findElsewhere as findHrefElsewhere, findHrefs, isDeadLink, withoutDeadLinks } from './links.ts';
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

/** A path after its language, with the language of its entry where that is another one. */
interface EntryPath {
	path: string;
	foreign?: Locale | null | undefined;
}

/** The paths of what is built of the content in one language. */
type BuiltPaths = ReadonlyMap<string, Locale | null | undefined>;

async function findPages(locale: Locale): Promise<EntryPath[]> {
	const pages = pagePaths.map(async ([slug, path]) => ({
		path,
		page: await findPage(slug, locale),
	}));
	const [home, press, ...others] = await Promise.all([findHome(locale), findPress(locale), ...pages]);
	return [{ path: '/', page: home }, { path: '/press', page: press }, ...others].flatMap(({ path, page }) =>
		page ? [{ path, foreign: page.locale }] : [],
	);
}

interface NamedEntry {
	id: string;
	slug: string;
	previousSlugs: readonly string[];
	locale?: Locale | undefined;
}

async function findEntryPaths(locale: Locale): Promise<EntryPath[]> {
	const [news, faqs, jobs, offices, categories, games, patches, redirects] = await Promise.all([
		loadNews(locale),
		loadFaqs(locale),
		loadAllJobs(locale),
		loadOffices(locale),
		loadFaqCategories(locale),
		loadGames(locale),
		loadPatches(locale),
		loadRedirects(locale),
	]);
	const of = (collection: string, path: string) => (entry: { id: string; locale?: Locale | undefined }) =>
		isLeftOut(collection, entry.id) ? [] : [{ path, foreign: entry.locale }];
	const named = (collection: string, folder: string, entries: readonly NamedEntry[]) =>
		entries.flatMap((entry) =>
			[entry.slug, ...entry.previousSlugs].flatMap((name) => of(collection, folder + name)(entry)),
		);
	const patched = games.filter(({ slug }) => patches.some(({ game }) => game === slug));
	return [
		...redirects.map(({ from }) => ({ path: withoutLocale(from) })),
		...named('office-news', '/blog/', news),
		...named('faqs', '/support/faqs/', faqs),
		...named('faq-categories', '/support/', categories),
		...named('games', '/games/', games),
		...named('games', '/press/games/', games),
		...named('games', '/support/patches/', patched),
		...jobs.filter(isOpen).flatMap((job) => of('job-offers', `/careers/${job.id}`)(job)),
		...offices.flatMap((office) =>
			[office.slug, ...office.previousSlugs].map((name) => ({
				path: `/careers/location/${name}`,
				foreign: getForeignLanguage(office, locale),
			})),
		),
	];
}

async function builtPaths(locale: Locale): Promise<BuiltPaths> {
	const found = [...(await findPages(locale)), ...(await findEntryPaths(locale))];
	return new Map(found.map(({ path, foreign }) => [path, foreign]));
}

/** Jobs that the CMS has, in any language, and that are not built in some; of others nothing is known, they may be new. */
async function knownJobs(): Promise<Set<string>> {
	const lists = await Promise.all(locales.map(loadAllJobs));
	const leftOut = contentCache()?.leftOut.get('job-offers') ?? [];
	return new Set([...lists.flat().map(({ id }) => id), ...leftOut].map((id) => `/careers/${id}`));
}

/** Addresses that only entries have; page two of the blog is none. */
const isOfEntry = (path: string) =>
	/^\/(?:blog|games|press\/games|support\/faqs|support\/patches|careers\/location)\/(?!\d+$)[a-z\d-]+$/.test(
		path,
	);

/** The pages of support that are no categories. */
const isOfCategory = (path: string) =>
	/^\/support\/(?!(?:faqs|patches|report|feedback)$)[a-z\d-]+$/.test(path);

const isOfContent = (path: string) =>
	path === '/' || path === '/press' || pagePaths.some(([, own]) => own === path);

function addressesOf(paths: ReadonlyMap<Locale, BuiltPaths>, jobs: ReadonlySet<string>) {
	const builtIn = (path: string) => paths.get(localeOf(path));
	const isMeant = (bare: string) =>
		isOfContent(bare) || isOfEntry(bare) || isOfCategory(bare) || jobs.has(bare);
	return {
		isUnbuilt: (path: string) => {
			const bare = withoutLocale(path);
			return isMeant(bare) && builtIn(path)?.has(bare) === false;
		},
		isForeign: (path: string) => Boolean(builtIn(path)?.get(withoutLocale(path))),
	};
}

/** Where the pages are found that a language lacks. Throws MissingError for one that no language has. */
async function findElsewhere(paths: ReadonlyMap<Locale, BuiltPaths>): Promise<PagesElsewhere> {
	const has = (locale: Locale, path: string) => paths.get(locale)?.has(path) ?? false;
	const found: Record<string, Record<string, Locale>> = {};
	for (const [name, path] of [['home', '/'], ['press', '/press'], ...pagePaths] as const) {
		const order = [defaultLocale, ...locales];
		const there = order.find((locale) => has(locale, path));
		if (name === 'home') await loadHome(defaultLocale);
		else if (name === 'press') await loadPress(defaultLocale);
		else if (!there && !optionalPages.includes(name)) await loadPage(name, defaultLocale);
		for (const locale of locales.filter((each) => there && !has(each, path))) {
			found[locale] = { ...found[locale], [path]: there as Locale };
			const problem = `is not there in ${locale}: its address is not found, and links lead to the page in ${there}`;
			const collection = name === 'press' ? 'presses' : 'pages';
			warn({ collection, entry: name, problem, locales: [locale] });
		}
	}
	return found;
}

/** Finds out which languages lack pages, so that nothing leads to them; what it cannot read is for the pages to say. */
export async function notePages(): Promise<void> {
	noteKnownPages(undefined);
	const paths = new Map(
		await Promise.all(locales.map(async (locale) => [locale, await builtPaths(locale)] as const)),
	);
	for (const locale of locales) watchLosses('pages', locale);
	const elsewhere = await findElsewhere(paths);
	noteKnownPages({ elsewhere, ...addressesOf(paths, await knownJobs()) });
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
	if (answer instanceof Error) return answer;
	const { id, slug } = Object(answer) as { id?: string; slug?: string };
	return mapTexts(answer, (text, field) => {
		const dead = findHrefs(text).filter(isDeadLink);
		for (const href of dead) {
			const there = findHrefElsewhere(href);
			const effect = there ? `leads to ${there}` : 'is left out';
			const problem = `links to ${withoutLocale(href)}, which is not built; the link ${effect}`;
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
	await notePages();
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
