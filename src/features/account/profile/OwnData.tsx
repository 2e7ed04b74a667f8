import { localePath } from '#i18n/paths.ts';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { DownloadData } from '../own-data/DownloadData.tsx';
import type { SectionProps } from './account-props.ts';
import styles from './OwnData.module.css';
import { Section } from './Section.tsx';

/** What is known of the player as files, and the way to the end of it. */
export function OwnData({ locale, texts, user }: SectionProps) {
	return (
		<Section title={texts.data}>
			<p className={styles.lead}>{texts.dataLead}</p>
			<div className={styles.actions}>
				<DownloadData username={user.username} texts={texts} />
				<ButtonLink look="quiet" href={localePath('/account/delete', locale)}>
					{texts.delete}
				</ButtonLink>
			</div>
		</Section>
	);
}
