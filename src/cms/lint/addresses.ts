import type { Rule } from './rule.ts';

/** What the addresses of entries are made of. */
const names: Record<string, 'id' | 'slug'> = {
	'faq-categories': 'slug',
	faqs: 'slug',
	games: 'slug',
	'job-offers': 'id',
	'office-news': 'slug',
	offices: 'slug',
};

/** Entries at the address of another one, which hides one of them. */
export const sharedAddresses: Rule = ({ collection, locale, value, id }, { entriesOf }) => {
	const field = names[collection];
	if (!field) return [];
	const nameOf = (entry: unknown) => Object(entry)[field] as string;
	const first = entriesOf(collection, locale).find((entry) => nameOf(entry.value) === nameOf(value));
	if (!first || first.value === value) return [];
	const problem = `has the ${field} "${nameOf(value)}" of another entry${first.id === id ? '' : `, "${first.id}"`}; one page shows only one of them`;
	return [{ field, problem }];
};
