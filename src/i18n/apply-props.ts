import type { Locale } from '#contract/locales.ts';
import { formTexts } from './form-texts.ts';
import type { Resources } from './resources.ts';
import { texts } from './texts.ts';

/** What an application form is told in, on any page. @param apply texts(locale, 'careers').apply */
export function applyProps(locale: Locale, apply: Resources['careers']['apply']) {
	const { form, upload } = texts(locale, 'common');
	return { locale, texts: apply, form: formTexts(form, texts(locale, 'errors')), upload };
}
