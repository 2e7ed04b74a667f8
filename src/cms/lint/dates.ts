import type { Rule } from './rule.ts';

/** The fields that say when an entry appeared. */
const published: Record<string, string> = {
	'job-offers': 'publishedAt',
	'office-news': 'publishedAt',
	'support-patches': 'date',
};

/** Entries of a day to come; the site shows them at once. */
export const futureEntries: Rule = ({ collection, value }) => {
	const field = published[collection];
	const date: unknown = field && Object(value)[field];
	if (!field || !(date instanceof Date) || date.getTime() <= Date.now()) return [];
	const problem = `is shown already, though it is dated ${date.toISOString().slice(0, 10)}`;
	return [{ field, problem, everywhere: true }];
};
