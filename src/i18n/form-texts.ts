import type { Locale } from '#contract/locales.ts';
import { site } from '#site.config';
import type { Resources } from './resources.ts';
import { texts } from './texts.ts';

/** What a form's island is given of the shared texts. */
export function formTexts(form: Resources['common']['form'], errors: Resources['errors']) {
	const { offline, unexpected, ...page } = errors.page;
	return { ...form, field: errors.field, offline, unexpected, page };
}

export type SharedFormTexts = ReturnType<typeof formTexts>;

/** The texts of the application form, on any page. @param apply texts(locale, 'careers').apply */
export function applyProps(locale: Locale, apply: Resources['careers']['apply']) {
	const { form, upload } = texts(locale, 'common');
	return { locale, texts: apply, form: formTexts(form, texts(locale, 'errors')), upload };
}

/** What every island of the account area is given by its page. @param area texts(locale, 'account').area */
export function areaProps(locale: Locale, area: Resources['account']['area']) {
	const form = formTexts(texts(locale, 'common').form, texts(locale, 'errors'));
	return { locale, form, area, termsVersion: site.termsVersion };
}

export type AreaProps = ReturnType<typeof areaProps>;
