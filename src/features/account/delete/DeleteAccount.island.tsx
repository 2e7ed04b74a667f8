import * as v from 'valibot';
import { presentPassword } from '#contract/account-fields.ts';
import type { ExportTexts } from '#i18n/form-texts.ts';
import { localePath } from '#i18n/paths.ts';
import { interpolate } from '#lib/text/interpolate.ts';
import { ButtonLink } from '#ui/Button.tsx';
import { PasswordField } from '#ui/form/PasswordField.tsx';
import { DownloadData } from '../profile/DownloadData.tsx';
import { withGuard } from '../shared/with-guard.tsx';
import styles from './Delete.module.css';
import { type BeforeProps, DeleteExplanation, DeleteForm, type DeleteProps } from './DeleteForm.tsx';

const schema = v.object({ password: presentPassword });

/** Asks for the password, or leads to the page that asks for a code where there is a second step. */
function PasswordOrCode(props: BeforeProps) {
	const { locale, texts, user } = props;
	if (user.mfa) {
		return (
			<>
				<p>{texts.byCode}</p>
				<p>
					<ButtonLink href={localePath('/account/delete/mfa', locale)}>{texts.toCode}</ButtonLink>
				</p>
			</>
		);
	}
	return (
		<>
			<p>{texts.byPassword}</p>
			<DeleteForm {...props} schema={schema}>
				<PasswordField
					name="password"
					label={texts.password}
					autoComplete="current-password"
					username={user.username}
					required
				/>
			</DeleteForm>
		</>
	);
}

interface DeleteAccountProps extends DeleteProps {
	download: ExportTexts;
}

/** Says what goes with the account, offers its data once more, and deletes it. */
export const DeleteAccount = withGuard(function DeleteAccount({ download, ...props }: DeleteAccountProps) {
	const { texts } = props;
	return (
		<DeleteExplanation {...props}>
			{(before) => (
				<div className={styles.parts}>
					<Losses {...before} />
					<section className={styles.part}>
						<h2 className={styles.title}>{texts.dataTitle}</h2>
						<p>{texts.dataLead}</p>
						<DownloadData {...before} download={download} />
					</section>
					<section className={styles.part}>
						<h2 className={styles.title}>{texts.confirmTitle}</h2>
						<PasswordOrCode {...before} />
					</section>
				</div>
			)}
		</DeleteExplanation>
	);
});

/** What is gone with the account. */
function Losses({ texts, user }: Pick<BeforeProps, 'texts' | 'user'>) {
	const { saves, friends, platforms, extras, name } = texts.losses;
	return (
		<section className={styles.part}>
			<h2 className={styles.title}>{texts.lossTitle}</h2>
			<ul className={styles.losses}>
				{[saves, friends, platforms, extras].map((loss) => (
					<li key={loss}>{loss}</li>
				))}
				<li>{interpolate(name, { username: user.username })}</li>
			</ul>
		</section>
	);
}
