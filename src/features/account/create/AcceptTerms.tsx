import type { ReactNode } from 'react';
import type { Locale } from '#contract/locales.ts';
import { localePath } from '#i18n/paths.ts';
import { interpolate } from '#lib/interpolate.ts';
import { CheckboxField } from '#ui/CheckboxField.tsx';
import type { Journey } from '../journey.ts';

interface AcceptTermsProps {
	locale: Locale;
	texts: Journey<'create'>['texts'];
}

/** The box that must be ticked; its links open beside the form, so that nothing typed is lost. */
export function AcceptTerms({ locale, texts }: AcceptTermsProps) {
	const link = (path: string, text: string) => (
		<a href={localePath(path, locale)} target="_blank" rel="noopener">
			{text}
			<span className="visually-hidden"> {texts.newTab}</span>
		</a>
	);
	const links: Record<string, ReactNode> = {
		terms: <span key="terms">{link('/tos', texts.terms)}</span>,
		privacy: <span key="privacy">{link('/privacy', texts.privacy)}</span>,
	};
	const parts = texts.accept.split(/\{\{(\w+)\}\}/);
	return (
		<CheckboxField
			name="acceptTerms"
			label={interpolate(texts.accept, { terms: texts.terms, privacy: texts.privacy })}
			required
		>
			{parts.map((part, index) => (index % 2 === 1 ? links[part] : part))}
		</CheckboxField>
	);
}
