import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import * as v from 'valibot';
import { afterEach, describe, expect, test } from 'vitest';
import { removeTabDrafts } from '#lib/browser/tab-storage.ts';
import { CheckboxField, ToggleField } from '#ui/choice/CheckboxField.tsx';
import { DateOfBirthField } from '#ui/form/DateOfBirthField.tsx';
import { PasswordField } from '#ui/form/PasswordField.tsx';
import { SelectField } from '#ui/form/SelectField.tsx';
import { TextareaField, TextField } from '#ui/form/TextField.tsx';
import { renderForm, texts } from '../../support/render-form.tsx';

const text = v.optional(v.string());
const schema = v.object({
	name: text,
	message: text,
	topic: text,
	born: v.optional(
		v.object({ day: v.optional(v.number()), month: v.optional(v.number()), year: v.optional(v.number()) }),
	),
	updates: v.optional(v.boolean()),
	consent: v.optional(v.boolean()),
	password: text,
	code: text,
});

const controls = (
	<>
		<TextField name="name" label="Name" />
		<TextareaField name="message" label="Message" />
		<SelectField name="topic" label="Topic" choices={[{ value: 'art', name: 'Art' }]} />
		<DateOfBirthField name="born" label="Born" locale="en" />
		<ToggleField name="updates" label="Updates" />
		<CheckboxField name="consent" label="Consent" required />
		<PasswordField name="password" label="Password" autoComplete="new-password" />
		<TextField name="code" label="Code" autoComplete="one-time-code" />
	</>
);
const { draft } = texts;
const field = (label: string) =>
	screen.getByLabelText<HTMLInputElement>(label, { exact: false, selector: 'input, select, textarea' });
const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });

function fillInAll(): void {
	type('Name', 'Mira');
	type('Message', 'Two lines\nof text');
	type('Topic', 'art');
	type('Day', '04');
	type('Month', '2');
	type('Year', '1990');
	fireEvent.click(screen.getByRole('switch'));
	fireEvent.click(screen.getByRole('checkbox', { name: /Consent/ }));
	type('Password', 'Lantern7Keep');
	type('Code', '123456');
}

const shown = () =>
	['Name', 'Message', 'Topic', 'Day', 'Month', 'Year', 'Password', 'Code'].map((label) => field(label).value);

afterEach(() => {
	cleanup();
	sessionStorage.clear();
});

describe('[FX-02] what is typed into a form', () => {
	test('is filled in again with a note, but for secrets and consent', () => {
		renderForm(schema, controls);
		expect(screen.queryByText(draft.title)).toBeNull();
		fillInAll();
		cleanup();
		renderForm(schema, controls);
		expect(shown()).toEqual(['Mira', 'Two lines\nof text', 'art', '4', '2', '1990', '', '']);
		expect(screen.getByRole<HTMLInputElement>('switch').checked).toBe(true);
		expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /Consent/ }).checked).toBe(false);
		expect(screen.getByText(draft.title)).toBeDefined();
		expect(JSON.stringify({ ...sessionStorage })).not.toMatch(/Lantern|123456/);
	});

	test('is gone for good once it is discarded, and the first field has the focus', () => {
		renderForm(schema, controls);
		fillInAll();
		cleanup();
		renderForm(schema, controls);
		fireEvent.click(screen.getByRole('button', { name: draft.discard }));
		expect(screen.queryByText(draft.title)).toBeNull();
		expect(document.activeElement).toBe(field('Name'));
		expect(shown().join('')).toBe('');
		cleanup();
		renderForm(schema, controls);
		expect(screen.queryByText(draft.title)).toBeNull();
		expect(shown().join('')).toBe('');
	});

	test('is gone once it was sent', async () => {
		const { onDone } = renderForm(schema, controls);
		fillInAll();
		fireEvent.click(screen.getByRole('button', { name: 'Send' }));
		await waitFor(() => expect(onDone).toHaveBeenCalled());
		cleanup();
		renderForm(schema, controls);
		expect(shown().join('')).toBe('');
	});

	test('stays when sending it failed', async () => {
		renderForm(schema, controls, async () => ({ kind: 'unexpected' }));
		fillInAll();
		fireEvent.click(screen.getByRole('button', { name: 'Send' }));
		await screen.findByRole('alert');
		cleanup();
		renderForm(schema, controls);
		expect(field('Message').value).toBe('Two lines\nof text');
	});

	test('is no draft when it was all taken back', () => {
		renderForm(schema, controls);
		type('Name', 'Mira');
		type('Name', '');
		expect(sessionStorage.length).toBe(0);
	});

	test('goes with the session of the tab', () => {
		renderForm(schema, controls);
		fillInAll();
		removeTabDrafts();
		cleanup();
		renderForm(schema, controls);
		expect(shown().join('')).toBe('');
	});

	test.each(['', '{"at":1}', '{"at":9999999999999,"values":["name"]}', 'no JSON'])(
		'that is damaged (%s) is no draft',
		(stored) => {
			sessionStorage.setItem('draft try ', stored);
			renderForm(schema, controls);
			expect(field('Name').value).toBe('');
		},
	);
});
