import { PasswordField } from '#ui/form/PasswordField.tsx';

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
				required
			/>
			<PasswordField name="passwordAgain" label={texts.passwordAgain} autoComplete="new-password" required />
		</>
	);
}
