import { locales } from '#contract/locales.ts';
import type { Rule } from './rule.ts';

interface MaybeTranslated {
	/** The language that it is shown in, where it is not translated. */
	locale?: string | null;
	/** Texts of the entry in each language. */
	translations?: { locale: string }[];
}

/** Entries that readers of some language find in another one. */
export const languages: Rule = (entry, { entryIn }) => {
	const { translations } = Object(entry.value) as MaybeTranslated;
	const missing = locales.filter((locale) => {
		if (translations) return !translations.some((each) => each.locale === locale);
		const { locale: shown } = Object(entryIn(entry, locale)) as MaybeTranslated;
		return shown && shown !== locale;
	});
	return missing.length > 0 ? [{ problem: `has no text in ${missing.join(' and ')}`, everywhere: true }] : [];
};
