import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import * as v from 'valibot';
import { afterEach, describe, expect, test } from 'vitest';
import { MultiSelectField } from '#ui/choice/MultiSelectField.tsx';
import type { MultiSelectOption } from '#ui/choice/MultiSelectOptions.tsx';
import { renderForm } from '../../support/render-form.tsx';

afterEach(cleanup);

const texts = {
	all: 'All places',
	clear: 'Any',
	selected: '{{count}} selected',
	allSelected: 'all selected',
	none: 'No options for current filters.',
	opensNewTab: 'opens in a new tab',
};
const cities = ['Barcelona', 'Dublin', 'Gent', 'Guildford', 'Quebec'];
const options: MultiSelectOption[] = [
	...cities.map((display) => ({ name: display.toLowerCase(), display })),
	{ name: 'selangor', display: 'Selangor', externalUrl: 'https://selangor.example/jobs' },
];
const schema = v.object({
	places: v.optional(v.pipe(v.array(v.string()), v.minLength(1, 'field.required')), []),
});

function render(given: readonly MultiSelectOption[] = options) {
	return renderForm(
		schema,
		<MultiSelectField name="places" label="Places" hint="Where" options={given} texts={texts} required />,
	);
}

const control = () => document.querySelector('summary') as HTMLElement;
const shown = () => control().textContent;
const list = () => control().parentElement as HTMLDetailsElement;
const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });
const choose = (...names: string[]) => {
	for (const name of names) fireEvent.click(box(name));
};
const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });

describe('[FC-05] a multi-select', () => {
	test('names up to three choices, counts more, and says when all are chosen', () => {
		render();
		expect(shown()).toBe('All places');
		choose('Gent', 'Dublin', 'Barcelona');
		expect(shown()).toBe('Barcelona, Dublin, Gent');
		choose('Quebec');
		expect(shown()).toBe('4 selected');
		choose('Guildford');
		expect(shown()).toBe('all selected');
	});

	test('clears all at once', () => {
		render();
		choose('Gent', 'Dublin');
		const clear = screen.getByRole('button', { name: 'Any' });
		expect(clear.getAttribute('aria-pressed')).toBe('false');
		fireEvent.click(clear);
		expect(shown()).toBe('All places');
		expect(box('Gent').checked).toBe(false);
		expect(clear.getAttribute('aria-pressed')).toBe('true');
	});

	test('sends the names of what is chosen', async () => {
		const { send } = render();
		choose('Gent', 'Quebec');
		fireEvent.click(screen.getByRole('button', { name: 'Send' }));
		await waitFor(() => expect(send).toHaveBeenCalled());
		expect(send.mock.calls[0]?.[0]).toEqual({ places: ['gent', 'quebec'] });
	});

	test('an option with an address opens a new tab and is never chosen', () => {
		render();
		const link = screen.getByRole('link', { name: 'Selangor (opens in a new tab)' });
		expect(link.getAttribute('href')).toBe('https://selangor.example/jobs');
		expect(link.getAttribute('target')).toBe('_blank');
		expect(link.getAttribute('rel')).toBe('noopener');
		expect(screen.queryByRole('checkbox', { name: /Selangor/ })).toBeNull();
		link.addEventListener('click', (event) => event.preventDefault());
		fireEvent.click(link);
		expect(shown()).toBe('All places');
	});

	test('says where nothing is left to choose', () => {
		render([]);
		expect(screen.getByText('No options for current filters.')).toBeTruthy();
	});

	test('arrows, Home and End open it and go from choice to choice, Escape goes back', () => {
		render();
		control().focus();
		press('ArrowDown');
		expect(list().open).toBe(true);
		expect(document.activeElement?.textContent).toBe('Any');
		press('ArrowDown');
		expect(document.activeElement).toBe(box('Barcelona'));
		press('End');
		expect(document.activeElement?.getAttribute('href')).toContain('selangor');
		press('ArrowUp');
		expect(document.activeElement).toBe(box('Quebec'));
		press('Home');
		expect(document.activeElement).toBe(control());
		press('ArrowDown');
		press('Escape');
		expect(list().open).toBe(false);
		expect(document.activeElement).toBe(control());
	});

	test('takes the Escape that closes it, so that what is around it stays open, and no other', () => {
		render();
		list().open = true;
		expect(fireEvent.keyDown(control(), { key: 'Escape' })).toBe(false);
		expect(fireEvent.keyDown(control(), { key: 'Escape' })).toBe(true);
	});

	test('closes when the visitor goes elsewhere', () => {
		render();
		list().open = true;
		fireEvent.pointerDown(box('Gent'));
		expect(list().open).toBe(true);
		fireEvent.pointerDown(document.body);
		expect(list().open).toBe(false);
	});

	test('has its label, hint and error bound to it', async () => {
		render();
		expect(screen.getByRole('group', { name: /^Places/ })).toBeTruthy();
		fireEvent.click(screen.getByRole('button', { name: 'Send' }));
		await waitFor(() => expect(control().getAttribute('aria-describedby')).toContain('-error'));
		const described = (control().getAttribute('aria-describedby') ?? '').split(' ');
		expect(described.map((id) => document.getElementById(id)?.textContent)).toEqual([
			'Where',
			'Field is required',
		]);
		expect(box('Gent').getAttribute('aria-invalid')).toBe('true');
	});
});
