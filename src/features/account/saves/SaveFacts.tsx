import type { Save } from '#contract/endpoints/saves.ts';
import { formatMoment, formatSize } from '#i18n/formats.ts';
import styles from './Saves.module.css';
import type { SavesProps } from './saves-props.ts';

interface SaveFactsProps extends Pick<SavesProps, 'locale' | 'texts' | 'names'> {
	save: Save;
}

/** When a save was made, how large it is and where it comes from. */
export function SaveFacts({ save, locale, texts, names }: SaveFactsProps) {
	const { updatedAt, size, platform } = save;
	return (
		<dl className={styles.facts}>
			<div className={styles.fact}>
				<dt>{texts.savedAt}</dt>
				<dd className={styles.value}>
					<time dateTime={updatedAt}>{formatMoment(updatedAt, locale)}</time>
				</dd>
			</div>
			<div className={styles.fact}>
				<dt>{texts.size}</dt>
				<dd className={styles.value}>{formatSize(size, locale)}</dd>
			</div>
			<div className={styles.fact}>
				<dt>{texts.platform}</dt>
				<dd className={styles.value}>{platform ? names[platform] : texts.launcher}</dd>
			</div>
		</dl>
	);
}
