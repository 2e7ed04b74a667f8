import type { Locale } from '#contract/locales.ts';
import { localePath } from '#i18n/paths.ts';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { Notice } from '#ui/Notice.tsx';
import type { ApplyTexts } from './apply-props.ts';

interface ClosedNoticeProps {
	locale: Locale;
	texts: ApplyTexts['instead'];
}

/** Says what can be done with what was typed for an offer that is closed. */
export function ClosedNotice({ locale, texts }: ClosedNoticeProps) {
	return (
		<Notice tone="warn">
			<p>{texts.text}</p>
			<ButtonLink look="quiet" href={localePath('/careers/open-application', locale)}>
				{texts.link}
			</ButtonLink>
		</Notice>
	);
}
