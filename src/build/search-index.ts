import { readdir } from 'node:fs/promises';
import { sep } from 'node:path';
import { Piscina } from 'piscina';
import type { Game } from '#cms/games.ts';
import { type Locale, locales } from '#contract/locales.ts';
import type { SearchKind } from '#contract/search.ts';
import { localeOf, withoutLocale } from '#i18n/paths.ts';
import type { LanguageContent, SearchedPage } from './search-language.worker.ts';

type Searched = Pick<SearchedPage, 'kind' | 'root'> & { pattern: URLPattern };

const searched = (pathname: string, kind: SearchKind, root: Searched['root']): Searched => {
	return { pattern: new URLPattern({ pathname }), kind, root };
};

/** The pages that can be found; all others are lists of them, forms, or nobody's business. */
const kinds = [
	searched('/support/faqs/:slug', 'faq', 'article'),
	searched('/blog/:slug', 'news', 'article'),
	searched('/(privacy|tos|gdpr|fan-content-policy|accessibility|cookies)', 'page', 'main'),
	searched('/(press|playtests|contact|careers|careers/internships|account/faq)', 'page', 'main'),
	searched('/careers/location/:slug', 'page', 'main'),
];

/** What is said of games in each language. */
export type Games = Record<Locale, Game[]>;

function searchedPage(file: string): SearchedPage[] {
	const url = `/${file.replace(/(?:^|\/)index\.html$|\.html$/, '')}`;
	const found = kinds.find(({ pattern }) => pattern.test({ pathname: withoutLocale(url) }));
	return found ? [{ file, url, kind: found.kind, root: found.root }] : [];
}

/**
 * Writes the search index of a built site's pages, and of games, which have none: /pagefind/<language>, with the words
 * that can be found in words.json. Every language has a thread and an index of its own, since the greater part of the
 * work keeps one core busy.
 */
export async function writeSearchIndex(folder: string, games: Games): Promise<void> {
	const start = performance.now();
	const names = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.html'));
	const files = names.map((name) => name.replaceAll(sep, '/'));
	const pages = Map.groupBy(files.flatMap(searchedPage), ({ url }) => localeOf(url));
	const threads = new Piscina({
		filename: new URL('search-language.worker.ts', import.meta.url).href,
		workerData: folder,
		maxThreads: locales.length,
	});
	const write = (language: Locale) => {
		const content: LanguageContent = { language, pages: pages.get(language) ?? [], games: games[language] };
		return threads.run(content, { name: 'writeLanguage' });
	};
	try {
		await Promise.all(locales.map(write));
	} finally {
		await threads.destroy();
	}
	// For tests/bench/build.ts.
	performance.measure('search index', { start });
}
