import type { Locale } from '#contract/locales.ts';
import type { SearchKind } from '#lib/search.ts';
import type { Engine, EngineHit, Fragment } from './engine.ts';
import { asWritten, findSection, type SearchHit, toExcerpt } from './excerpt.ts';
import { likenessOf, respellWord, wordsOfQuery } from './words.ts';

/** A word of a query: as it was typed, as it was read, and the pages that have it. */
interface Term {
	typed: string;
	/** Empty where nothing is like it. */
	read: string;
	hits: readonly EngineHit[];
}

/** A page with all that was found in it. */
interface Match {
	hit: EngineHit;
	score: number;
	/** How many words of the query it has. */
	terms: number;
	words: number[];
}

export interface IndexHits {
	total: number;
	load(start: number, end: number): Promise<SearchHit[]>;
	corrected?: string | undefined;
	isLoose: boolean;
}

/** Whether a word has a capital letter that no sentence gives it. */
const isTypedAsName = (word: string, query: string) =>
	/^\p{Lu}\p{Ll}/u.test(word) && (!query.startsWith(word) || /\s\p{Lu}\p{Ll}/u.test(query));

interface Question {
	query: string;
	locale: Locale;
	kinds?: readonly SearchKind[] | undefined;
}

async function findTerm(engine: Engine, typed: string, { query, kinds }: Question): Promise<Term> {
	const isName = isTypedAsName(typed, query);
	const filters = kinds ? { filters: { kind: { any: kinds } } } : {};
	for (const ending of [1, 0]) {
		const read = respellWord(typed, engine.vocabulary, { ending, isName });
		const { results } = read ? await engine.search(read, filters) : { results: [] };
		if (results.length > 0) return { typed, read, hits: results };
	}
	return { typed, read: '', hits: [] };
}

function matchTerms(terms: readonly Term[]): Match[] {
	const matches = new Map<string, Match>();
	for (const hit of terms.flatMap(({ hits }) => hits)) {
		const match = matches.get(hit.id) ?? { hit, score: 0, terms: 0, words: [] };
		match.score += Math.sqrt(hit.score);
		match.terms++;
		match.words = [...new Set([...match.words, ...hit.words])].sort((one, other) => one - other);
		matches.set(hit.id, match);
	}
	return [...matches.values()];
}

/** A match with what the index holds of its page. */
interface LoadedMatch extends Match {
	page: Fragment;
}

const load = async (match: Match): Promise<LoadedMatch> => ({ ...match, page: await match.hit.data() });

/** How many of the first matches are put in order by their titles, which are known once they are loaded. */
const mostCompared = 12;

/** Who searches wants help more often than a story that has the same words. */
const kindWeights: Partial<Record<SearchKind, number>> = { faq: 1.2, news: 0.9 };

/** How much more a match counts whose title or keywords are what was asked for. */
function titleWeight({ page: { meta } }: LoadedMatch, query: readonly string[], locale: Locale): number {
	const ofTitle = likenessOf(query, [meta.title], locale);
	const ofKeywords = likenessOf(query, meta.keywords?.split(', ') ?? [], locale);
	return (1 + 3 * Math.max(ofTitle, 0.9 * ofKeywords) ** 2) * (kindWeights[meta.kind] ?? 1);
}

/**
 * Matches that have all words, and those with half of them that fit better than any with all, such as an answer to a question
 * in many words; best first.
 */
async function rank(
	matches: readonly Match[],
	{ count, words, locale }: { count: number; words: readonly string[]; locale: Locale },
): Promise<{ first: LoadedMatch[]; rest: Match[] }> {
	const enough = matches.filter(({ terms }) => terms >= count / 2);
	const ranked = enough.toSorted((one, other) => rankOf(other) - rankOf(one));
	const loaded = await Promise.all(ranked.slice(0, mostCompared).map(load));
	const weighted = loaded.map((match) => ({
		...match,
		score: match.score * titleWeight(match, words, locale),
	}));
	const isWhole = ({ terms }: Match) => terms === count;
	const best = Math.max(0, ...weighted.filter(isWhole).map(rankOf));
	return {
		first: weighted
			.filter((match) => isWhole(match) || rankOf(match) > best)
			.toSorted((one, other) => rankOf(other) - rankOf(one)),
		rest: ranked.slice(mostCompared).filter((match) => best === 0 || isWhole(match)),
	};

	function rankOf({ score, terms }: Match): number {
		return score * (terms / count);
	}
}

function toHit({ page, words }: LoadedMatch): SearchHit {
	const { url, raw_content, anchors } = page;
	const { title, kind, picture, icon, url: address = url } = page.meta;
	const hit = { title: asWritten(title), kind, picture, icon, url: address };
	const section = kind === 'page' ? findSection(anchors, words) : undefined;
	if (!section) return { ...hit, excerpt: toExcerpt(raw_content, words) };
	const next =
		anchors.find(({ location }) => location > section.location)?.location ?? Number.POSITIVE_INFINITY;
	const own = words.filter((at) => at >= section.location && at < next);
	return {
		...hit,
		section: asWritten(section.text),
		url: `${url}#${section.id}`,
		excerpt: toExcerpt(raw_content, own.length > 0 ? own : words),
	};
}

function correct(query: string, terms: readonly Term[]): string | undefined {
	const reads = new Map(terms.map(({ typed, read }) => [typed, read]));
	const text = query
		.replace(/[\p{L}\p{M}\p{N}]+/gu, (word) => reads.get(word) ?? word)
		.replace(/\s+/g, ' ')
		.trim();
	return text === query ? undefined : text;
}

/** Finds pages in the index of a language, of all kinds or only of some. */
export async function findInIndex(engine: Engine, question: Question): Promise<IndexHits> {
	const text = question.query.replace(/\s+/g, ' ');
	const words = wordsOfQuery(text, question.locale);
	const terms = await Promise.all(words.map((word) => findTerm(engine, word, question)));
	const read = terms.filter(({ hits }) => hits.length > 0);
	const { locale } = question;
	const { first, rest } = await rank(matchTerms(read), { count: read.length, words, locale });
	return {
		total: first.length + rest.length,
		async load(start, end) {
			const others = rest.slice(Math.max(start - first.length, 0), Math.max(end - first.length, 0));
			return [...first.slice(start, end), ...(await Promise.all(others.map(load)))].map(toHit);
		},
		corrected: correct(text, terms),
		isLoose: !first.some((match) => match.terms === read.length),
	};
}
