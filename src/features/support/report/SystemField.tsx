import { useEffect, useState } from 'react';
import { ToggleField } from '#ui/ToggleField.tsx';
import type { ReportProps } from './report-props.ts';
import styles from './SystemField.module.css';
import { systemInfo } from './system-info.ts';

/** Lets the visitor send what their browser knows, and shows it before. */
export function SystemField({ texts }: Pick<ReportProps, 'texts'>) {
	const [info, setInfo] = useState('');
	useEffect(() => setInfo(systemInfo()), []);
	return (
		<div className={styles.system}>
			<ToggleField name="sendsSystem" label={texts.system} />
			<details className={styles.details}>
				<summary className={styles.summary}>{texts.systemShown}</summary>
				<pre className={styles.info}>{info}</pre>
			</details>
		</div>
	);
}
