import { interpolate } from '#lib/interpolate.ts';
import { Notice } from '#ui/Notice.tsx';
import { type SentFile, SentFiles } from '#ui/SentFiles.tsx';
import styles from './ApplyForm.module.css';
import type { ApplyProps } from './apply-props.ts';

/** What takes the form's place once everything has arrived. */
export interface Sent {
	reference: string;
	email: string;
	files: readonly SentFile[];
}

/** Says that an application has arrived, with which files, and what comes next. */
export function Receipt(props: Sent & Pick<ApplyProps, 'texts' | 'upload' | 'locale'>) {
	const { reference, email, files, upload, locale } = props;
	const texts = props.texts.receipt;
	const [before = '', after = ''] = texts.reference.split('{{reference}}');
	return (
		<Notice tone="success" title={texts.title} takesFocus>
			<p>
				{before}
				<span className={styles.reference}>{reference}</span>
				{after}
			</p>
			<SentFiles files={files} texts={upload} locale={locale} />
			<p>{interpolate(texts.mail, { email })}</p>
			<p>{texts.next}</p>
		</Notice>
	);
}
