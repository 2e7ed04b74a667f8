import type { Locale } from '#contract/locales.ts';
import type { SearchKind } from '#contract/search.ts';
import { loadJson } from '#lib/browser/load-json.ts';
import { toVocabulary, type Vocabulary } from './spelling.ts';

/** A place in a page, as pagefind tells it. */
interface Place {
	title: string;
	url: string;
	/** Text with its brackets escaped, and `<mark>` around what was searched for. */
	excerpt: string;
	/** The same without the marks. */
	plain_excerpt: string;
	weighted_locations: { balanced_score: number }[];
}

interface Fragment {
	url: string;
	/** All its text, with its brackets escaped. */
	raw_content: string;
	excerpt: string;
	plain_excerpt: string;
	/** With the address that a result leads to, where it is not the page's own. */
	meta: { title: string; kind: SearchKind; url?: string };
	sub_results: Place[];
}

/** One page that was found; what it holds is loaded when it is asked for. */
export interface EngineHit {
	id: string;
	score: number;
	data(): Promise<Fragment>;
}

interface Filters {
	filters?: { kind: { any: readonly SearchKind[] } };
}

export interface Engine {
	search(query: string, filters?: Filters): Promise<{ results: EngineHit[] }>;
	vocabulary: Vocabulary;
}

interface PagefindOptions {
	noWorker: true;
	/** In words. */
	excerptLength: number;
}

interface Pagefind {
	createInstance(options: PagefindOptions): Omit<Engine, 'vocabulary'>;
}

/** Where src/build/search-index.ts writes the index of a language. */
const folderOf = (locale: Locale) => `/pagefind/${locale}/`;
const options: PagefindOptions = { noWorker: true, excerptLength: 24 };

const loadVocabulary = async (locale: Locale): Promise<Vocabulary> =>
	toVocabulary(await loadJson<string[]>(`${folderOf(locale)}words.json`));

async function start(locale: Locale): Promise<Engine> {
	const address = `${folderOf(locale)}pagefind.js`;
	const [{ createInstance }, vocabulary] = await Promise.all([
		// A part of the index: without it the answers of support are searched, and no page is reloaded.
		import(/* @vite-ignore */ address) as Promise<Pagefind>,
		loadVocabulary(locale),
	]);
	const pagefind = createInstance(options);
	return { vocabulary, search: (query, filters) => pagefind.search(query, filters) };
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
