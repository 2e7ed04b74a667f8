import type { Locale } from '#contract/locales.ts';
import type { Question } from '../source.ts';
import type { CollectionName } from './collections.ts';
import { readIssueChoices } from './issue-choices.ts';
import { readContinents, readOffices } from './offices.ts';
import { readCollection, readNamed } from './read-collection.ts';
import type { Entry } from './read-entry.ts';

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

function find<T>(table: [RegExp, Answerer<T>][], { path, locale }: Question): (() => Promise<T>) | undefined {
	for (const [pattern, answer] of table) {
		const match = pattern.exec(path);
		if (match) return () => answer(locale, match[1] ?? '');
	}
	return undefined;
}

/** What reads the list that a question asks for; undefined for a question that nobody asks. */
export const findList = (question: Question): (() => Promise<Entry[]>) | undefined => find(lists, question);

/** What reads the one entry that a question asks for. */
export const findOne = (question: Question): (() => Promise<Entry | undefined>) | undefined =>
	find(ones, question);
