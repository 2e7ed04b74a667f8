import { interpolate } from '#lib/interpolate.ts';
import { Notice } from '#ui/Notice.tsx';
import styles from './ApplyForm.module.css';
import type { ApplyTexts } from './apply-props.ts';

/** What takes the form's place once everything has arrived. */
export interface Sent {
	reference: string;
	email: string;
}

/** Says that an application has arrived, and what comes next. */
export function Receipt({ reference, email, texts }: Sent & { texts: ApplyTexts['receipt'] }) {
	const [before = '', after = ''] = texts.reference.split('{{reference}}');
	return (
		<Notice tone="success" title={texts.title} takesFocus>
			<p>
				{before}
				<span className={styles.reference}>{reference}</span>
				{after}
			</p>
			<p>{interpolate(texts.mail, { email })}</p>
			<p>{texts.next}</p>
		</Notice>
	);
}
