import * as v from 'valibot';
import { presentPassword } from '#contract/fields.ts';
import { localePath } from '#i18n/paths.ts';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { PasswordField } from '#ui/PasswordField.tsx';
import { DeleteForm } from './DeleteForm.tsx';
import type { BeforeProps } from './delete-props.ts';

const schema = v.object({ password: presentPassword });

/** Asks for the password, or leads to the page that asks for a code where there is a second step. */
export function PasswordOrCode(props: BeforeProps) {
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
				<PasswordField name="password" label={texts.password} autoComplete="current-password" required />
			</DeleteForm>
		</>
	);
}
