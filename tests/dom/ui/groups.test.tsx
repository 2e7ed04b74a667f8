import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import * as v from 'valibot';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { CheckboxGroupField, ToggleField } from '#ui/choice/CheckboxField.tsx';
import { IconRadioField, RadioField } from '#ui/choice/RadioField.tsx';
import { TextareaField } from '#ui/form/TextField.tsx';
import { renderForm } from '../../support/render-form.tsx';

afterEach(cleanup);

const submit = () => fireEvent.click(screen.getByRole('button', { name: 'Send' }));
const required = v.optional(v.pipe(v.string(), v.nonEmpty('field.required')), '');
const errorOf = (element: HTMLElement) =>
	(element.getAttribute('aria-describedby') ?? '')
		.split(' ')
		.map((id) => document.getElementById(id)?.textContent ?? '')
		.join(' ')
		.trim();

const games = [
	{ id: 'emberwick', name: 'Emberwick', icon: { url: '/emberwick.svg' } },
	{ id: 'lowtide', name: 'Lowtide', icon: { url: '/lowtide.svg' } },
];

describe('a textarea', () => {
	const schema = v.object({
		story: v.pipe(v.optional(v.string(), ''), v.nonEmpty('field.required'), v.minLength(20, 'field.min|20')),
	});
	const field = <TextareaField name="story" label="Your story" hint="A sentence or two" required />;

	test('[FC-03] [VA-01] is required, and has a minimum length', async () => {
		const { send } = renderForm(schema, field);
		const control = screen.getByLabelText(/Your story/);
		submit();
		await waitFor(() => expect(errorOf(control)).toBe('A sentence or two Field is required'));
		fireEvent.change(control, { target: { value: 'Too short' } });
		await waitFor(() => expect(errorOf(control)).toContain('Field must have at least 20 characters.'));
		fireEvent.change(control, { target: { value: 'Long enough for\ntwo lines.' } });
		await waitFor(() => expect(control.getAttribute('aria-invalid')).toBe('false'));
		submit();
		await waitFor(() => expect(send).toHaveBeenCalledOnce());
		expect(send.mock.calls[0]?.[0]).toEqual({ story: 'Long enough for\ntwo lines.' });
	});
});

describe('a toggle', () => {
	const schema = v.object({ news: v.optional(v.boolean(), false) });

	test('[FC-07] is a switch whose value is whether it is on', async () => {
		const { send } = renderForm(schema, <ToggleField name="news" label="Send me news" hint="Monthly" />);
		const control = screen.getByRole('switch', { name: 'Send me news' }) as HTMLInputElement;
		expect(control.checked).toBe(false);
		expect(errorOf(control)).toBe('Monthly');
		fireEvent.click(control);
		expect(control.checked).toBe(true);
		submit();
		await waitFor(() => expect(send.mock.calls[0]?.[0]).toEqual({ news: true }));
	});
});

describe('a group of radios', () => {
	const rooms = [
		{ id: 'gent', name: 'Gent' },
		{ id: 'dublin', name: 'Dublin (closed)', disabled: true },
		{ id: 'quebec', name: 'Quebec' },
	];

	test('[FC-08] emits the chosen option with its id and the id of its group', () => {
		const onChoose = vi.fn();
		renderForm(
			v.object({ room: required }),
			<RadioField name="room" label="Room" options={rooms} onChoose={onChoose} />,
		);
		fireEvent.click(screen.getByRole('radio', { name: 'Quebec' }));
		expect(onChoose).toHaveBeenCalledWith({ id: 'quebec', name: 'Quebec', groupId: 'room' });
		expect((screen.getByRole('radio', { name: 'Quebec' }) as HTMLInputElement).checked).toBe(true);
		expect((screen.getByRole('radio', { name: 'Gent' }) as HTMLInputElement).checked).toBe(false);
	});

	test('shows what cannot be chosen as such', () => {
		renderForm(v.object({ room: required }), <RadioField name="room" label="Room" options={rooms} />);
		expect((screen.getByRole('radio', { name: 'Dublin (closed)' }) as HTMLInputElement).disabled).toBe(true);
	});
});

describe('a group of radios with pictures', () => {
	const field = (onChoose?: () => void) => (
		<IconRadioField
			name="game"
			label="Your favourite game"
			options={games}
			required
			{...(onChoose && { onChoose })}
		/>
	);

	test('[FC-08] shows option and picture, and emits the option with its group', () => {
		const onChoose = vi.fn();
		renderForm(v.object({ game: required }), field(onChoose));
		const group = screen.getByRole('radiogroup', { name: /Your favourite game/ });
		expect([...group.querySelectorAll('img')].map((image) => image.getAttribute('src'))).toEqual([
			'/emberwick.svg',
			'/lowtide.svg',
		]);
		fireEvent.click(within(group).getByRole('radio', { name: 'Lowtide' }));
		expect(onChoose).toHaveBeenCalledWith({ ...games[1], groupId: 'game' });
	});

	test('[VA-01] [FC-12] says that it is required, bound to the group, and its summary leads to the first radio', async () => {
		const { send } = renderForm(v.object({ game: required }), field());
		const group = screen.getByRole('radiogroup', { name: /Your favourite game/ });
		expect(group.getAttribute('aria-required')).toBe('true');
		submit();
		await waitFor(() => expect(errorOf(group)).toBe('Field is required'));
		expect(group.getAttribute('aria-invalid')).toBe('true');
		fireEvent.click(screen.getByRole('link', { name: 'Your favourite game: Field is required' }));
		expect(document.activeElement).toBe(within(group).getByRole('radio', { name: 'Emberwick' }));
		expect(send).not.toHaveBeenCalled();
	});
});

describe('a group of boxes', () => {
	const options = [
		{ id: 'pc', name: 'PC' },
		{ id: 'console', name: 'A console' },
		{ id: 'table', name: 'A table' },
	];
	const schema = v.object({
		machines: v.pipe(v.optional(v.array(v.string()), []), v.minLength(1, 'field.required')),
	});

	test('[FC-09] emits the list of chosen option texts, in their order', async () => {
		const onChoose = vi.fn();
		const { send } = renderForm(
			schema,
			<CheckboxGroupField name="machines" label="Machines" options={options} onChoose={onChoose} required />,
		);
		for (const name of ['A table', 'PC']) fireEvent.click(screen.getByRole('checkbox', { name }));
		expect(onChoose).toHaveBeenLastCalledWith(['PC', 'A table']);
		fireEvent.click(screen.getByRole('checkbox', { name: 'A table' }));
		expect(onChoose).toHaveBeenLastCalledWith(['PC']);
		submit();
		await waitFor(() => expect(send.mock.calls[0]?.[0]).toEqual({ machines: ['pc'] }));
	});

	test('[VA-01] [FC-12] says of each box that something is missing, and why at the group', async () => {
		renderForm(schema, <CheckboxGroupField name="machines" label="Machines" options={options} required />);
		submit();
		const group = screen.getByRole('group', { name: /Machines/ });
		await waitFor(() => expect(errorOf(group)).toBe('Field is required'));
		for (const box of within(group).getAllByRole('checkbox'))
			expect(box.getAttribute('aria-invalid')).toBe('true');
	});
});

test('a required group of boxes says so in its name, for it cannot be marked otherwise', () => {
	const schema = v.object({ games: v.optional(v.array(v.string()), []), game: required });
	renderForm(
		schema,
		<>
			<CheckboxGroupField name="games" label="Your games" options={games} required />
			<RadioField name="game" label="Your favourite" options={games} required />
		</>,
	);
	expect(screen.getByRole('group', { name: 'Your games *' })).toBeTruthy();
	const radios = screen.getByRole('radiogroup', { name: 'Your favourite' });
	expect(radios.getAttribute('aria-required')).toBe('true');
});
