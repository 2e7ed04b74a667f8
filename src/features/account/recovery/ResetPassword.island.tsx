import { useEffect, useState } from 'react';
import * as v from 'valibot';
import { call } from '#api/call.ts';
import { resetPassword } from '#contract/endpoints/account.ts';
import { localePath } from '#i18n/paths.ts';
import { carrySecrets, removeUrlSecrets, urlSecrets } from '#lib/url/url-secrets.ts';
import { CheckboxField } from '#ui/choice/CheckboxField.tsx';
import { Notice } from '#ui/feedback/Notice.tsx';
import { SubmitButton } from '#ui/form/Form.tsx';
import { TextField } from '#ui/form/TextField.tsx';
import { AccountForm, mapErrorsToFields } from '../shared/AccountForm.tsx';
import { LinkRow } from '../shared/LinkRow.tsx';
import { isTypedTwice, NewPassword, repeatedPassword } from '../shared/NewPassword.tsx';
import { useGuard } from '../shared/page-guards.ts';
import { type AccountPageProps, withGuard } from '../shared/with-guard.tsx';

/** The contract's request with the password typed twice. */
const resetForm = v.pipe(
	v.intersect([resetPassword.request, v.object(repeatedPassword)]),
	v.forward(v.partialCheck([['password'], ['passwordAgain']], isTypedTwice, 'field.identical'), [
		'passwordAgain',
	]),
);

async function send({ passwordAgain: _, ...values }: v.InferOutput<typeof resetForm>) {
	const result = await call(resetPassword, values, { handles: 'any' });
	return mapErrorsToFields(result, {
		PASSWORD_RESET_CODE_INVALID: 'recoveryCode',
		PASSWORD_RESET_CODE_EXPIRED: 'recoveryCode',
		NO_PENDING_PASSWORD_RESET: 'recoveryCode',
		PASSWORD_TOO_COMMON: 'password',
	});
}

/** Sets a new password with the user name and code from the mail; what the address gave is filled in. */
export const ResetPassword = withGuard(function ResetPassword({
	locale,
	texts,
	form,
}: AccountPageProps<'reset'>) {
	useGuard('known-address', { locale, parts: 2 });
	const [isDone, setDone] = useState(false);
	const [given, setGiven] = useState<string[]>([]);
	useEffect(() => setGiven(urlSecrets()), []);
	useEffect(carrySecrets, []);
	const to = (path: string) => localePath(path, locale);
	if (isDone) {
		return (
			<Notice tone="success" title={texts.doneTitle} takesFocus>
				<p>{texts.done}</p>
				<LinkRow links={[[to('/account/login'), texts.login]]} />
			</Notice>
		);
	}
	const finish = () => {
		removeUrlSecrets(true);
		setDone(true);
	};
	return (
		<AccountForm id="reset" schema={resetForm} locale={locale} texts={form} send={send} onDone={finish}>
			<TextField
				name="username"
				label={texts.username}
				autoComplete="username"
				filledWith={given[0]}
				required
			/>
			<TextField
				name="recoveryCode"
				label={texts.recoveryCode}
				autoComplete="one-time-code"
				filledWith={given[1]}
				required
			/>
			<NewPassword label={texts.password} texts={texts} />
			<CheckboxField name="unlinkPlatforms" label={texts.unlink} />
			{import.meta.env.PART_PASSKEYS && <CheckboxField name="removePasskeys" label={texts.removePasskeys} />}
			<SubmitButton>{texts.submit}</SubmitButton>
			<LinkRow links={[[to('/account/forgot-password'), texts.again]]} />
		</AccountForm>
	);
});
