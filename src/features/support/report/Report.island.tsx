import { useEffect, useState } from 'react';
import { call } from '#api/call.ts';
import type { CallResult } from '#api/result.ts';
import { type IssueChoices, issueForm } from '#contract/endpoints/issues.ts';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/feedback/Notice.tsx';
import styles from './Report.module.css';
import { ReportForm, type ReportProps } from './ReportForm.tsx';

/** Tells of what does not work; what it can be about is asked when the page opens. */
export function Report(props: ReportProps) {
	const { texts, locale } = props;
	const [attempt, setAttempt] = useState(0);
	// Asked once, and not again while a form is filled in, which is not to lose its choices.
	const [result, setResult] = useState<CallResult<IssueChoices>>();
	// biome-ignore lint/correctness/useExhaustiveDependencies: asked again at each attempt
	useEffect(() => {
		let isPast = false;
		setResult(undefined);
		call(issueForm, { locale }, { quiet: true }).then((answer) => isPast || setResult(answer));
		return () => {
			isPast = true;
		};
	}, [locale, attempt]);
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
