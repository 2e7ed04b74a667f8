import type { User } from '#contract/endpoints/account.ts';
import { localePath } from '#i18n/paths.ts';
import { logout } from '#stores/logout.ts';
import { Button } from '#ui/Button.tsx';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { DownloadData } from '../own-data/DownloadData.tsx';
import styles from './Terms.module.css';
import type { TermsProps } from './terms-props.ts';

/** What can be done without accepting: log out, take the data along, delete the account. */
export function NotNow({ locale, texts, download, user }: TermsProps & { user: User }) {
	return (
		<section className={styles.otherwise}>
			<h2 className={styles.title}>{texts.otherwise}</h2>
			<p>{texts.otherwiseLead}</p>
			<div className={styles.ways}>
				<Button look="quiet" onClick={() => logout(localePath('/account/login', locale))}>
					{texts.logout}
				</Button>
				<ButtonLink look="quiet" href={localePath('/account/delete', locale)}>
					{texts.delete}
				</ButtonLink>
				<DownloadData username={user.username} texts={download} />
			</div>
		</section>
	);
}
