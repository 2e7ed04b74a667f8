import { type Locale, locales } from '#contract/locales.ts';
import { containsWords, isAnyOf } from '#lib/job-filter.ts';
import { slugify } from '#lib/text/slugify.ts';
import { findHeldBack } from '../held-back.ts';
import { type ContentRequest, type Query, valuesOf } from '../source.ts';
import { type Collection, type CollectionName, collections } from './files/collections.ts';

/** An entry in one language, and where its fields came from. */
export interface Entry {
	/** The language that was asked for. */
	locale?: Locale;
	fields: Record<string, unknown>;
	placeOf(field: string): string;
}

/** What reads entries, wherever they are, by collection. */
export interface EntryReader {
	/**
	 * Every entry in one language, in any order; in another language, which it names, where it is not translated.
	 * @param query what a list is narrowed to later; a reader may leave out what does not fit already
	 */
	all(name: CollectionName, locale: Locale, query?: Query): Promise<Entry[]>;
	/** The entry with this slug, or the one that a collection of single entries has. */
	named(name: CollectionName, entry: string, locale: Locale): Promise<Entry | undefined>;
}

const orderOf = ({ fields }: Entry) =>
	typeof fields.order === 'number' ? fields.order : Number.MAX_SAFE_INTEGER;

function sorted(entries: Entry[], { newestBy }: Collection): Entry[] {
	if (!newestBy) return entries.toSorted((a, b) => orderOf(a) - orderOf(b));
	const dateOf = ({ fields }: Entry) => String(fields[newestBy]);
	return entries.toSorted((a, b) => dateOf(b).localeCompare(dateOf(a)));
}

/** Whether an entry is no draft, and there in a language: it may name those that it is in. */
function isPublished({ fields: { draft, languages } }: Entry, locale: Locale): boolean {
	return draft !== true && (!Array.isArray(languages) || languages.includes(locale));
}

/** A question, and what reads the entries that answer it. */
interface Asked {
	reader: EntryReader;
	locale: Locale;
	/** What stands in the question's path. */
	name: string;
	query?: Query | undefined;
}

/** The published entries of a collection in one language, in their order. */
async function readCollection(name: CollectionName, { reader, locale, query }: Asked): Promise<Entry[]> {
	const entries = await reader.all(name, locale, query);
	return sorted(
		entries.filter((entry) => isPublished(entry, locale)),
		collections[name],
	);
}

/** One published entry by its name. */
async function readNamed(name: CollectionName, { reader, locale, name: entry }: Asked) {
	const read = await reader.named(name, entry, locale);
	return read && isPublished(read, locale) ? read : undefined;
}

interface Job {
	location: string;
	team: string;
	categories?: { location: string; team: string }[];
}

function isInPlace(fields: object, { location, team }: Query): boolean {
	if (location === undefined && team === undefined) return true;
	const { categories = [], ...job } = fields as Job;
	return isAnyOf({ ...job, categories }, { location: valuesOf(location), team: valuesOf(team) });
}

function holds(fields: object, { query }: Query): boolean {
	const { title = '', description = '', requirements = '' } = fields as Record<string, string>;
	return query === undefined || containsWords([title, description, requirements], String(query));
}

const has = (fields: object, name: string, value: Query[string]) =>
	value === undefined || Object(fields)[name] === value;

/** What a query leaves of a list, as a CMS would answer it. */
export function applyQuery(entries: readonly Entry[], query: Query = {}): Entry[] {
	const { limit, start = 0, category } = query;
	const found = entries.filter(
		({ fields }) => has(fields, 'category', category) && isInPlace(fields, query) && holds(fields, query),
	);
	return found.slice(Number(start), limit === undefined ? undefined : Number(start) + Number(limit));
}

const textsOf = ({ city, country, title, text }: Entry['fields']) => ({ city, country, title, text });

/** An entry that is by itself, in the shape in which its list has it. */
export function asInList(name: CollectionName, fields: Entry['fields'], locale: Locale): Entry['fields'] {
	if (name !== 'offices') return fields;
	return { ...fields, translations: [{ locale: fields.locale ?? locale, ...textsOf(fields) }] };
}

/** Offices carry their texts in every language, the asked one first. */
async function readOffices(asked: Asked): Promise<Entry[]> {
	const { locale } = asked;
	const order = [locale, ...locales.filter((other) => other !== locale)];
	const lists = await Promise.all(order.map((each) => readCollection('offices', { ...asked, locale: each })));
	const [own = []] = lists;
	return own.map((office) => {
		const inEach = lists
			.flatMap((list) => list.find(({ fields }) => fields.id === office.fields.id) ?? [])
			.filter(({ fields }, index) => index === 0 || !fields.locale);
		const translations = inEach.map(({ fields, locale: own }) => ({
			locale: fields.locale ?? own,
			...textsOf(fields),
		}));
		const placeOf = (field: string) => placeOfText(field, inEach);
		return { fields: { ...office.fields, translations }, placeOf };
	});
}

/** `translations[1].city` is the city in the second language. */
function placeOfText(field: string, [asked, ...others]: Entry[]): string {
	const [, index, name] = /^translations[.[](\d+)\]?\.(\w+)/.exec(field) ?? [];
	const entry = [asked, ...others][Number(index ?? 0)];
	return entry?.placeOf(name ?? field) ?? '';
}

/** Offices under the continent they stand on, both in the order of the offices. */
async function readContinents(asked: Asked): Promise<Entry[]> {
	const groups = Map.groupBy(await readOffices(asked), ({ fields }) => fields.continent);
	return [...groups].map(([continent, offices]) => ({
		fields: { continent, offices: offices.map(({ fields }) => fields) },
		placeOf: (field) => offices[0]?.placeOf(field) ?? '',
	}));
}

type Answerer<T> = (asked: Asked) => Promise<T>;

const all =
	(collection: CollectionName): Answerer<Entry[]> =>
	(asked) =>
		readCollection(collection, asked);

const named =
	(collection: CollectionName, fixed?: string): Answerer<Entry | undefined> =>
	(asked) =>
		readNamed(collection, { ...asked, name: fixed ?? asked.name });

const by =
	(field: 'id' | 'slug', list: Answerer<Entry[]>): Answerer<Entry | undefined> =>
	async (asked) => {
		const found = await list({ ...asked, query: { [field]: asked.name } });
		return found.find(({ fields }) => String(fields[field]) === asked.name);
	};

/** The playtest survey; its definition may be written as JSON instead of as text. */
async function survey(asked: Asked): Promise<Entry | undefined> {
	const entry = await readNamed('contact-surveys', { ...asked, name: 'playtester' });
	if (!entry) return undefined;
	const { config } = entry.fields;
	const text = typeof config === 'object' ? JSON.stringify(config) : config;
	return { ...entry, fields: { code: 'playtester', ...entry.fields, config: text } };
}

const lists: [RegExp, Answerer<Entry[]>][] = [
	[/^\/api\/(?:offices|open\/offices\/[a-z-]+)$/, readOffices],
	[/^\/api\/open\/offices\/by-continent\/[a-z-]+$/, readContinents],
	[/^\/api\/offices\/job-offers$/, all('job-offers')],
	[/^\/api\/open\/office-news$/, all('office-news')],
	[/^\/api\/faq-categories$/, all('faq-categories')],
	[/^\/api\/faqs$/, all('faqs')],
	[/^\/api\/games$/, all('games')],
	[/^\/api\/multibanners$/, all('multibanners')],
	[/^\/api\/redirects$/, all('redirects')],
	[/^\/api\/support-patches$/, all('support-patches')],
];

const ones: [RegExp, Answerer<Entry | undefined>][] = [
	[/^\/api\/pages\/([\w-]+)\/[a-z-]+$/, named('pages')],
	[/^\/api\/configs\/([\w-]+)$/, named('configs')],
	[/^\/api\/presses$/, named('presses', 'presses')],
	[/^\/api\/contacts\/form$/, named('contact-form', 'contact-form')],
	[/^\/api\/contact-surveys\/code\/playtester$/, survey],
	[/^\/api\/issues\/form$/, readIssueChoices],
	[/^\/api\/open\/offices\/by-slug\/([\w-]+)\/[a-z-]+$/, by('slug', readOffices)],
	[/^\/api\/open\/offices\/job-offers\/([\w-]+)$/, by('id', all('job-offers'))],
	[/^\/api\/open\/office-news\/([\w-]+)$/, by('slug', all('office-news'))],
	[/^\/api\/faq-categories\/slug\/([\w-]+)$/, by('slug', all('faq-categories'))],
	[/^\/api\/faqs\/slug\/([\w-]+)$/, by('slug', all('faqs'))],
];

type Find<T> = (reader: EntryReader) => Promise<T>;

function find<T>(table: [RegExp, Answerer<T>][], question: ContentRequest): Find<T> | undefined {
	const { path, locale, query } = question;
	for (const [pattern, answer] of table) {
		const match = pattern.exec(path);
		if (match) return (reader) => answer({ reader, locale, query, name: match[1] ?? '' });
	}
	return undefined;
}

/** What reads the list that a question asks for; undefined for a question that nobody asks. */
export const findList = (question: ContentRequest): Find<Entry[]> | undefined => find(lists, question);

/** What reads the one entry that a question asks for. */
export const findOne = (question: ContentRequest): Find<Entry | undefined> | undefined =>
	find(ones, question);

interface Game {
	slug: string;
	name: string;
	platforms?: string[];
}

/** What an issue can be about: every game with what it runs on, and the categories of the file issue-form. */
async function readIssueChoices(asked: Asked): Promise<Entry | undefined> {
	const [entries, form] = await Promise.all([
		readCollection('games', { ...asked, query: undefined }),
		readNamed('issue-form', { ...asked, name: 'issue-form' }),
	]);
	if (!form) return undefined;
	const shown = entries.filter(({ fields }) => !findHeldBack('games', fields));
	const games = shown.map(({ fields }) => fields as unknown as Game);
	const names = [...new Set(games.flatMap(({ platforms = [] }) => platforms))];
	const fields = {
		games: games.map(({ slug, name, platforms = [] }) => ({
			id: slug,
			name,
			platforms: platforms.map(slugify),
		})),
		platforms: names.map((name) => ({ id: slugify(name), name })),
		categories: form.fields.categories,
	};
	return { fields, placeOf: form.placeOf };
}
