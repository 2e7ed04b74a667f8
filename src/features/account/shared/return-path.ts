import type { Locale } from '#contract/locales.ts';
import type { SharedFormTexts } from '#i18n/form-texts.ts';
import type { Resources } from '#i18n/resources.ts';

/** What every island of the account is given by its page, which shows the title itself. */
export interface ReturnPath<Name extends keyof Resources['account']> {
	locale: Locale;
	texts: Omit<Resources['account'][Name], 'title' | 'description' | 'intro'>;
	form: SharedFormTexts;
}
