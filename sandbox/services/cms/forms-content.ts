import type { DatabaseSync } from 'node:sqlite';
import { type Locale, locales } from '#contract/locales.ts';
import type { ContentGame, ContentJob, FormsContent, JobToApplyFor } from '#services/forms/context.ts';
import { pickLocale } from '../../content/localised.ts';
import { findEntry, listEntries, type StoredEntry } from './entries.ts';
import { issueChoicesIn } from './issue-form.ts';
import { present } from './present.ts';

/** What the forms need of the content, from the entries of the CMS. */
export const formsContent = (db: DatabaseSync, now: () => number): FormsContent => ({
	findJob(id, locale) {
		const entry = findEntry(db, 'job-offers', 'id', id);
		return entry && (present(entry, locale) as JobToApplyFor);
	},
	listJobs: () =>
		listEntries(db, { collection: 'job-offers' })
			.filter(({ publishedAt }) => Date.parse(String(publishedAt)) <= now())
			.map((entry) => toJob(db, entry)),
	findGame(slug) {
		const isShown = ({ publishedAt }: StoredEntry) => !(Date.parse(String(publishedAt)) > now());
		const games = listEntries(db, { collection: 'games' }).filter(isShown).map(toGame);
		return games.find((game) => game.slug === slug) ?? games.find((game) => game.formerSlugs.includes(slug));
	},
	issueChoices: (locale) => issueChoicesIn(db, locale, now()),
	readerOf(category) {
		const [form] = listEntries(db, { collection: 'contact-form' });
		const categories = (form?.categories ?? []) as { id: string; email: string }[];
		return categories.find(({ id }) => id === category)?.email;
	},
	cityOf(slug, locale) {
		const office = findEntry(db, 'offices', 'slug', slug) as { city?: Record<string, string> } | undefined;
		return office?.city?.[locale];
	},
	hasAnswer: (id) => findEntry(db, 'faqs', 'id', id) !== undefined,
});

function toGame(entry: StoredEntry): ContentGame {
	const nameIn = (locale: Locale) => [locale, (pickLocale(entry, locale) as { name: string }).name];
	const { slug, previousSlugs, releaseDate } = pickLocale(entry, 'en') as Record<
		'slug' | 'releaseDate',
		string
	> & { previousSlugs?: string[] };
	return {
		...{ slug, releaseDate, formerSlugs: previousSlugs ?? [] },
		names: Object.fromEntries(locales.map(nameIn)),
	};
}

/** A job in one language, as the entries have it. */
interface Job extends Omit<ContentJob, 'texts' | 'closed'> {
	title: string;
	description: string;
	requirements: string;
	closed?: boolean;
}

function toJob(db: DatabaseSync, entry: StoredEntry): ContentJob {
	const office = findEntry(db, 'offices', 'slug', String(entry.location));
	const textsIn = (locale: Locale) => {
		const { title, description, requirements, location } = pickLocale(entry, locale) as Job;
		const city = office ? String(pickLocale(office.city, locale)) : location;
		return [locale, { title, description, requirements, city }];
	};
	const { id, location, team, categories, validThrough, closed } = pickLocale(entry, 'en') as Job;
	return {
		...{ id, location, team, categories, validThrough },
		closed: closed === true,
		texts: Object.fromEntries(locales.map(textsIn)),
	};
}
