import type { Locale } from '#contract/locales.ts';
import { loadModule } from '#lib/browser/load-module.ts';
import { type SearchKind, searchKinds } from '#lib/search.ts';
import { forgetEngine, loadEngine } from './engine.ts';
import type { SearchHit, SearchHits } from './excerpt.ts';
import { findInIndex } from './find-in-index.ts';

/** The results of two sources as one, those of the first before the others. */
function join(first: readonly SearchHit[], rest: SearchHits): SearchHits {
	return {
		...rest,
		total: first.length + rest.total,
		isLoose: rest.isLoose && first.length === 0,
		load: async (start, end) => [
			...first.slice(start, end),
			...(await rest.load(Math.max(0, start - first.length), Math.max(0, end - first.length))),
		],
	};
}

/** Jobs that are newer than the index; none where they cannot be had. */
async function findNewJobs(query: string, locale: Locale, known: readonly string[]): Promise<SearchHit[]> {
	try {
		const module = await loadModule(() => import('./find-by-call.ts'));
		return await module.findNewJobs(query, locale, known);
	} catch {
		return [];
	}
}

async function findEverywhere(
	query: string,
	locale: Locale,
	kinds?: readonly SearchKind[],
): Promise<SearchHits> {
	const engine = await loadEngine(locale);
	const [newJobs, { load, ...hits }] = await Promise.all([
		!kinds || kinds.includes('job') ? findNewJobs(query, locale, engine.jobs) : [],
		findInIndex(engine, { query, locale, kinds }),
	]);
	const loadOrForget = (start: number, end: number) =>
		load(start, end).catch((error: unknown) => {
			forgetEngine();
			throw error;
		});
	return join(newJobs, { ...hits, load: loadOrForget, isPartial: false });
}

/** Finds pages of one language, of all kinds or only of some; rejects where nothing can be searched. */
export async function find(
	query: string,
	locale: Locale,
	kinds?: readonly SearchKind[],
): Promise<SearchHits> {
	try {
		return await findEverywhere(query, locale, kinds);
	} catch {
		const { findAnswers } = await loadModule(() => import('./find-by-call.ts'));
		return findAnswers(query, locale, kinds);
	}
}

type Suggestions = Omit<SearchHits, 'load'> & { findings: SearchHit[] };

const others: readonly SearchKind[] = searchKinds.filter((kind) => kind !== 'faq');

/** The first results for a query that is being typed; where answers come first, those that have all words before all others. */
export async function suggest(
	query: string,
	locale: Locale,
	{ most, answersFirst }: { most: number; answersFirst: boolean },
): Promise<Suggestions> {
	const answers = answersFirst ? [await find(query, locale, ['faq'])] : [];
	const found = answers.reduce((sum, { total }) => sum + total, 0);
	const rest = found < most ? [await find(query, locale, answersFirst ? others : searchKinds)] : [];
	const lists = [...answers, ...rest].sort((one, other) => Number(one.isLoose) - Number(other.isLoose));
	const [first] = [...lists.filter(({ total }) => total > 0), ...lists];
	const findings = (await Promise.all(lists.map(({ load }) => load(0, most)))).flat().slice(0, most);
	return { ...(first as SearchHits), total: findings.length, findings };
}
