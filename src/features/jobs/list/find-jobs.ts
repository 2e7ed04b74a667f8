import { distance, fold } from '#lib/text/spelling.ts';
import type { JobFilters, StoredJob } from '#stores/careers.store.ts';

/** What a list is narrowed by with a choice of values. */
export type Facet = 'location' | 'team' | 'type';

type Place = Pick<StoredJob, 'location' | 'team'>;

/** A job with every place it is open in. */
interface Entry {
	job: StoredJob;
	places: readonly Place[];
}

type Words = ReadonlyMap<string, ReadonlySet<Entry>>;

/** Jobs, and on demand the words that they are found by. */
export interface JobIndex {
	entries: readonly Entry[];
	words(): Words;
}

const wordsOf = (text: string) => fold(text).match(/[\p{L}\p{N}+#]+/gu) ?? [];

type TextsOf = (job: StoredJob) => readonly string[];

function wordsOfAll(entries: readonly Entry[], textsOf: TextsOf): Words {
	const words = new Map<string, Set<Entry>>();
	for (const entry of entries)
		for (const word of wordsOf(textsOf(entry.job).join(' '))) {
			const found = words.get(word) ?? new Set();
			words.set(word, found.add(entry));
		}
	return words;
}

/** Prepares jobs for searching. @param textsOf everything that a job may be found by */
export function toIndex(jobs: readonly StoredJob[], textsOf: TextsOf): JobIndex {
	const entries = jobs.map((job): Entry => ({ job, places: [job, ...job.categories] }));
	let words: Words | undefined;
	return {
		entries,
		words() {
			words ??= wordsOfAll(entries, textsOf);
			return words;
		},
	};
}

/** How many slips of the keyboard are forgiven in a word. */
const mostSlips = (word: string) => (word.length < 4 ? 0 : word.length < 6 ? 1 : 2);

/** A word may be unfinished, so that the start of another, give or take a letter, is as good as the whole. */
function isNear(typed: string, word: string): boolean {
	const most = mostSlips(typed);
	if (word.length < typed.length - most) return false;
	const lengths = [typed.length, typed.length + 1, typed.length - 1, word.length];
	const starts = new Set(lengths.map((length) => word.slice(0, length)));
	return [...starts].some((start) => distance(typed, start, most) <= most);
}

/** The jobs that one word finds: by its start, else, where nothing has it, by what is spelled nearly so. */
function withWord(typed: string, words: Words): ReadonlySet<Entry> {
	const all = [...words.keys()];
	const same = all.filter((word) => word.startsWith(typed));
	const found = same.length > 0 || mostSlips(typed) === 0 ? same : all.filter((word) => isNear(typed, word));
	return new Set(found.flatMap((word) => [...(words.get(word) ?? [])]));
}

/** The jobs that every word of a query finds, in their order. */
function withQuery(index: JobIndex, query: string): readonly Entry[] {
	const sets = wordsOf(query).map((typed) => withWord(typed, index.words()));
	return sets.length > 0
		? index.entries.filter((entry) => sets.every((found) => found.has(entry)))
		: index.entries;
}

/** By value of each facet, how many jobs there would be were it the only one chosen there. */
export type FacetCounts = Readonly<Record<Facet, Map<string, number>>>;

function count(counts: Map<string, number>, values: readonly string[]): void {
	for (const value of new Set(values)) counts.set(value, (counts.get(value) ?? 0) + 1);
}

const fits = (chosen: readonly string[], value: string) => chosen.length === 0 || chosen.includes(value);

/** The jobs that all filters leave, and what each choice would; one of location would clear that of the team. */
export function findJobs(index: JobIndex, { location, team, type, query }: JobFilters) {
	const jobs: StoredJob[] = [];
	const counts: FacetCounts = { location: new Map(), team: new Map(), type: new Map() };
	for (const { job, places } of withQuery(index, query)) {
		const here = places.filter((place) => fits(location, place.location));
		const isAmong = here.some((place) => fits(team, place.team));
		const kind = job.positionType ?? '';
		if (isAmong && kind) count(counts.type, [kind]);
		if (!fits(type, kind)) continue;
		count(
			counts.location,
			places.map((place) => place.location),
		);
		count(
			counts.team,
			here.map((place) => place.team),
		);
		if (isAmong) jobs.push(job);
	}
	return { jobs, counts };
}

/** Whether filters leave out jobs before a facet is looked at. */
export function isFilteredBeyond({ location, team, type, query }: JobFilters, facet: Facet): boolean {
	const others = {
		location: type.length > 0,
		team: location.length + type.length > 0,
		type: location.length + team.length > 0,
	};
	return others[facet] || query.trim() !== '';
}
