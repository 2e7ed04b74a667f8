import * as v from 'valibot';
import { limits } from '#contract/limits.ts';
import { PasswordField } from '#ui/form/PasswordField.tsx';

/** The second entry of a new password. */
export const repeatedPassword = {
	passwordAgain: v.pipe(v.string('field.required'), v.nonEmpty('field.required')),
};

/** Whether both entries of a new password are the same. */
export function isTypedTwice(input: { password: string; passwordAgain: string }): boolean {
	return input.password === input.passwordAgain;
}

const { min, max } = limits.password;

/** As https://developer.apple.com/password-rules reads them. */
const rules = `minlength: ${min}; maxlength: ${max}; required: lower; required: upper; required: digit;`;

interface NewPasswordProps {
	/** What the form's schema calls the first entry; the second is `passwordAgain`. */
	name?: string;
	label: string;
	texts: { passwordHint: string; passwordAgain: string };
}

/** A new password, typed twice. */
export function NewPassword({ name = 'password', label, texts }: NewPasswordProps) {
	return (
		<>
			<PasswordField
				name={name}
				label={label}
				hint={texts.passwordHint}
				autoComplete="new-password"
				rules={rules}
				required
			/>
			<PasswordField
				name="passwordAgain"
				label={texts.passwordAgain}
				autoComplete="new-password"
				rules={rules}
				required
			/>
		</>
	);
}
