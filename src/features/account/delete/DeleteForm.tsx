import type { FormSchema } from '@formisch/react';
import { type ReactNode, useState } from 'react';
import { call } from '#api/call.ts';
import type { User } from '#contract/endpoints/account.ts';
import { deleteAccount } from '#contract/endpoints/account-settings.ts';
import type { AreaProps } from '#i18n/form-texts.ts';
import { localePath } from '#i18n/paths.ts';
import type { Resources } from '#i18n/resources.ts';
import { interpolate } from '#lib/text/interpolate.ts';
import { forgetSession } from '#stores/logout.ts';
import { ButtonLink } from '#ui/Button.tsx';
import { Notice } from '#ui/feedback/Notice.tsx';
import { SubmitButton } from '#ui/form/Form.tsx';
import { AccountForm, mapErrorsToFields } from '../shared/AccountForm.tsx';
import { SignedIn } from '../shared/SignedIn.tsx';
import styles from './Delete.module.css';

interface DeleteFormProps extends BeforeProps {
	schema: FormSchema;
	/** The field that asks who it is: a password or a code. */
	children: ReactNode;
}

/** Deletes the account with what it asks for; the way back stands beside it. */
export function DeleteForm({ schema, children, ...props }: DeleteFormProps) {
	const { locale, form, texts, refresh, onGone } = props;
	return (
		<AccountForm
			id="delete"
			schema={schema}
			locale={locale}
			texts={form}
			send={(typed) => sendDeletion(typed as Record<string, string>, refresh)}
			onDone={onGone}
		>
			{children}
			<div className={styles.actions}>
				<SubmitButton tone="danger">{texts.submit}</SubmitButton>
				<ButtonLink look="quiet" href={localePath('/account', locale)}>
					{texts.keep}
				</ButtonLink>
			</div>
		</AccountForm>
	);
}

interface Typed {
	password?: string;
	code?: string;
}

/** Deletes the account. Where the service asks for the other proof than was typed, has the player looked at anew. */
async function sendDeletion({ password = '', code = '' }: Typed, refresh: () => Promise<void>) {
	const result = await call(deleteAccount, { password, code }, { handles: 'any' });
	const asksOther = result.kind === 'failed' && result.codes.includes('MISSING_PASSWORD_REVALIDATION');
	if (asksOther) await refresh();
	return mapErrorsToFields(result, { INCORRECT_PASSWORD: 'password', MFA_CODE_INVALID: 'code' });
}

interface LeavingProps extends DeleteProps {
	children: (before: BeforeProps) => ReactNode;
}

/** Shows the way to the end of an account, and says goodbye once it is gone; old terms keep nobody from it. */
export function DeleteExplanation({ children, ...props }: LeavingProps) {
	const { locale, texts } = props;
	const [email, setEmail] = useState('');
	if (email) {
		return (
			<Notice tone="success" title={texts.goneTitle} takesFocus>
				<p>{interpolate(texts.gone, { email })}</p>
				<ButtonLink look="quiet" href={localePath('/', locale)}>
					{texts.home}
				</ButtonLink>
			</Notice>
		);
	}
	return (
		<SignedIn {...props} anyTerms>
			{({ user }, refresh) => {
				const onGone = () => {
					setEmail(user.email);
					forgetSession();
				};
				return children({ ...props, user, refresh, onGone });
			}}
		</SignedIn>
	);
}

/** What the islands that delete the account are given by their pages. */
export interface DeleteProps extends AreaProps {
	texts: Omit<Resources['account']['deletion'], 'title' | 'description' | 'intro'>;
}

/** What is shown while the account is still there. */
export interface BeforeProps extends DeleteProps {
	user: User;
	refresh: () => Promise<void>;
	onGone: () => void;
}
