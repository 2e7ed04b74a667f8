import { afterEach, expect, test, vi } from 'vitest';
import { carryDraft, restoreDraft } from '#features/shell/draft.client.ts';
import { eventually } from '../../support/eventually.ts';

const build = (options: string) =>
	`<form id="report"><select name="game"><option value="">Choose</option>${options}</select></form>`;
const lowtide = '<option value="lowtide">Lowtide</option>';
const select = () => document.querySelector('select') as HTMLSelectElement;

afterEach(() => sessionStorage.clear());

test('[KN-07] what was chosen survives the language switch where the choices come late', async () => {
	document.body.innerHTML = build(lowtide);
	select().value = 'lowtide';
	carryDraft('/fr');
	document.body.innerHTML = build('');
	restoreDraft();
	const changed = vi.fn();
	select().addEventListener('change', changed);
	select().insertAdjacentHTML('beforeend', '<option value="emberwick">Emberwick</option>');
	select().insertAdjacentHTML('beforeend', lowtide);
	await eventually(() => expect(select().value).toBe('lowtide'));
	expect(changed).toHaveBeenCalledOnce();
});

const typedPage = () => {
	document.body.innerHTML = `<form id="sign-in"><input name="username" value="mira"><input name="password" type="password" value="Lantern7Keep"></form>`;
	return new Set<Element>(document.querySelectorAll('input'));
};
const namesOf = (fields: Set<Element>) => [...fields].map((field) => (field as HTMLInputElement).name);

test('[FX-27] R09 a page about to reload learns which fields are stored, and secrets are not', () => {
	const typed = typedPage();
	dispatchEvent(new CustomEvent('page-reload', { detail: typed }));
	expect(namesOf(typed)).toEqual(['password']);
	expect(sessionStorage.getItem('draft')).toContain('mira');
	expect(sessionStorage.getItem('draft')).not.toContain('Lantern7Keep');
});

test('[FX-27] [KN-07] each box of a group keeps its own tick', () => {
	const box = (value: string, checked = '') =>
		`<input type="checkbox" name="promises" value="${value}" ${checked}>`;
	document.body.innerHTML = `<form id="step">${box('english', 'checked')}${box('full-day', 'checked')}${box('agreement')}</form>`;
	carryDraft('/fr');
	document.body.innerHTML = `<form id="step">${['english', 'full-day', 'agreement'].map((value) => box(value)).join('')}</form>`;
	restoreDraft();
	const ticked = [...document.querySelectorAll<HTMLInputElement>(':checked')].map(({ value }) => value);
	expect(ticked).toEqual(['english', 'full-day']);
});
