import type { Locale } from '#contract/locales.ts';
import { loadJson } from '#lib/browser/load-json.ts';
import type { SearchKind } from '#lib/search.ts';
import type { Anchor } from './excerpt.ts';
import { toVocabulary, type Vocabulary } from './words.ts';

/** What the index holds of a page. */
export interface Fragment {
	url: string;
	/** All its text, with its brackets escaped. */
	raw_content: string;
	/** With the address that a result leads to, where it is not the page's own, that of a small picture, and the name of an icon. */
	meta: {
		title: string;
		kind: SearchKind;
		keywords?: string;
		url?: string;
		picture?: string;
		icon?: string;
	};
	anchors: Anchor[];
}

/** One page that was found; what it holds is loaded when it is asked for. */
export interface EngineHit {
	id: string;
	score: number;
	/** The numbers of the words that were found. */
	words: number[];
	data(): Promise<Fragment>;
}

interface Filters {
	filters?: { kind: { any: readonly SearchKind[] } };
}

export interface Engine {
	search(query: string, filters?: Filters): Promise<{ results: EngineHit[] }>;
	vocabulary: Vocabulary;
	/** The ids of the newest jobs that it holds. */
	jobs: readonly string[];
}

interface PagefindOptions {
	noWorker: true;
	/** How much words of a page's metadata count beside those of its text. */
	ranking: { metaWeights: Record<string, number> };
}

interface Pagefind {
	createInstance(options: PagefindOptions): Pick<Engine, 'search'>;
}

/** Where src/build/search-index.ts writes the index of a language. */
const folderOf = (locale: Locale) => `/pagefind/${locale}/`;
const options: PagefindOptions = {
	noWorker: true,
	ranking: { metaWeights: { title: 8, keywords: 6, path: 4, kind: 0, url: 0, picture: 0, icon: 0 } },
};

/** What stands beside the index. */
interface Contents {
	words: string[];
	jobs: string[];
}

async function start(locale: Locale): Promise<Engine> {
	const address = `${folderOf(locale)}pagefind.js`;
	const [{ createInstance }, { words, jobs }] = await Promise.all([
		// A part of the index: without it the answers of support are searched, and no page is reloaded.
		import(/* @vite-ignore */ address) as Promise<Pagefind>,
		loadJson<Contents>(`${folderOf(locale)}contents.json`),
	]);
	const pagefind = createInstance(options);
	return {
		vocabulary: toVocabulary(words),
		jobs,
		search: (query, filters) => pagefind.search(query, filters),
	};
}

let engine: Promise<Engine> | undefined;

/** Loads the search engine and the index of the page's language once; a failed load can be tried again. */
export function loadEngine(locale: Locale): Promise<Engine> {
	engine ??= start(locale).catch((error: unknown) => {
		engine = undefined;
		throw error;
	});
	return engine;
}

/** Has the next search load everything anew: pagefind keeps what did not come as failed. */
export function forgetEngine(): void {
	engine = undefined;
}
