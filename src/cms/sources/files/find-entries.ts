import { type Locale, locales } from '#contract/locales.ts';
import { containsWords, isAnyOf } from '#lib/job-filter.ts';
import { slugify } from '#lib/text/slugify.ts';
import { findHeldBack } from '../../held-back.ts';
import type { ContentRequest, Query } from '../../source.ts';
import { type Collection, type CollectionName, collections } from './collections.ts';
import { findEntries } from './entries.ts';
import { type Entry, readEntry } from './read-entry.ts';

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

/** The published entries of a collection in one language, in their order. */
async function readCollection(name: CollectionName, locale: Locale): Promise<Entry[]> {
	const collection: Collection = collections[name];
	const found = await findEntries(name);
	const entries = await Promise.all([...found.values()].map((files) => readEntry(files, name, locale)));
	return sorted(
		entries.filter((entry) => isPublished(entry, locale)),
		collection,
	);
}

/** One published entry by the name of its files. */
async function readNamed(name: CollectionName, entry: string, locale: Locale): Promise<Entry | undefined> {
	const files = (await findEntries(name)).get(entry);
	const read = files && (await readEntry(files, name, locale));
	return read && isPublished(read, locale) ? read : undefined;
}

const listOf = (value: Query[string]): string[] => [value ?? []].flat().map(String);

interface Job {
	location: string;
	team: string;
	categories?: { location: string; team: string }[];
}

function isInPlace(fields: object, { location, team }: Query): boolean {
	if (location === undefined && team === undefined) return true;
	const { categories = [], ...job } = fields as Job;
	return isAnyOf({ ...job, categories }, { location: listOf(location), team: listOf(team) });
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

/** Offices carry their texts in every language, the asked one first. */
async function readOffices(locale: Locale): Promise<Entry[]> {
	const order = [locale, ...locales.filter((other) => other !== locale)];
	const lists = await Promise.all(order.map((each) => readCollection('offices', each)));
	const [asked = []] = lists;
	return asked.map((office) => {
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
async function readContinents(locale: Locale): Promise<Entry[]> {
	const groups = Map.groupBy(await readOffices(locale), ({ fields }) => fields.continent);
	return [...groups].map(([continent, offices]) => ({
		fields: { continent, offices: offices.map(({ fields }) => fields) },
		placeOf: (field) => offices[0]?.placeOf(field) ?? '',
	}));
}

/** Answers in a language, with the name that stands in a question's path. */
type Answerer<T> = (locale: Locale, name: string) => Promise<T>;

const all =
	(collection: CollectionName): Answerer<Entry[]> =>
	(locale) =>
		readCollection(collection, locale);

const named =
	(collection: CollectionName, fixed?: string): Answerer<Entry | undefined> =>
	(locale, name) =>
		readNamed(collection, fixed ?? name, locale);

const by =
	(field: 'id' | 'slug', list: Answerer<Entry[]>): Answerer<Entry | undefined> =>
	async (locale, name) =>
		(await list(locale, name)).find(({ fields }) => String(fields[field]) === name);

/** The playtest survey; its definition may be written as JSON instead of as text. */
async function survey(locale: Locale): Promise<Entry | undefined> {
	const entry = await readNamed('contact-surveys', 'playtester', locale);
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

function find<T>(
	table: [RegExp, Answerer<T>][],
	{ path, locale }: ContentRequest,
): (() => Promise<T>) | undefined {
	for (const [pattern, answer] of table) {
		const match = pattern.exec(path);
		if (match) return () => answer(locale, match[1] ?? '');
	}
	return undefined;
}

/** What reads the list that a question asks for; undefined for a question that nobody asks. */
export const findList = (question: ContentRequest): (() => Promise<Entry[]>) | undefined =>
	find(lists, question);

/** What reads the one entry that a question asks for. */
export const findOne = (question: ContentRequest): (() => Promise<Entry | undefined>) | undefined =>
	find(ones, question);

interface Game {
	slug: string;
	name: string;
	platforms?: string[];
}

/** What an issue can be about: every game with what it runs on, and the categories of the file issue-form. */
async function readIssueChoices(locale: Locale): Promise<Entry | undefined> {
	const [entries, form] = await Promise.all([
		readCollection('games', locale),
		readNamed('issue-form', 'issue-form', locale),
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
