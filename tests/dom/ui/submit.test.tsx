import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import * as v from 'valibot';
import { afterEach, describe, expect, test } from 'vitest';
import { username } from '#contract/account-fields.ts';
import { email } from '#contract/fields.ts';
import { markOffline } from '#lib/browser/connection.ts';
import type { FieldRefusal } from '#ui/form/field-errors.ts';
import { TextField } from '#ui/form/TextField.tsx';
import { formWith, renderForm } from '../../support/render-form.tsx';

afterEach(cleanup);

const schema = v.object({ username, email });
const fields = [
	<TextField key="username" name="username" label="Username" />,
	<TextField key="email" name="email" label="E-mail" />,
];
const input = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const type = (label: string, value: string) => fireEvent.change(input(label), { target: { value } });
const submit = () => fireEvent.click(screen.getByRole('button', { name: 'Send' }));
const summary = () => screen.findByRole('alert');

function fillAndSubmit() {
	type('Username', 'mira');
	type('E-mail', 'mira@players.example');
	submit();
}

function expectTyped() {
	expect([input('Username').value, input('E-mail').value]).toEqual(['mira', 'mira@players.example']);
}

const failed = (more: Partial<Extract<FieldRefusal, { kind: 'failed' }>>): FieldRefusal => ({
	kind: 'failed',
	status: 422,
	codes: ['INVALID_PARAMETERS'],
	fields: {},
	...more,
});

describe('a form that is not filled in', () => {
	test('focuses a summary whose links lead to the fields in the order of the page', async () => {
		const { send } = renderForm(schema, fields);
		submit();
		const alert = await summary();
		await waitFor(() => expect(document.activeElement).toBe(alert));
		const links = within(alert).getAllByRole('link');
		expect(links.map(({ textContent }) => textContent)).toEqual([
			'Username: Field is required',
			'E-mail: Field is required',
		]);
		fireEvent.click(links[1] as HTMLElement);
		expect(document.activeElement).toBe(input('E-mail'));
		expect(location.hash).toBe('');
		expect(send).not.toHaveBeenCalled();
	});
});

describe('[FX-06] the summary', () => {
	test('loses a field that is corrected, and goes with the last one', async () => {
		renderForm(schema, fields);
		submit();
		const alert = await summary();
		type('Username', 'mira');
		await waitFor(() => expect(within(alert).getAllByRole('link')).toHaveLength(1));
		expect(within(alert).getByRole('link').textContent).toBe('E-mail: Field is required');
		type('E-mail', 'mira');
		await within(alert).findByText('E-mail: Field must be a valid e-mail address.');
		type('E-mail', 'mira@players.example');
		await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
	});

	test('loses a field that was right once another one matches it', async () => {
		const same = v.pipe(
			v.object({ first: v.string(), again: v.string() }),
			v.forward(
				v.partialCheck([['first'], ['again']], ({ first, again }) => first === again, 'field.identical'),
				['again'],
			),
		);
		renderForm(same, [
			<TextField key="first" name="first" label="First" />,
			<TextField key="again" name="again" label="Again" />,
		]);
		type('First', 'one');
		type('Again', 'two');
		submit();
		await summary();
		type('First', 'two');
		await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
	});

	test('names a field that is a question without two signs in a row', async () => {
		renderForm(schema, <TextField name="username" label="What is it about?" />);
		submit();
		expect(within(await summary()).getByRole('link').textContent).toBe('What is it about: Field is required');
	});
});

test('[FX-06] the length of a text is told before it is wrong', () => {
	renderForm(
		schema,
		<TextField name="username" label="Name" hint="As others see it." length={{ min: 20, max: 5000 }} />,
	);
	expect(document.getElementById('try-username-hint')?.textContent).toBe(
		'As others see it. 20 to 5,000 characters.',
	);
});

describe('a form that is sent', () => {
	test('is sent once however often it is submitted', async () => {
		let answer: (outcome: { kind: 'ok' }) => void = () => {};
		const { send, onDone } = renderForm(
			schema,
			fields,
			() =>
				new Promise((resolve) => {
					answer = resolve;
				}),
		);
		fillAndSubmit();
		submit();
		await screen.findByText('Sending …');
		submit();
		await act(async () => answer({ kind: 'ok' }));
		await waitFor(() => expect(onDone).toHaveBeenCalledTimes(1));
		submit();
		expect(send).toHaveBeenCalledTimes(1);
	});

	test('can be sent again once the browser brings its page back as it was left', async () => {
		const { send, onDone } = renderForm(schema, fields);
		const showPage = (persisted: boolean) =>
			act(async () => dispatchEvent(Object.assign(new Event('pageshow'), { persisted })));
		fillAndSubmit();
		await waitFor(() => expect(onDone).toHaveBeenCalledTimes(1));
		await showPage(false);
		submit();
		expect(send).toHaveBeenCalledTimes(1);
		await showPage(true);
		expect(screen.queryByText('Sending …')).toBeNull();
		submit();
		await waitFor(() => expect(onDone).toHaveBeenCalledTimes(2));
		const [first, second] = send.mock.calls.map(([, key]) => key);
		expect(second).not.toBe(first);
	});

	test('is not sent a second time when its page comes back during the first', async () => {
		const { send } = renderForm(schema, fields, () => new Promise(() => {}));
		fillAndSubmit();
		await waitFor(() => expect(send).toHaveBeenCalledTimes(1));
		await act(async () => dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })));
		submit();
		await act(async () => {});
		expect(send).toHaveBeenCalledTimes(1);
		expect(screen.getByText('Sending …')).toBeTruthy();
	});

	test.each<[string, FieldRefusal, string]>([
		[
			'nothing was reached',
			{ kind: 'offline' },
			'You seem to be offline. Check your connection and try again; what you typed is still here.',
		],
		[
			'something foreign answered',
			{ kind: 'unexpected' },
			'Something went wrong. Please try again in a few minutes.',
		],
		[
			'a failure names no code',
			failed({ codes: [] }),
			'Something went wrong. Please try again in a few minutes.',
		],
		[
			'it was too often',
			failed({ status: 429, codes: ['TOO_MANY_REQUESTS'], retryAfter: 30 }),
			'Too many tries in a short time. Please wait 30 seconds, then try again.',
		],
		['the code is unknown', failed({ codes: ['NEW_CODE'] }), 'NEW_CODE'],
		['the code is a name of every object', failed({ codes: ['constructor'] }), 'constructor'],
		[
			'something stopped it before',
			{ kind: 'blocked', message: 'ReCaptcha error: Failed to execute' },
			'ReCaptcha error: Failed to execute',
		],
	])('says in the summary when %s, and keeps what was typed', async (_, refusal, message) => {
		renderForm(schema, fields, async () => refusal);
		fillAndSubmit();
		expect(within(await summary()).getByText(message)).toBeTruthy();
		expectTyped();
	});

	test('shows an exception as the sentence for the unexpected, never its own text', async () => {
		renderForm(schema, fields, () => Promise.reject(new Error('secret detail')));
		fillAndSubmit();
		await within(await summary()).findByText('Something went wrong. Please try again in a few minutes.');
		expect(document.body.textContent).not.toContain('secret detail');
	});

	test('shows a refused field at the field, which takes the focus, until its value changes', async () => {
		const refusal = failed({ codes: ['USERNAME_IN_USE'], fields: { username: 'msg.USERNAME_IN_USE' } });
		renderForm(schema, fields, async () => refusal);
		fillAndSubmit();
		const text = 'Username in use. Please choose another one.';
		await screen.findByText(text);
		expect(document.getElementById('try-username-error')?.textContent).toBe(text);
		await waitFor(() => expect(document.activeElement).toBe(input('Username')));
		expect(screen.queryByRole('alert')).toBeNull();
		expect(input('Username').getAttribute('aria-invalid')).toBe('true');
		type('E-mail', 'other@players.example');
		expect(document.getElementById('try-username-error')?.textContent).toBe(text);
		type('Username', 'mira2');
		expect(document.getElementById('try-username-error')?.textContent).toBe('');
		expect(input('Username').getAttribute('aria-invalid')).toBe('false');
	});

	test('says in the summary what a service refused that has no control here', async () => {
		renderForm(schema, fields, async () =>
			failed({ codes: ['AGE_NOT_MET'], fields: { dateOfBirth: 'msg.AGE_NOT_MET' } }),
		);
		fillAndSubmit();
		expect(within(await summary()).getByText(/^You are not old enough/)).toBeTruthy();
	});

	test('fills the number into a message that names one', async () => {
		renderForm(schema, fields, async () => failed({ fields: { username: 'field.max|20' } }));
		fillAndSubmit();
		await screen.findByText('Field must have at most 20 characters.');
	});

	test('repeats the key after an unknown outcome, and takes a new one once values change or the outcome is known', async () => {
		const outcomes: FieldRefusal[] = [
			{ kind: 'unexpected' },
			failed({ status: 503 }),
			failed({}),
			failed({}),
		];
		const { send } = renderForm(schema, fields, async () => outcomes.shift() ?? { kind: 'offline' });
		const settled = (times: number) =>
			waitFor(() => {
				expect(send).toHaveBeenCalledTimes(times);
				expect(screen.queryByText('Sending …')).toBeNull();
			});
		fillAndSubmit();
		for (const times of [1, 2, 3, 4]) {
			await settled(times);
			submit();
		}
		await settled(5);
		type('E-mail', 'other@players.example');
		submit();
		await settled(6);
		const [first, second, third, fourth, fifth, sixth] = send.mock.calls.map(([, key]) => key);
		expect([second, third]).toEqual([first, first]);
		expect(new Set([first, fourth, fifth, sixth]).size).toBe(4);
	});
});

describe('[LD-03] while the site is out of reach', () => {
	const offline = (isOff: boolean) => act(async () => markOffline(isOff));
	afterEach(() => markOffline(false));

	test('a form is not sent, says so and keeps what was typed; it can be sent afterwards', async () => {
		const { send } = renderForm(schema, fields);
		await offline(true);
		const button = screen.getByRole('button', { name: 'Send' });
		expect(button.getAttribute('aria-disabled')).toBe('true');
		expect(within(screen.getByRole('status')).getByText(/^You seem to be offline/)).toBeTruthy();
		fillAndSubmit();
		fireEvent.submit(button.closest('form') as HTMLFormElement);
		await act(async () => {});
		expect(send).not.toHaveBeenCalled();
		expectTyped();
		await offline(false);
		expect(button.getAttribute('aria-disabled')).toBe('false');
		expect(screen.queryByText(/^You seem to be offline/)).toBeNull();
		submit();
		await waitFor(() => expect(send).toHaveBeenCalledTimes(1));
	});
});

describe('before scripts come', () => {
	test('a form is a disabled post, and what was typed into it stays and counts', async () => {
		const { element, send } = formWith(schema, fields, async () => ({ kind: 'ok' }));
		const page = document.createElement('div');
		document.body.append(page);
		page.innerHTML = renderToString(element);
		const form = page.querySelector('form');
		expect(form?.method).toBe('post');
		expect(page.querySelector<HTMLButtonElement>('button[type=submit]')?.disabled).toBe(true);
		expect(page.querySelector('noscript')?.textContent).toContain('This form needs JavaScript');
		input('Username').value = 'mira';
		input('E-mail').value = 'mira@players.example';
		const root = await act(async () => hydrateRoot(page, element));
		expectTyped();
		submit();
		await waitFor(() =>
			expect(send.mock.calls[0]?.[0]).toEqual({ username: 'mira', email: 'mira@players.example' }),
		);
		await act(async () => root.unmount());
		page.remove();
	});
});
