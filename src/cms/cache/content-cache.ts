import type { Locale } from '#contract/locales.ts';
import { noteKnownPages } from '#i18n/paths.ts';

/** Entries per collection and locale. */
export type EntryCounts = Record<string, Partial<Record<Locale, number>>>;

/** An answer that was read, and what it was an answer to. */
export interface CachedContent {
	collection: string;
	locale: Locale;
	/** Milliseconds since 1970. */
	until: number;
	answer: Promise<unknown>;
}

/** Something that an editor should mend and that stops no build. */
export interface Warning {
	collection: string;
	/** The entry's id, where it is about one. */
	entry?: string | undefined;
	field?: string;
	problem: string;
	/** The languages it is about; all where absent. */
	locales?: readonly Locale[];
}

/** An entry of a list as it came, and what was made of it. */
interface ParsedEntry {
	json: string;
	parsed: unknown;
}

interface Memory {
	answers: Map<string, CachedContent>;
	/** Boards of jobs by their addresses, which answer in every language alike. */
	boards: Map<string, { until: number; answer: Promise<unknown> }>;
	/** Milliseconds for which an answer is good. */
	lifetime: number;
	budget: WaitBudget;
	/** Where files of the CMS are cached between builds. */
	filesFolder: string;
	/** For services that the site can do without, so that they cost the CMS nothing. */
	spareBudget: WaitBudget;
	/** What this build counts, and what the last good one counted. */
	counts: EntryCounts;
	lastCounts: EntryCounts;
	warnings: Map<string, Warning>;
	/** Ids of entries that could not be used, by collection. */
	leftOut: Map<string, Set<string>>;
	/** When entries appear that are held back until then. */
	heldBack: Date[];
	/** When the build began, in milliseconds since 1970; undefined while developing, which has no end. */
	since: number | undefined;
	/**
	 * Of the preview of drafts, where nobody waits for what is published: an answer that is no longer good is given once more
	 * while it is asked for anew, and of a list only what has changed is parsed again.
	 */
	parsed: Map<string, ParsedEntry> | undefined;
	/** What settle() has every answer go through. */
	change?: Change;
}

type Change = (answer: unknown, kept: Pick<CachedContent, 'collection' | 'locale'>) => unknown;

interface MemoryOptions {
	lifetime: number;
	/** Whether it may wait for answers as long as it takes: nobody waits for the whole while developing. */
	patient: boolean;
	filesFolder: string;
	/** Whether it is for the preview of drafts. */
	isPreview?: boolean;
}

/** Milliseconds of waiting for answers in a build. */
const waiting = { cms: 50_000, spare: 20_000 };

// Astro bundles the pages' copy of these modules apart from the one of the build's integrations; this is for both.
const place = Symbol.for('studio-site.cms.memory');
const shared = globalThis as { [place]?: Memory };

/** What the requests of one build share; undefined outside of a build, where nothing is cached. */
export const contentCache = (): Memory | undefined => shared[place];

/** Begins a build: from now on answers are cached. */
export function openContentCache(options: MemoryOptions): void {
	const { lifetime, patient, filesFolder, isPreview = false } = options;
	noteKnownPages(undefined);
	const budget = (limit: number) => new WaitBudget(patient ? Number.POSITIVE_INFINITY : limit);
	shared[place] = {
		...{
			lifetime,
			filesFolder,
			parsed: isPreview ? new Map() : undefined,
			since: patient ? undefined : Date.now(),
		},
		answers: new Map(),
		boards: new Map(),
		budget: budget(waiting.cms),
		spareBudget: budget(waiting.spare),
		counts: {},
		lastCounts: {},
		warnings: new Map(),
		leftOut: new Map(),
		heldBack: [],
	};
}

/** Ends a build: from now on every request is sent. */
export function closeContentCache(): void {
	delete shared[place];
	noteKnownPages(undefined);
}

/** The answer that is cached under a name, or that of a new request. */
export function memoize<T>(
	name: string,
	about: Pick<CachedContent, 'collection' | 'locale'>,
	ask: () => Promise<T>,
): Promise<T> {
	const open = contentCache();
	if (!open) return ask();
	const known = open.answers.get(name);
	if (known && known.until > Date.now()) return known.answer as Promise<T>;
	const { change } = open;
	const answer = change ? ask().then((value) => change(value, about) as T) : ask();
	const until = Date.now() + open.lifetime;
	if (!known || !open.parsed) {
		open.answers.set(name, { ...about, until, answer });
		return answer;
	}
	open.answers.set(name, { ...known, until });
	void answer.then(
		() => open.answers.set(name, { ...about, until, answer }),
		() => undefined,
	);
	return known.answer as Promise<T>;
}

/** Has every answer of this build, those in the cache and those to come, go through a change. */
export function settle(change: Change): void {
	const open = contentCache();
	if (!open) return;
	open.change = change;
	for (const cached of open.answers.values())
		cached.answer = cached.answer.then((value) => change(value, cached));
}

/** What is made of an entry: in the preview the same as before, as long as the entry is the same. @param name its collection, language and id */
export function reuseParsed<T>(name: string, entry: unknown, parse: () => T): T {
	const all = contentCache()?.parsed;
	if (!all) return parse();
	const json = JSON.stringify(entry);
	const known = all.get(name);
	if (known?.json === json) return known.parsed as T;
	const parsed = parse();
	all.set(name, { json, parsed });
	return parsed;
}

/** Counts the time in which at least one of several overlapping waits is under way and none is answered quickly. */
export class WaitBudget {
	#waits = 0;
	#since = 0;
	#spent = 0;
	readonly #limit: number;

	/** @param limit milliseconds of waiting in all */
	constructor(limit: number) {
		this.#limit = limit;
	}

	/** Milliseconds left, never below 0. */
	get left(): number {
		const running = this.#waits > 0 ? performance.now() - this.#since : 0;
		return Math.max(0, this.#limit - this.#spent - running);
	}

	/** A quick answer has come: what was waited since the one before was not for nothing, however much there is to read. */
	answered(): void {
		this.#since = performance.now();
	}

	/** Runs a task whose time counts. */
	async spend<T>(task: () => Promise<T>): Promise<T> {
		if (this.#waits++ === 0) this.#since = performance.now();
		try {
			return await task();
		} finally {
			if (--this.#waits === 0) this.#spent += performance.now() - this.#since;
		}
	}
}
