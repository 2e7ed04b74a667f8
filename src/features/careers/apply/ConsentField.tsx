import type { Locale } from '#contract/locales.ts';
import { localePath } from '#i18n/paths.ts';
import { interpolate } from '#lib/interpolate.ts';
import { CheckboxField } from '#ui/CheckboxField.tsx';
import type { ApplyTexts } from './apply-props.ts';

/** The box that must be ticked; its link opens beside the form, so that nothing typed is lost. */
export function ConsentField({ locale, texts }: { locale: Locale; texts: ApplyTexts }) {
	const [before = '', after = ''] = texts.consent.split('{{privacy}}');
	return (
		<CheckboxField name="consent" label={interpolate(texts.consent, { privacy: texts.privacy })} required>
			{before}
			<a href={localePath('/privacy', locale)} target="_blank" rel="noopener">
				{texts.privacy}
				<span className="visually-hidden"> {texts.newTab}</span>
			</a>
			{after}
		</CheckboxField>
	);
}
