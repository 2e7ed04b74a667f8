import { locales } from '#contract/locales.ts';
import type { CheckedEntry, ContentCheck } from './rule.ts';

/** What the addresses of entries are made of. */
const names: Record<string, 'id' | 'slug'> = {
	'faq-categories': 'slug',
	faqs: 'slug',
	games: 'slug',
	'job-offers': 'id',
	'office-news': 'slug',
	offices: 'slug',
};

/** What the address of an entry is made of, where it has one. */
export const describeEntry = ({ collection, value }: CheckedEntry): string | undefined =>
	Object(value)[names[collection] ?? ''];

/** Entries at the address of another one, which hides one of them. */
export const sharedAddresses: ContentCheck = (entry, { firstNamed }) => {
	const { collection, locale, value, id } = entry;
	const name = describeEntry(entry);
	const first = name === undefined ? undefined : firstNamed(collection, locale, name);
	if (!first || first.value === value) return [];
	const other = first.id === id ? 'another entry' : `another entry, "${first.id}"`;
	const problem = `has the address "${name}" of ${other}; it shows only one of them`;
	return [{ ...(names[collection] && { field: names[collection] }), problem }];
};

/** Entries without a page in another language, which their own page leads to all the same. */
export const missingPages: ContentCheck = (entry, { firstNamed }) => {
	const name = describeEntry(entry);
	if (name === undefined) return [];
	const missing = locales.filter((locale) => !firstNamed(entry.collection, locale, name));
	const problem = `has the address "${name}" in no answer in ${missing.join(' and ')}; where its pages lead to it there, nothing is found`;
	return missing.length > 0 ? [{ problem, everywhere: true }] : [];
};
