import { call } from '#api/call.ts';
import type { User } from '#contract/endpoints/account.ts';
import { acceptTerms } from '#contract/endpoints/account-settings.ts';
import { localePath } from '#i18n/paths.ts';
import { SubmitButton } from '#ui/SubmitButton.tsx';
import { AccountForm } from '../AccountForm.tsx';
import { afterSignIn } from '../addresses.ts';
import { Changes } from './Changes.tsx';
import { NotNow } from './NotNow.tsx';
import styles from './Terms.module.css';
import type { TermsProps } from './terms-props.ts';

/** Accepts them; that somebody has done so meanwhile, in another tab, is as good. */
async function accept() {
	const result = await call(acceptTerms, {}, { untold: ['TERMS_ALREADY_ACCEPTED'] });
	const isDone = result.kind === 'failed' && result.codes.includes('TERMS_ALREADY_ACCEPTED');
	return isDone ? { kind: 'ok' as const } : result;
}

/** What is new in the terms, with the ways on: accept, or not. */
export function NewTerms(props: TermsProps & { user: User }) {
	const { locale, form, texts } = props;
	return (
		<div className={styles.parts}>
			<Changes {...props} />
			<a className={styles.link} href={localePath('/tos', locale)} target="_blank" rel="noopener">
				{texts.read}
				<span className="visually-hidden"> {texts.newTab}</span>
			</a>
			<AccountForm
				id="terms"
				schema={acceptTerms.request}
				locale={locale}
				texts={{ ...form, required: '' }}
				send={accept}
				onDone={() => location.replace(afterSignIn(locale))}
			>
				<SubmitButton>{texts.accept}</SubmitButton>
			</AccountForm>
			<NotNow {...props} />
		</div>
	);
}
