import type { Locale } from '#contract/locales.ts';
import type { SharedFormTexts } from '#i18n/form-texts.ts';
import type { Resources } from '#i18n/resources.ts';

/** What the status page gives its island; it shows the title itself. */
export interface StatusProps {
	locale: Locale;
	texts: Omit<Resources['site']['status'], 'title' | 'description' | 'intro'>;
	form: Pick<SharedFormTexts, 'page'>;
}
