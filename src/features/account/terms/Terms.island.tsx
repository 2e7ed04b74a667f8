import { useEffect } from 'react';
import { call } from '#api/call.ts';
import type { User } from '#contract/endpoints/account.ts';
import { acceptTerms } from '#contract/endpoints/account-settings.ts';
import type { AreaProps, ExportTexts } from '#i18n/form-texts.ts';
import { localePath } from '#i18n/paths.ts';
import type { Resources } from '#i18n/resources.ts';
import { interpolate } from '#lib/text/interpolate.ts';
import { logout } from '#stores/logout.ts';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { SubmitButton } from '#ui/form/Form.tsx';
import { DownloadData } from '../profile/DownloadData.tsx';
import { AccountForm } from '../shared/AccountForm.tsx';
import { pathAfterSignIn } from '../shared/account-paths.ts';
import { Loading } from '../shared/Loading.tsx';
import { SignedIn } from '../shared/SignedIn.tsx';
import { withGuard } from '../shared/with-guard.tsx';
import styles from './Terms.module.css';

/** Asks a player with older terms for those in force, and leads everybody else on. */
export const Terms = withGuard(function Terms(props: TermsProps) {
	return (
		<SignedIn {...props} anyTerms>
			{({ user }, refresh) =>
				user.termsVersion < props.termsVersion ? (
					<NewTerms {...props} user={user} refresh={refresh} />
				) : (
					<Accepted {...props} />
				)
			}
		</SignedIn>
	);
});

/** Leads on to where the terms stood in the way. */
function Accepted({ locale, area }: AreaProps) {
	useEffect(() => location.replace(pathAfterSignIn(locale)), [locale]);
	return <Loading text={area.loading} noscript={area.noscript} />;
}

/** Accepts them; that somebody has done so meanwhile, in another tab, is as good. */
async function accept() {
	const result = await call(acceptTerms, {}, { handles: 'any' });
	const isDone = result.kind === 'failed' && result.codes.includes('TERMS_ALREADY_ACCEPTED');
	return isDone ? { kind: 'ok' as const } : result;
}

/** What is new in the terms, with the ways on: accept, or not. */
function NewTerms(props: NewTermsProps) {
	const { locale, form, texts } = props;
	return (
		<div className={styles.parts}>
			<Changes {...props} />
			<a className={styles.link} href={localePath('/tos', locale)} target="_blank" rel="noopener">
				<span>{texts.read}</span>
				<span className="visually-hidden">{` ${texts.newTab}`}</span>
			</a>
			<AccountForm
				id="terms"
				schema={acceptTerms.request}
				locale={locale}
				texts={{ ...form, required: '' }}
				send={accept}
				onDone={() => location.replace(pathAfterSignIn(locale))}
			>
				<SubmitButton>{texts.accept}</SubmitButton>
			</AccountForm>
			<NotNow {...props} />
		</div>
	);
}

/** What each version changed that the player has not accepted. */
function Changes({ texts, changes, user }: TermsProps & { user: User }) {
	const unknown = changes.filter(({ version }) => version > user.termsVersion);
	return (
		<section aria-labelledby="changes">
			<h2 id="changes" className={styles.title}>
				{texts.changes}
			</h2>
			<dl className={styles.changes}>
				{unknown.map(({ version, day, text }) => (
					<div key={version} className={styles.change}>
						<dt className={styles.version}>
							<span>{interpolate(texts.version, { version })}</span>
							<span className={styles.day}>{day}</span>
						</dt>
						<dd className={styles.text}>{text}</dd>
					</div>
				))}
			</dl>
		</section>
	);
}

/** What can be done without accepting: log out, take the data along, delete the account. */
function NotNow(props: NewTermsProps) {
	const { locale, texts } = props;
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
			</div>
			<DownloadData {...props} />
		</section>
	);
}

/** What a version of the terms changed. */
interface TermsChange {
	version: number;
	/** The day it came into force, in words. */
	day: string;
	text: string;
}

interface NewTermsProps extends TermsProps {
	user: User;
	refresh: () => Promise<void>;
}

/** What the island of the terms is given by its page. */
interface TermsProps extends AreaProps {
	texts: Omit<Resources['account']['newTerms'], 'title' | 'description' | 'intro'>;
	download: ExportTexts;
	/** Newest first. */
	changes: TermsChange[];
}
