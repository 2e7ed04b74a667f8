import { locales } from '#contract/locales.ts';
import type { Rule } from './rule.ts';

interface MaybeTranslated {
	/** The one language of the entry. */
	locale?: string | null;
	/** Texts of the entry in each language. */
	translations?: { locale: string }[];
}

/** Entries that readers of some language find in another one. */
export const languages: Rule = ({ value }) => {
	const { locale: only, translations } = Object(value) as MaybeTranslated;
	const inAll = locales.map((locale) => ({ locale }));
	const there = only ? [{ locale: only }] : (translations ?? inAll);
	const missing = locales.filter((locale) => !there.some((each) => each.locale === locale));
	return missing.length > 0 ? [{ problem: `has no text in ${missing.join(' and ')}`, everywhere: true }] : [];
};
