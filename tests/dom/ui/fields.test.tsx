import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import * as v from 'valibot';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { country, newPassword, username } from '#contract/account-fields.ts';
import { dateOfBirth } from '#contract/date-of-birth.ts';
import { email, ticked } from '#contract/fields.ts';
import { createForm } from '#features/account/sign-up/CreateAccount.island.tsx';
import { CheckboxField } from '#ui/choice/CheckboxField.tsx';
import { DateOfBirthField } from '#ui/form/DateOfBirthField.tsx';
import { PasswordField } from '#ui/form/PasswordField.tsx';
import { SelectField } from '#ui/form/SelectField.tsx';
import { TextField } from '#ui/form/TextField.tsx';
import { renderForm } from '../../support/render-form.tsx';

afterEach(cleanup);

const type = (label: string | RegExp, value: string) =>
	fireEvent.change(screen.getByLabelText(label), { target: { value } });
const leave = (label: string | RegExp) => fireEvent.blur(screen.getByLabelText(label));
const submit = () => fireEvent.click(screen.getByRole('button', { name: 'Send' }));
/** The error that assistive technology reads with a control. */
const errorOf = (control: HTMLElement) =>
	(control.getAttribute('aria-describedby') ?? '')
		.split(' ')
		.map((id) => document.getElementById(id))
		.filter((element) => element?.id.endsWith('-error'))
		.map((element) => element?.textContent)
		.join();

async function expectError(label: string | RegExp, text: string) {
	const control = screen.getByLabelText(label);
	await waitFor(() => expect(errorOf(control)).toBe(text));
	expect(control.getAttribute('aria-invalid')).toBe('true');
}

async function expectNoError(label: string | RegExp) {
	const control = screen.getByLabelText(label);
	await waitFor(() => expect(control.getAttribute('aria-invalid')).toBe('false'));
	expect(errorOf(control)).toBe('');
}

describe('a text field', () => {
	const schema = v.object({ email });
	const field = (
		<TextField name="email" label="E-mail" hint="Where we write to" autoComplete="email" required />
	);

	test('[FC-01] has its label, hint, requirement and autocomplete bound to it', () => {
		renderForm(schema, field);
		const control = screen.getByLabelText(/E-mail/);
		expect(control.getAttribute('autocomplete')).toBe('email');
		expect(control.getAttribute('aria-required')).toBe('true');
		expect(document.getElementById(control.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
			'Where we write to',
		);
	});

	test('[VA-02] says what is wrong on leaving it, re-checks while typing, and not before', async () => {
		renderForm(schema, field);
		type(/E-mail/, 'mira@');
		await expectNoError(/E-mail/);
		leave(/E-mail/);
		await expectError(/E-mail/, 'Field must be a valid e-mail address.');
		type(/E-mail/, 'mira@players.example');
		await expectNoError(/E-mail/);
	});

	test('an empty field that is left says nothing until the form is sent', async () => {
		const { send } = renderForm(schema, field);
		leave(/E-mail/);
		await expectNoError(/E-mail/);
		submit();
		await expectError(/E-mail/, 'Field is required');
		expect(send).not.toHaveBeenCalled();
	});

	test('waits with its error until the press that left it is over, so that the press stays a click', async () => {
		renderForm(schema, field);
		type(/E-mail/, 'mira@');
		fireEvent.pointerDown(document.body);
		leave(/E-mail/);
		await act(async () => {});
		await expectNoError(/E-mail/);
		fireEvent.pointerUp(document.body);
		await expectError(/E-mail/, 'Field must be a valid e-mail address.');
	});

	test.each([
		['[VA-03] anything but letters and digits', 'mi ra', 'Field accepts only alphanumeric values'],
		['[VA-04] too few characters', 'mi', 'Field must have at least 3 characters.'],
		['[VA-04] too many characters', 'm'.repeat(21), 'Field must have at most 20 characters.'],
	])('%s are refused', async (_, typed, message) => {
		renderForm(v.object({ username }), <TextField name="username" label="Username" />);
		type('Username', typed);
		leave('Username');
		await expectError('Username', message);
	});
});

describe('a password field', () => {
	const field = <PasswordField name="password" label="Password" autoComplete="new-password" />;
	const schema = v.object({ password: newPassword });
	const input = () => screen.getByLabelText<HTMLInputElement>('Password');

	test('[FC-02] is shown and hidden by a toggle', () => {
		renderForm(schema, field);
		const toggle = screen.getByRole('button', { name: 'Show: Password' });
		expect([input().type, toggle.getAttribute('aria-pressed')]).toEqual(['password', 'false']);
		fireEvent.click(toggle);
		expect([input().type, toggle.getAttribute('aria-pressed')]).toEqual(['text', 'true']);
		fireEvent.click(toggle);
		expect(input().type).toBe('password');
	});

	test('[FC-02] is copied, and a polite status says so', async () => {
		const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
		renderForm(schema, field);
		type('Password', 'Lantern7Keep');
		fireEvent.click(screen.getByRole('button', { name: 'Copy: Password' }));
		await screen.findByText('Copied!');
		expect(screen.getByText('Copied!').getAttribute('role')).toBe('status');
		expect(writeText).toHaveBeenCalledWith('Lantern7Keep');
	});

	test.each(['short7A', 'alllower7', 'ALLUPPER7', 'NoDigitHere'])('[VA-05] %s is refused', async (typed) => {
		renderForm(schema, field);
		type('Password', typed);
		leave('Password');
		await expectError(
			'Password',
			'Password must be at least 8 characters in length, one uppercase, one lowercase and one digit',
		);
	});

	test('[VA-06] both entries must be identical, and changing either one re-checks', async () => {
		const again = <PasswordField name="passwordAgain" label="Repeat" autoComplete="new-password" />;
		renderForm(createForm, [<div key="1">{field}</div>, <div key="2">{again}</div>]);
		type('Password', 'Lantern7Keep');
		type('Repeat', 'Lantern8Keep');
		leave('Repeat');
		await expectError('Repeat', 'Password must be identical');
		type('Repeat', 'Lantern7Keep');
		await expectNoError('Repeat');
		type('Password', 'Lantern9Keep');
		leave('Password');
		await expectError('Repeat', 'Password must be identical');
	});
});

describe('a select', () => {
	const choices = [
		{ value: 'BE', name: 'Belgium' },
		{ value: 'CA', name: 'Canada' },
	];
	test('[FC-04] is a native list, required, and sends what is chosen', async () => {
		const field = <SelectField name="country" label="Country" choices={choices} autoComplete="country" />;
		const { send } = renderForm(v.object({ country }), field);
		submit();
		await expectError('Country', 'Field is required');
		expect(screen.getByLabelText('Country').tagName).toBe('SELECT');
		type('Country', 'CA');
		await expectNoError('Country');
		submit();
		await waitFor(() => expect(send.mock.calls[0]?.[0]).toEqual({ country: 'CA' }));
	});
});

test('a required box that is not ticked says so', async () => {
	const { send } = renderForm(
		v.object({ terms: ticked }),
		<CheckboxField name="terms" label="Terms" required />,
	);
	submit();
	await expectError(/Terms/, 'Field is required');
	fireEvent.click(screen.getByLabelText(/Terms/));
	await expectNoError(/Terms/);
	submit();
	await waitFor(() => expect(send).toHaveBeenCalled());
});

describe('a date of birth', () => {
	const show = (locale = 'en') =>
		renderForm(
			v.object({ dateOfBirth }),
			<DateOfBirthField name="dateOfBirth" label="Date of birth" locale={locale} />,
		);
	const fill = (day: string, month: string, year: string) => {
		type('Day', day);
		type('Month', month);
		type('Year', year);
	};
	const message = () => document.getElementById('try-dateOfBirth-error')?.textContent;

	test('[FC-11] is a group of day, month and year that a browser can fill in, with months by name', () => {
		show('fr');
		const group = screen.getByRole('group', { name: /Date of birth/ });
		const names = [...group.querySelectorAll('input, select')].map((part) =>
			part.getAttribute('autocomplete'),
		);
		expect(names).toEqual(['bday-day', 'bday-month', 'bday-year']);
		const months = [...(screen.getByLabelText('Month') as HTMLSelectElement).options].map(({ text }) => text);
		expect(months).toHaveLength(13);
		expect(months).toContain('février');
	});

	test('[FC-11] gives day, month and year as numbers', async () => {
		const { send } = show();
		fill('29', '2', '2000');
		submit();
		await waitFor(() =>
			expect(send.mock.calls[0]?.[0]).toEqual({ dateOfBirth: { day: 29, month: 2, year: 2000 } }),
		);
	});

	test('[VA-07] each part is required', async () => {
		show();
		type('Day', '3');
		type('Year', '1990');
		submit();
		await waitFor(() => expect(message()).toBe('Field is required'));
		expect(screen.getByLabelText('Month').getAttribute('aria-invalid')).toBe('true');
		expect(screen.getByLabelText('Day').getAttribute('aria-invalid')).toBe('false');
	});

	test.each([
		['30', '2', '1990'],
		['32', '1', '1990'],
		['0', '1', '1990'],
		['1', '1', String(new Date().getFullYear() + 1)],
	])('[VA-07] %s/%s/%s is no date of birth', async (day, month, year) => {
		const { send } = show();
		fill(day, month, year);
		submit();
		await waitFor(() => expect(message()).toBe('Field must be a real date that is not in the future'));
		expect(send).not.toHaveBeenCalled();
	});

	test.each([
		['1', '1', '1921'],
		['31', '12', '1999'],
	])('[VA-07] %s/%s/%s is one', async (day, month, year) => {
		const { send } = show();
		fill(day, month, year);
		submit();
		await waitFor(() => expect(send).toHaveBeenCalled());
	});

	test('[FX-06] a year that is too long ago says from which on', async () => {
		const { send } = show();
		fill('1', '1', '1920');
		submit();
		await waitFor(() => expect(message()).toBe('Year must be 1921 or later'));
		expect(send).not.toHaveBeenCalled();
	});

	test('[FX-06] a day that does not exist is right once it is corrected', async () => {
		show();
		fill('31', '2', '1990');
		fireEvent.blur(screen.getByLabelText('Day'));
		await waitFor(() => expect(message()).not.toBe(''));
		type('Day', '28');
		await waitFor(() => expect(message()).toBe(''));
	});

	test('keeps digits only', () => {
		show();
		type('Day', '3rd');
		expect((screen.getByLabelText('Day') as HTMLInputElement).value).toBe('3');
	});
});

test('[VA-08] required fields carry an asterisk, and the legend explains it with its two spaces', () => {
	renderForm(v.object({ email }), <TextField name="email" label="E-mail" required />);
	expect(document.querySelector('label')?.textContent).toBe('E-mail *');
	expect(document.querySelector('form')?.textContent).toContain('*  - Required Fields');
});
