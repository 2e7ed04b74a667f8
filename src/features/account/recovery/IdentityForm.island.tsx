import { useState } from 'react';
import * as v from 'valibot';
import { call } from '#api/call.ts';
import { identifier } from '#contract/account-fields.ts';
import { forgotPassword, resendVerification } from '#contract/endpoints/account.ts';
import { isEmail } from '#contract/fields.ts';
import { localePath } from '#i18n/paths.ts';
import { Notice } from '#ui/feedback/Notice.tsx';
import { SubmitButton } from '#ui/form/Form.tsx';
import { TextField } from '#ui/form/TextField.tsx';
import { AccountForm } from '../shared/AccountForm.tsx';
import { LinkRow } from '../shared/LinkRow.tsx';
import { useGuard } from '../shared/page-guards.ts';
import { type AccountPageProps, withGuard } from '../shared/with-guard.tsx';

/** One field for a user name or a mail address: an at-sign makes it an address. */
const identityForm = v.object({
	username: v.pipe(
		identifier,
		v.check((text) => !text.includes('@') || isEmail(text), 'field.email'),
	),
});

/** What the recovery calls are sent for it. */
function identityOf(typed: string): { email: string } | { username: string } {
	return typed.includes('@') ? { email: typed } : { username: typed };
}

interface IdentityFormProps extends AccountPageProps<'forgot' | 'resend'> {
	id: string;
	endpoint: typeof forgotPassword | typeof resendVerification;
}

/** Asks who somebody is and has a mail sent; says the same whether or not there is such an account. */
function IdentityForm({ id, endpoint, locale, texts, form }: IdentityFormProps) {
	const [isSent, setSent] = useState(false);
	const back = <LinkRow links={[[localePath('/account/login', locale), texts.login]]} />;
	if (isSent) {
		return (
			<Notice tone="success" title={texts.sentTitle} takesFocus>
				<p>{texts.sent}</p>
				{back}
			</Notice>
		);
	}
	return (
		<AccountForm
			id={id}
			schema={identityForm}
			locale={locale}
			texts={form}
			send={({ username }, key) => call(endpoint, identityOf(username), { key, handles: 'any' })}
			onDone={() => setSent(true)}
		>
			<TextField name="username" label={texts.identity} autoComplete="username" required />
			<SubmitButton>{texts.submit}</SubmitButton>
			{back}
		</AccountForm>
	);
}

/** Has a reset link mailed. */
export const ForgotPassword = withGuard(function ForgotPassword(props: AccountPageProps<'forgot'>) {
	useGuard('guests-only', props);
	return <IdentityForm id="forgot" endpoint={forgotPassword} {...props} />;
});

/** Has the verification link mailed again. */
export const ResendVerification = withGuard(function ResendVerification(props: AccountPageProps<'resend'>) {
	return <IdentityForm id="resend" endpoint={resendVerification} {...props} />;
});
