import type { Rule } from './rule.ts';

/** The fields in which entries name others by their slugs, and the collections of those. */
const references: Record<string, Record<string, string>> = {
	faqs: { category: 'faq-categories', related: 'faqs' },
	'support-patches': { game: 'games' },
	'job-offers': { location: 'offices', 'categories.location': 'offices' },
	'office-news': { game: 'games', office: 'offices' },
	multibanners: { game: 'games' },
	'contact-surveys': { 'rooms.location': 'offices' },
};

/** What stands at the path of a field, in each part of a list. */
function valuesAt(value: unknown, [name, ...rest]: readonly string[]): unknown[] {
	if (Array.isArray(value)) return value.flatMap((part) => valuesAt(part, name ? [name, ...rest] : []));
	return name ? valuesAt(Object(value)[name], rest) : [value ?? []].flat();
}

/** Entries that name one that is not there, such as a category that was renamed. */
export const brokenReferences: Rule = ({ collection, locale, value }, { entriesOf }) =>
	Object.entries(references[collection] ?? {}).flatMap(([field, target]) => {
		const there = new Set(entriesOf(target, locale).map((entry) => Object(entry.value).slug));
		const missing = valuesAt(value, field.split('.')).filter((slug) => !there.has(slug));
		return [...new Set(missing)].map((slug) => ({
			field,
			problem: `names "${slug}", which is not among ${target}`,
		}));
	});
