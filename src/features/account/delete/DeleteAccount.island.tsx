import type { Resources } from '#i18n/resources.ts';
import { guarded } from '../guarded.tsx';
import { DownloadData } from '../own-data/DownloadData.tsx';
import styles from './Delete.module.css';
import type { DeleteProps } from './delete-props.ts';
import { Leaving } from './Leaving.tsx';
import { Losses } from './Losses.tsx';
import { PasswordOrCode } from './PasswordOrCode.tsx';

interface DeleteAccountProps extends DeleteProps {
	download: Pick<Resources['account']['profile'], 'export' | 'exported'>;
}

/** Says what goes with the account, offers its data once more, and deletes it. */
export const DeleteAccount = guarded(function DeleteAccount({ download, ...props }: DeleteAccountProps) {
	const { texts } = props;
	return (
		<Leaving {...props}>
			{(before) => (
				<div className={styles.parts}>
					<Losses {...before} />
					<section className={styles.part}>
						<h2 className={styles.title}>{texts.dataTitle}</h2>
						<p>{texts.dataLead}</p>
						<DownloadData username={before.user.username} texts={download} />
					</section>
					<section className={styles.part}>
						<h2 className={styles.title}>{texts.confirmTitle}</h2>
						<PasswordOrCode {...before} />
					</section>
				</div>
			)}
		</Leaving>
	);
});
