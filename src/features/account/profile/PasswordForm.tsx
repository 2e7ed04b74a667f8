import type * as v from 'valibot';
import { call } from '#api/call.ts';
import { updatePassword } from '#contract/endpoints/account-settings.ts';
import { PasswordField } from '#ui/PasswordField.tsx';
import { AccountForm } from '../AccountForm.tsx';
import { atField } from '../at-field.ts';
import { NewPassword } from '../NewPassword.tsx';
import { proofCodes, useVerified } from '../verification/verified.ts';
import type { ChangeProps } from './account-props.ts';
import { FormActions } from './FormActions.tsx';
import { passwordForm } from './password-form.ts';

/** Sets a new password with the present one; where there is a second factor, its code is asked for as well. */
export function PasswordForm({ locale, texts, form, end }: ChangeProps) {
	const verified = useVerified();
	const send = async ({ password, newPassword }: v.InferOutput<typeof passwordForm>) => {
		const result = await verified(({ code }) =>
			call(updatePassword, { password, newPassword, code }, { untold: proofCodes }),
		);
		if (result.kind === 'cancelled') return result;
		return atField(result, { INCORRECT_PASSWORD: 'password', PASSWORD_TOO_COMMON: 'newPassword' });
	};
	return (
		<AccountForm
			id="password"
			schema={passwordForm}
			locale={locale}
			texts={form}
			send={send}
			onDone={() => end(texts.passwordSaved)}
		>
			<p>{texts.passwordLead}</p>
			<PasswordField name="password" label={texts.presentPassword} autoComplete="current-password" required />
			<NewPassword name="newPassword" label={texts.newPassword} texts={texts} />
			<FormActions submit={texts.savePassword} cancel={texts.cancel} onCancel={() => end()} />
		</AccountForm>
	);
}
