import { useState } from 'react';
import type { SharedFormTexts } from '#i18n/form-texts.ts';
import { Button } from '#ui/Button.tsx';
import styles from './CopyButton.module.css';

interface CopyButtonProps {
	text: string;
	label: string;
	look?: 'quiet' | 'plain';
	form: SharedFormTexts;
}

/** Copies a text, and says whether it did. */
export function CopyButton({ text, label, look = 'plain', form }: CopyButtonProps) {
	const [news, setNews] = useState('');
	const copy = () =>
		navigator.clipboard.writeText(text).then(
			() => setNews(form.copied),
			() => setNews(form.copyFailed),
		);
	return (
		<span className={styles.copy}>
			<Button look={look} onClick={copy} onBlur={() => setNews('')}>
				{label}
			</Button>
			<span role="status" className={styles.news}>
				{news}
			</span>
		</span>
	);
}
