import { locales } from '#contract/locales.ts';
import { withoutLocale } from '#i18n/paths.ts';
import { icons } from '#lib/icons.ts';
import { mapTexts } from '#lib/text/clean-text.ts';
import { findHrefs, isDeadLink, localiseLink, toOwnPath } from '../links.ts';
import type { CheckedEntry, ContentCheck, ContentProblem } from './rule.ts';

/** Icons that the site does not have. */
export const unknownIcons: ContentCheck = ({ value }) => {
	const found: ContentProblem[] = [];
	mapTexts(value, (text, field) => {
		if (/(?:^|\.)icon$/.test(field) && !Object.hasOwn(icons, text)) {
			const known = Object.keys(icons).join(', ');
			const problem = `names the icon "${text}", which the site does not have and shows as "info"; it has ${known}`;
			found.push({ field, problem, everywhere: true });
		}
		return text;
	});
	return found;
};

// In the definition of a survey, which is JSON, an address seems to begin with a backslash.
const isRelative = (href: string) => /^(?![a-z][a-z\d+.-]*:)[\w.]/i.test(href);

/** Links to this site that lead nowhere, in markup and in fields that hold a link. */
export const links: ContentCheck = ({ collection, value, locale }, { isBuilt }) => {
	const found: ContentProblem[] = [];
	// What leads where is judged where redirects are made.
	if (collection === 'redirects') return found;
	mapTexts(value, (text, field) => {
		const hrefs = toOwnPath(text) ? [localiseLink(text.trim(), locale)] : findHrefs(text);
		for (const href of hrefs) {
			const path = toOwnPath(href);
			if (isRelative(href))
				found.push({
					field,
					problem: `links to "${href}", which leads elsewhere from each page: begin it with /`,
				});
			if (!path || isBuilt(path)) continue;
			const effect = collection === 'multibanners' && isDeadLink(href) ? '; the banner is left out' : '';
			found.push({ field, problem: `links to ${withoutLocale(path)}, which is no page${effect}` });
		}
		return text;
	});
	return found;
};

/** The fields in which entries name others by their slugs, and the collections of those. */
export const references: Record<string, Record<string, string>> = {
	faqs: { category: 'faq-categories', game: 'games', related: 'faqs' },
	'support-patches': { game: 'games' },
	'job-offers': { location: 'offices', game: 'games', 'categories.location': 'offices' },
	presses: { 'packs.game': 'games' },
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
export const brokenReferences: ContentCheck = ({ collection, locale, value }, { entriesOf }) =>
	Object.entries(references[collection] ?? {}).flatMap(([field, target]) => {
		const there = new Set(entriesOf(target, locale).map((entry) => Object(entry.value).slug));
		const missing = valuesAt(value, field.split('.')).filter((slug) => !there.has(slug));
		return [...new Set(missing)].map((slug) => ({
			field,
			problem: `names "${slug}", which is not among ${target}`,
		}));
	});

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

/** Entries without a page in another language. */
export const missingPages: ContentCheck = (entry, { firstNamed }) => {
	const name = describeEntry(entry);
	if (name === undefined) return [];
	const missing = locales.filter((locale) => !firstNamed(entry.collection, locale, name));
	const problem = `has the address "${name}" in no answer in ${missing.join(' and ')}; it has no page there`;
	return missing.length > 0 ? [{ problem, everywhere: true }] : [];
};
