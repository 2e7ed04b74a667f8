import { countriesByName } from '#lib/countries.ts';
import { CheckboxField } from '#ui/CheckboxField.tsx';
import { DateOfBirthField } from '#ui/DateOfBirthField.tsx';
import { PasswordField } from '#ui/PasswordField.tsx';
import { PhoneField } from '#ui/PhoneField.tsx';
import { SelectField } from '#ui/SelectField.tsx';
import { SubmitButton } from '#ui/SubmitButton.tsx';
import { TextField } from '#ui/TextField.tsx';
import { Groups } from './Groups.tsx';

const hints = {
	email: 'We send you a link to this address.',
	password: 'At least 8 characters, one uppercase, one lowercase and one digit.',
	dateOfBirth: 'As in your passport.',
};

/** Every control of the kit once. */
export function Controls({ hasHints = false }: { hasHints?: boolean }) {
	const hint = (name: keyof typeof hints) => (hasHints ? { hint: hints[name] } : {});
	return (
		<>
			<TextField name="email" type="email" label="E-mail" {...hint('email')} required />
			<PasswordField
				name="password"
				label="Password"
				autoComplete="new-password"
				{...hint('password')}
				required
			/>
			<SelectField name="country" label="Country" choices={countriesByName('en')} required />
			<PhoneField
				name="phone"
				label="Phone"
				countryLabel="Country of the number"
				country="BE"
				locale="en"
				required
			/>
			<DateOfBirthField name="dateOfBirth" label="Date of birth" locale="en" {...hint('dateOfBirth')} />
			<Groups hasHints={hasHints} />
			<CheckboxField name="terms" label="I accept the terms of service" required />
			<SubmitButton>Create account</SubmitButton>
		</>
	);
}
