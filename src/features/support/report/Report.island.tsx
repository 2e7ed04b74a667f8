import { useState } from 'react';
import useSWR from 'swr';
import { call } from '#api/call.ts';
import { issueForm } from '#contract/endpoints/issues.ts';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/feedback/Notice.tsx';
import styles from './Report.module.css';
import { ReportForm, type ReportProps } from './ReportForm.tsx';

/** Tells of what does not work; what it can be about is asked when the page opens. */
export function Report(props: ReportProps) {
	const { texts, locale } = props;
	const [attempt, setAttempt] = useState(0);
	const ask = () => call(issueForm, { locale }, { quiet: true });
	// A form that is being filled in is not to lose its choices.
	const settings = { revalidateOnFocus: false, revalidateOnReconnect: false };
	const { data: result } = useSWR([issueForm.name, locale, attempt], ask, settings);
	const retry = () => {
		setAttempt(attempt + 1);
		// The button goes away with its notice.
		document.getElementById('report-game')?.focus();
	};
	return (
		<div className={styles.report}>
			{result && result.kind !== 'ok' && (
				<Notice tone="warn">
					<p>{texts.unavailable}</p>
					<p>
						<a href={`mailto:${props.mailTo}`}>{props.mailTo}</a>
					</p>
					<Button look="quiet" onClick={retry}>
						{texts.retry}
					</Button>
				</Notice>
			)}
			<ReportForm {...props} choices={result?.kind === 'ok' ? result.data : undefined} />
		</div>
	);
}
