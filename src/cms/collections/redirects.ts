import * as v from 'valibot';
import type { Locale } from '#contract/locales.ts';
import { localePath } from '#i18n/paths.ts';
import { fetchList } from '../fetch-entries.ts';
import { id, text } from '../fields.ts';
import { loadFaqCategories, loadFaqs } from './faqs.ts';
import { loadGames } from './games.ts';
import { loadNews } from './news.ts';
import { loadOffices } from './offices.ts';
import { findPage, pagePaths } from './pages.ts';

/** A redirect that editors keep. */
export const redirect = v.object({ id, from: text, to: text });
type EditedRedirect = v.InferOutput<typeof redirect>;

/** The redirects that editors keep, in their order; none from a CMS that does not know them. */
export function loadRedirects(locale: Locale): Promise<EditedRedirect[]> {
	const question = { collection: 'redirects', path: '/api/redirects' };
	return fetchList(question, redirect, locale, { optional: true });
}

/** A way from a former address to a present one, as somebody wrote it. */
export interface WantedRedirect {
	from: string;
	to: string;
	locale: Locale;
	/** Who wants it, for warnings. */
	collection: string;
	entry: string;
	field: string;
	/** Whether editors wrote both ends of it. */
	isEdited?: true;
}

interface Renamed {
	id?: string;
	slug: string;
	previousSlugs: readonly string[];
}

async function renamedPages(locale: Locale) {
	const found = pagePaths.map(async ([name, path]) => ({
		path,
		page: await findPage(name, locale),
	}));
	return (await Promise.all(found)).flatMap(({ path, page }) => (page ? [{ path, page }] : []));
}

/** The redirects from former slugs of entries, and those that editors keep. */
export async function wantedRedirects(locale: Locale): Promise<WantedRedirect[]> {
	const of = (collection: string, folder: string, entries: readonly Renamed[]) =>
		entries.flatMap(({ id: own, slug, previousSlugs }) =>
			previousSlugs.map((old): WantedRedirect => {
				const [from, to] = [`${folder}/${old}`, `${folder}/${slug}`].map((path) => localePath(path, locale));
				const at = { collection, entry: own ?? slug, field: 'previousSlugs' };
				return { from: from ?? '', to: to ?? '', locale, ...at };
			}),
		);
	const [news, faqs, categories, offices, games, edited, pagesOf] = await Promise.all([
		loadNews(locale),
		loadFaqs(locale),
		loadFaqCategories(locale),
		loadOffices(locale),
		loadGames(locale),
		loadRedirects(locale),
		renamedPages(locale),
	]);
	return [
		...of('office-news', '/blog', news),
		...of('faqs', '/support/faqs', faqs),
		...of('faq-categories', '/support', categories),
		...of('offices', '/careers/location', offices),
		...['/games', '/press/games', '/support/patches'].flatMap((folder) => of('games', folder, games)),
		...pagesOf.flatMap(({ path, page: { slug, previousSlugs } }) => {
			const [folder = '', name = slug] = [path.replace(/\/[^/]*$/, ''), path.split('/').at(-1)];
			return of('pages', folder, [{ id: slug, slug: name, previousSlugs }]);
		}),
		...edited.map(({ id: entry, from, to }): WantedRedirect => {
			return { from, to, locale, collection: 'redirects', entry, field: 'from', isEdited: true };
		}),
	];
}
