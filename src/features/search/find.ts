import type { Locale } from '#contract/locales.ts';
import type { SearchKind } from '#contract/search.ts';
import { loadModule } from '#lib/browser/load-module.ts';
import { type Engine, type EngineHit, forgetEngine, loadEngine } from './engine.ts';
import { asWritten, type SearchHit, type SearchHits, splitExcerpt } from './excerpt.ts';
import { respell } from './spelling.ts';

type Ask = (query: string) => Promise<EngineHit[]>;

/** Pages with any of the words, those first that have most of them and the rarest. */
async function withAnyWord(query: string, ask: Ask): Promise<EngineHit[]> {
	const words = query.split(/\s+/);
	if (words.length < 2) return [];
	const lists = await Promise.all(words.map(ask));
	const sums = new Map<string, EngineHit>();
	for (const hit of lists.flat()) {
		const score = (sums.get(hit.id)?.score ?? 0) + hit.score;
		sums.set(hit.id, { ...hit, score });
	}
	return [...sums.values()].sort((one, other) => other.score - one.score);
}

async function readHits({ vocabulary }: Engine, query: string, ask: Ask) {
	const correctedOf = (text: string) => (text === query ? undefined : text);
	for (const ending of [1, 0]) {
		const text = respell(query, vocabulary, ending);
		const hits = await ask(text);
		if (hits.length > 0) return { hits, corrected: correctedOf(text), isLoose: false };
	}
	const text = respell(query, vocabulary, 0);
	return { hits: await withAnyWord(text, ask), corrected: correctedOf(text), isLoose: true };
}

const weightOf = ({ weighted_locations }: { weighted_locations: { balanced_score: number }[] }) =>
	weighted_locations.reduce((sum, { balanced_score }) => sum + balanced_score, 0);

/** An excerpt with three dots where the text of its page goes on, instead of what it was cut after. */
const withDots = (excerpt: string, isWhole: boolean) =>
	isWhole ? excerpt : `${excerpt.replace(/[.,;:]+(?=(?:<\/mark>)?$)/, '')}...`;

async function toFinding(hit: EngineHit): Promise<SearchHit> {
	const { url, meta, sub_results, raw_content, ...whole } = await hit.data();
	const toExcerpt = ({ excerpt, plain_excerpt }: typeof whole) =>
		splitExcerpt(withDots(excerpt, raw_content.trimEnd().endsWith(plain_excerpt)));
	const page = { url, ...meta, title: asWritten(meta.title) };
	const [part] = sub_results.toSorted((one, other) => weightOf(other) - weightOf(one));
	if (meta.kind !== 'page' || !part || part.url === url) return { ...page, excerpt: toExcerpt(whole) };
	return { ...page, section: asWritten(part.title), url: part.url, excerpt: toExcerpt(part) };
}

async function findInIndex(
	engine: Engine,
	query: string,
	kinds: readonly SearchKind[] | undefined,
): Promise<SearchHits> {
	const text = query.replace(/\s+/g, ' ');
	const filters = kinds ? { filters: { kind: { any: kinds } } } : {};
	const ask: Ask = async (text) => (await engine.search(text, filters)).results;
	const { hits, ...rest } = await readHits(engine, text, ask);
	const load = (start: number, end: number) =>
		Promise.all(hits.slice(start, end).map(toFinding)).catch((error: unknown) => {
			forgetEngine();
			throw error;
		});
	return { ...rest, total: hits.length, load, isPartial: false };
}

/** Finds pages of one language, of all kinds or only of some; rejects where nothing can be searched. */
export async function find(
	query: string,
	locale: Locale,
	kinds?: readonly SearchKind[],
): Promise<SearchHits> {
	try {
		return await findInIndex(await loadEngine(locale), query, kinds);
	} catch {
		const { findAnswers } = await loadModule(() => import('./find-answers.ts'));
		return findAnswers(query, locale, kinds);
	}
}

type Suggestions = Omit<SearchHits, 'load'> & { findings: SearchHit[] };

const others: readonly SearchKind[] = ['news', 'game', 'page'];

/** The first results for a query that is being typed: answers of support before all others. */
export async function suggest(query: string, locale: Locale, most: number): Promise<Suggestions> {
	const answers = await find(query, locale, ['faq']);
	const rest = answers.total < most ? [await find(query, locale, others)] : [];
	const lists = [answers, ...rest].sort((one, other) => Number(one.isLoose) - Number(other.isLoose));
	const [first = answers] = lists.filter(({ total }) => total > 0);
	const findings = (await Promise.all(lists.map(({ load }) => load(0, most)))).flat().slice(0, most);
	return { ...first, total: findings.length, findings };
}
