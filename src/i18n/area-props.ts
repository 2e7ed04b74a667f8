import type { Locale } from '#contract/locales.ts';
import { site } from '#site.config';
import { formTexts } from './form-texts.ts';
import type { Resources } from './resources.ts';
import { texts } from './texts.ts';

/** What every island of the account area is given by its page. @param area texts(locale, 'account').area */
export function areaProps(locale: Locale, area: Resources['account']['area']) {
	const form = formTexts(texts(locale, 'common').form, texts(locale, 'errors'));
	return { locale, form, area, termsVersion: site.termsVersion };
}

export type AreaProps = ReturnType<typeof areaProps>;
