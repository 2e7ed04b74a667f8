import type { DatabaseSync } from 'node:sqlite';
import type { FormsContent, JobToApplyFor } from '#services/forms/context.ts';
import { findEntry, listEntries } from './entries.ts';
import { issueChoicesIn } from './issue-form.ts';
import { present } from './present.ts';

/** What the forms need of the content, from the entries of the CMS. */
export const formsContent = (db: DatabaseSync, now: () => number): FormsContent => ({
	findJob(id, locale) {
		const entry = findEntry(db, 'job-offers', 'id', id);
		return entry && (present(entry, locale) as JobToApplyFor);
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
