import { countriesByName } from '#lib/countries.ts';
import { CheckboxField, CheckboxGroupField, ToggleField } from '#ui/choice/CheckboxField.tsx';
import { MultiSelectField } from '#ui/choice/MultiSelectField.tsx';
import { IconRadioField, RadioField } from '#ui/choice/RadioField.tsx';
import { DateOfBirthField } from '#ui/form/DateOfBirthField.tsx';
import { SubmitButton } from '#ui/form/Form.tsx';
import { PasswordField } from '#ui/form/PasswordField.tsx';
import { PhoneField } from '#ui/form/PhoneField.tsx';
import { SelectField } from '#ui/form/SelectField.tsx';
import { TextareaField, TextField } from '#ui/form/TextField.tsx';

const texts = {
	all: 'All games',
	clear: 'Any',
	selected: '{{count}} selected',
	allSelected: 'all selected',
	none: 'No options for current filters.',
	opensNewTab: 'opens in a new tab',
};

const options = [
	...['The Salt Crown', 'Emberwick', 'A Quarrel of Moons', 'Lowtide', 'Thornhollow'].map((display) => ({
		name: display.toLowerCase(),
		display,
	})),
	{ name: 'wending', display: 'Wending, on its own site', externalUrl: 'https://wending.example' },
];

/** Several of many: with choices, one of which leads elsewhere, and without any. */
export function Choices() {
	return (
		<>
			<MultiSelectField
				name="games"
				label="Games"
				hint="Those you have finished."
				options={options}
				texts={texts}
			/>
			<MultiSelectField name="none" label="Without options" options={[]} texts={texts} />
		</>
	);
}

const rooms = [
	{ id: 'gent', name: 'Gent' },
	{ id: 'dublin', name: 'Dublin, closed for now', disabled: true },
	{ id: 'quebec', name: 'Quebec' },
];

const machines = [
	{ id: 'pc', name: 'PC or Mac' },
	{ id: 'console', name: 'A console' },
	{ id: 'table', name: 'A table, with dice' },
];

/** A ring, drawn as data so that it needs no file. */
const ring = (radius: number) =>
	`data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><circle cx="16" cy="16" r="${radius}" fill="none" stroke="#000" stroke-width="3"/></svg>`)}`;

const games = [
	{ id: 'emberwick', name: 'Emberwick', icon: { url: ring(6) } },
	{ id: 'lowtide', name: 'Lowtide', icon: { url: ring(9) } },
	{ id: 'none', name: 'Neither', icon: { url: '' } },
];

/** The controls of long forms: text of several lines, groups and switches. */
function Groups({ hasHints }: { hasHints: boolean }) {
	const hint = (text: string) => (hasHints ? { hint: text } : {});
	return (
		<>
			<TextareaField name="story" label="Your story" {...hint('A sentence or two is plenty.')} required />
			<RadioField name="room" label="Room" options={rooms} {...hint('Where you can come.')} required />
			<IconRadioField name="game" label="Your game" options={games} required />
			<CheckboxGroupField name="machines" label="What you play on" options={machines} required />
			<ToggleField name="news" label="Send me news by e-mail" {...hint('About once a month.')} />
		</>
	);
}

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
