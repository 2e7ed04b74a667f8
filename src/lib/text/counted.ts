import { interpolate } from './interpolate.ts';

/** The form of a text that a count takes in the language, for islands that are given all forms of it. */
export function pluralize(texts: object, stem: string, count: number, locale: string): string {
	const forms = texts as Record<string, string>;
	const form = forms[`${stem}_${new Intl.PluralRules(locale).select(count)}`] ?? forms[`${stem}_other`];
	return interpolate(form ?? '', { count });
}
