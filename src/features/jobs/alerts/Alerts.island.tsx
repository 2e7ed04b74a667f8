import { useState } from 'react';
import { localePath } from '#i18n/paths.ts';
import { ErrorBoundary } from '#ui/feedback/ErrorPage.tsx';
import { Notice } from '#ui/feedback/Notice.tsx';
import { AlertForm, type AlertsProps } from './AlertForm.tsx';
import styles from './Alerts.module.css';

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
