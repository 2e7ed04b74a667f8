import { readConfig } from '#contract/config.ts';
import { type Locale, locales } from '#contract/locales.ts';
import { defaultLocale } from '#site.config';
import { contentCache } from '../../cache/content-cache.ts';
import { type FetchContent, type Query, valuesOf } from '../../source.ts';
import { type Collection, type CollectionName, collections } from '../files/collections.ts';
import type { Entry, EntryReader } from '../find-entries.ts';
import { queries } from './queries.ts';
import { type Filters, type Row, readRows, readSingle, type Version } from './rows.ts';
import { ownNames, toFields } from './to-fields.ts';

const collectionOf = (name: CollectionName): Collection => collections[name];

/** The names of fields that hold rich text: those of the collection, and those of blocks and of what these list. */
function markupOf({ body, markdown = [], blocks }: Collection): string[] {
	return [...(body ? [body] : []), ...markdown, ...(blocks ? ['html', 'description'] : [])];
}

const strapiNames = Object.fromEntries(Object.entries(ownNames).map(([there, here]) => [here, there]));

/** Where an editor finds an entry in Strapi. */
function placeOf(name: CollectionName, { documentId, locale }: Row): string {
	const { singular, isSingle } = queries[name];
	const { CMS_URL } = readConfig(process.env, ['CMS_URL']);
	const kind = isSingle ? 'single-types' : 'collection-types';
	const address = `${CMS_URL}/admin/content-manager/${kind}/api::${singular}.${singular}`;
	const own = isSingle ? address : `${address}/${documentId}`;
	return locale ? `${own}?plugins[i18n][locale]=${locale}` : own;
}

/** The row in a language, else in the default one, else in the first one that there is. */
function rowIn(rows: readonly Row[], locale: Locale): Row | undefined {
	for (const each of [locale, defaultLocale, ...locales])
		for (const row of rows) if (!row.locale || row.locale === each) return row;
	return undefined;
}

const fieldsOfRows = new WeakMap<Row, Entry['fields']>();

/** The fields of a row; a list of languages that Strapi leaves empty is none, so that the entry is in all of them. */
function fieldsOf(row: Row, collection: Collection): Entry['fields'] {
	const known = fieldsOfRows.get(row);
	if (known) return known;
	const { languages, ...fields } = toFields(row, markupOf(collection));
	const isLimited = Array.isArray(languages) && languages.length > 0;
	const found = isLimited ? { ...fields, languages } : fields;
	fieldsOfRows.set(row, found);
	return found;
}

/** An entry in one language: its texts, and what is the same in every language as the default one has it. */
function toEntry(name: CollectionName, rows: readonly Row[], asked: Locale): Entry | undefined {
	const texts = rowIn(rows, asked);
	const shared = rowIn(rows, defaultLocale);
	if (!texts || !shared) return undefined;
	const collection = collectionOf(name);
	const isText = (field: string) => collection.translated.includes(field);
	const partOf = (row: Row, isWanted: (field: string) => boolean) =>
		Object.fromEntries(Object.entries(fieldsOf(row, collection)).filter(([field]) => isWanted(field)));
	return {
		locale: asked,
		fields: {
			id: texts.documentId,
			...partOf(shared, (field) => !isText(field)),
			...partOf(texts, isText),
			...(texts.locale && texts.locale !== asked && { locale: texts.locale }),
		},
		placeOf: (field) => placeOf(name, isText(field.split(/[.[]/)[0] ?? '') ? texts : shared),
	};
}

const slugIs = (...slugs: string[]): Filters => ({ slug: { $in: slugs } });

/** A job's own place and team, or one of those where it is open, too. */
function inPlace({ location, team }: Query): Filters {
	const place: Filters = {
		...(location !== undefined && { location: slugIs(...valuesOf(location)) }),
		...(team !== undefined && { team: { $in: valuesOf(team) } }),
	};
	return { $or: [place, { categories: place }] };
}

/** What of a query Strapi can answer itself; the rest narrows down what it answers. */
function toFilters({ id, slug, category, location, team }: Query): Filters | undefined {
	if (id !== undefined) return { $or: [{ documentId: String(id) }, { key: String(id) }] };
	if (slug !== undefined) return { slug: String(slug) };
	if (category !== undefined) return { category: slugIs(String(category)) };
	return location !== undefined || team !== undefined ? inPlace({ location, team }) : undefined;
}

/** How many rows hold what a query asks for: an entry has at most one in each language, and these lie side by side. */
function limitOf({ limit, start = 0, query }: Query, { newestBy }: Collection): number | undefined {
	if (limit === undefined || query !== undefined || !newestBy) return undefined;
	return (Number(limit) + Number(start)) * locales.length;
}

/** Languages of an entry lie side by side. */
function sortOf({ newestBy }: Collection): string[] {
	return [newestBy ? `${strapiNames[newestBy] ?? newestBy}:desc` : 'createdAt', 'documentId'];
}

type Rows = Map<string, Promise<Row[]>>;
const rowsOfBuilds = new WeakMap<object, Rows>();

/** What a build has read; undefined outside of one, and while developing, when an editor wants to see what was just saved. */
function rowsOfBuild(): Rows | undefined {
	const build = contentCache();
	if (build?.since === undefined) return undefined;
	const known = rowsOfBuilds.get(build) ?? new Map();
	rowsOfBuilds.set(build, known);
	return known;
}

/** Reads entries from Strapi, or their drafts: in a build each list whole and once, in a function what a query asks for. */
export function strapiReader(
	collection: string,
	read: FetchContent,
	status: Version = 'published',
): EntryReader {
	const build = status === 'published' ? rowsOfBuild() : undefined;
	const rows: Rows = build ?? new Map();
	function ask(name: CollectionName, query: Query): Promise<Row[]> {
		const strapi = { collection, query: queries[name], read, status };
		if (strapi.query.isSingle) return readSingle(strapi);
		const { [name]: kind }: Record<CollectionName, Collection> = collections;
		const filters = toFilters(query);
		return readRows(strapi, { filters, sort: sortOf(kind), limit: limitOf(query, kind) });
	}
	function load(name: CollectionName, query: Query): Promise<Row[]> {
		const narrowed = build ? {} : query;
		const key = `${name} ${JSON.stringify(narrowed)}`;
		const found = rows.get(key) ?? ask(name, narrowed);
		rows.set(key, found);
		return found;
	}
	async function all(name: CollectionName, locale: Locale, query: Query = {}): Promise<Entry[]> {
		const documents = Map.groupBy(await load(name, query), ({ documentId }) => documentId);
		return [...documents.values()].flatMap((each) => toEntry(name, each, locale) ?? []);
	}
	return {
		all,
		async named(name, entry, locale) {
			const entries = await all(name, locale, { slug: entry });
			return queries[name].isSingle ? entries[0] : entries.find(({ fields }) => fields.slug === entry);
		},
	};
}
