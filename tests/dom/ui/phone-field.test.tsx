import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import * as v from 'valibot';
import { afterEach, describe, expect, test } from 'vitest';
import { phone } from '#contract/fields.ts';
import { PhoneField } from '#ui/form/PhoneField.tsx';
import { formWith, renderForm } from '../../support/render-form.tsx';

afterEach(cleanup);

const schema = v.object({ phone });
const field = (
	<PhoneField
		name="phone"
		label="Phone"
		countryLabel="Country of the number"
		country="BE"
		locale="en"
		required
	/>
);
const wrong = 'Field must be a phone number with its country';
const input = () => screen.getByLabelText<HTMLInputElement>(/^Phone/);
const country = () => screen.getByLabelText<HTMLSelectElement>('Country of the number');
const chosen = () => country().selectedOptions[0]?.textContent;
const errorOf = () => document.getElementById('try-phone-error')?.textContent;

/** Types as somebody who comes to the field and goes on. */
async function type(text: string): Promise<void> {
	fireEvent.focus(input());
	await waitFor(() => expect(chosen()).toBe('Belgium (+32)'));
	fireEvent.change(input(), { target: { value: text } });
	fireEvent.blur(input());
}

async function sent(): Promise<unknown> {
	const { send } = renderedForm;
	fireEvent.click(screen.getByRole('button', { name: 'Send' }));
	await waitFor(() => expect(send).toHaveBeenCalled());
	return send.mock.calls[0]?.[0].phone;
}
let renderedForm: ReturnType<typeof renderForm>;
const show = () => {
	renderedForm = renderForm(schema, field);
};

describe('a phone field', () => {
	test.each([
		['as people write it at home', '0470 12 34 56', '+32470123456'],
		['with dots and slashes', '0470/12.34.56', '+32470123456'],
		['with its own country', '+44 20 7946 0958', '+442079460958'],
		['with the two zeros before it', '0044 20 7946 0958', '+442079460958'],
	])('[FC-06] carries a number %s as E.164', async (_, text, value) => {
		show();
		await type(text);
		expect(await sent()).toBe(value);
	});

	test('a number that is sent before the rules are here waits for them', async () => {
		show();
		fireEvent.change(input(), { target: { value: '0470 12 34 56' } });
		expect(await sent()).toBe('+32470123456');
		expect(errorOf()).toBeFalsy();
	});

	test('[FC-06] takes the country that is chosen', async () => {
		show();
		await type('020 7946 0958');
		await waitFor(() => expect(errorOf()).toBe(wrong));
		fireEvent.change(country(), { target: { value: 'GB' } });
		await waitFor(() => expect(errorOf()).toBe(''));
		expect(await sent()).toBe('+442079460958');
	});

	test('[FC-06] a number that names another country chooses it, and stays as it was typed', async () => {
		show();
		await type('+33 6 12 34 56 78');
		expect([country().value, input().value]).toEqual(['FR', '+33 6 12 34 56 78']);
	});

	test.each(['0470 12 34', '+324', '+32470123456789', 'call me', '112'])(
		'[FC-06] %s is no number, which the form says and does not send',
		async (text) => {
			show();
			await type(text);
			await waitFor(() => expect(errorOf()).toBe(wrong));
			expect([input().value, input().getAttribute('aria-invalid')]).toEqual([text, 'true']);
			fireEvent.click(screen.getByRole('button', { name: 'Send' }));
			expect(await screen.findByRole('alert')).toBeTruthy();
			expect(renderedForm.send).not.toHaveBeenCalled();
		},
	);

	test('[FC-06] is required in its own words', async () => {
		show();
		fireEvent.click(screen.getByRole('button', { name: 'Send' }));
		await waitFor(() => expect(errorOf()).toBe('Field is required'));
	});

	test('[FC-06] its rules are fetched only once somebody comes to it', async () => {
		show();
		expect(chosen()).toBe('Belgium');
		fireEvent.focus(country());
		await waitFor(() => expect(chosen()).toBe('Belgium (+32)'));
	});

	test('keeps a number that was typed before scripts came', async () => {
		const { element, send } = formWith(schema, field, async () => ({ kind: 'ok' }));
		const place = document.body.appendChild(document.createElement('div'));
		place.innerHTML = renderToString(element);
		input().value = '+32 470 12 34 56';
		const { hydrateRoot } = await import('react-dom/client');
		const root = hydrateRoot(place, element);
		await waitFor(() => expect([input().value, chosen()]).toEqual(['+32 470 12 34 56', 'Belgium (+32)']));
		fireEvent.click(screen.getByRole('button', { name: 'Send' }));
		await waitFor(() => expect(send.mock.calls[0]?.[0]).toEqual({ phone: '+32470123456' }));
		root.unmount();
		place.remove();
	});
});
