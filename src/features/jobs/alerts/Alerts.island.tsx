import { useState } from 'react';
import type { BotCheck } from '#api/bot-check.ts';
import type { Locale } from '#contract/locales.ts';
import type { SharedFormTexts } from '#i18n/form-texts.ts';
import { localePath } from '#i18n/paths.ts';
import type { Resources } from '#i18n/resources.ts';
import type { MultiSelectOption, MultiSelectTexts } from '#ui/choice/MultiSelect.tsx';
import { ErrorBoundary } from '#ui/feedback/ErrorPage.tsx';
import { Notice } from '#ui/feedback/Notice.tsx';
import { AlertForm } from './AlertForm.tsx';
import styles from './Alerts.module.css';

export interface AlertsProps {
	locale: Locale;
	texts: Omit<Resources['careers']['alerts'], 'title' | 'description' | 'intro' | 'noscript'>;
	form: SharedFormTexts;
	botCheck: BotCheck;
	/** The texts of both choices, but for what stands there while nothing is chosen. */
	select: Pick<MultiSelectTexts, 'clear' | 'none' | 'opensNewTab'>;
	all: Record<'location' | 'team', string>;
	places: MultiSelectOption[];
	teams: MultiSelectOption[];
}

/** Asks for mails about new positions. */
export function Alerts(props: AlertsProps) {
	return (
		<ErrorBoundary texts={props.form.page} home={localePath('/', props.locale)}>
			<AlertStates {...props} />
		</ErrorBoundary>
	);
}

function AlertStates(props: AlertsProps) {
	const { texts, locale } = props;
	const [isAsked, setAsked] = useState(false);
	if (!isAsked) return <AlertForm {...props} onAsked={() => setAsked(true)} />;
	return (
		<Notice tone="success" title={texts.askedTitle} takesFocus>
			<p>{texts.asked}</p>
			<a className={styles.link} href={localePath('/careers/search', locale)}>
				{texts.positions}
			</a>
		</Notice>
	);
}
