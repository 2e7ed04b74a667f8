import * as v from 'valibot';
import { call } from '#api/call.ts';
import { isOtherPassword, newPassword, presentPassword } from '#contract/account-fields.ts';
import { updatePassword } from '#contract/endpoints/account-settings.ts';
import { formatMoment } from '#i18n/formats.ts';
import { PasswordField } from '#ui/form/PasswordField.tsx';
import { AccountForm, mapErrorsToFields } from '../shared/AccountForm.tsx';
import { NewPassword, repeatedPassword } from '../shared/NewPassword.tsx';
import { useVerified } from '../verification/verified.ts';
import type { ChangeProps, SectionProps } from './account-props.ts';
import { EmailSetting } from './EmailSetting.tsx';
import { Row, Rows, Section } from './Section.tsx';
import { FormActions, Setting } from './Setting.tsx';

interface Typed {
	newPassword: string;
	passwordAgain: string;
}

const isSame = (typed: Typed) => typed.newPassword === typed.passwordAgain;

/** The present password, and the new one typed twice. */
const passwordForm = v.pipe(
	v.object({ password: presentPassword, newPassword, ...repeatedPassword }),
	v.forward(v.partialCheck([['newPassword'], ['passwordAgain']], isSame, 'field.identical'), [
		'passwordAgain',
	]),
	v.forward(v.partialCheck([['password'], ['newPassword']], isOtherPassword, 'field.passwordSame'), [
		'newPassword',
	]),
);

/** Sets a new password with the present one; where MFA is on, its code is asked for as well. */
function PasswordForm({ locale, texts, form, user, end }: ChangeProps) {
	const verified = useVerified();
	const send = async ({ password, newPassword }: v.InferOutput<typeof passwordForm>) => {
		const result = await verified(({ code }) =>
			call(updatePassword, { password, newPassword, code }, { handles: 'any' }),
		);
		if (result.kind === 'cancelled') return result;
		return mapErrorsToFields(result, { INCORRECT_PASSWORD: 'password', PASSWORD_TOO_COMMON: 'newPassword' });
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
			<PasswordField
				name="password"
				label={texts.presentPassword}
				autoComplete="current-password"
				username={user.username}
				required
			/>
			<NewPassword name="newPassword" label={texts.newPassword} texts={texts} />
			<FormActions submit={texts.savePassword} cancel={texts.cancel} onCancel={() => end()} />
		</AccountForm>
	);
}

/** What the player signs in with, and until when they are signed in. */
export function Security({ expire, ...props }: SectionProps & { expire: string }) {
	const { locale, texts } = props;
	return (
		<Section title={texts.security}>
			<Rows>
				<EmailSetting {...props} />
				<Setting
					name={texts.password}
					action={texts.changePassword}
					change="password"
					form={(end) => <PasswordForm {...props} end={end} />}
				>
					{texts.passwordHidden}
				</Setting>
				<Row name={texts.expire}>
					<time dateTime={expire}>{formatMoment(expire, locale)}</time>
				</Row>
			</Rows>
		</Section>
	);
}
