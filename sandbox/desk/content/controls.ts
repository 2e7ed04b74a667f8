import { html } from 'hono/html';
import { type Field, type Group, isGroup, type Leaf, nameOf } from './fields.ts';
import { showValue, type Typed } from './read-entry.ts';

/** What a form shows: what was typed where it was sent and refused, else what is stored. */
export interface DeskEntry {
	typed?: Typed | undefined;
	errors: Record<string, string>;
}

export const languages: Record<string, string> = { en: 'English', fr: 'Français', es: 'Español' };

export const idOf = (name: string) => `field-${name}`;

function rowsFor(text: string): number {
	const lines = text.split('\n').reduce((sum, line) => sum + Math.ceil(line.length / 80 || 1), 0);
	return Math.min(18, Math.max(1, lines));
}

/** The attributes of a control that cannot be read as it was typed. */
const invalid = (name: string, errors: DeskEntry['errors']) =>
	errors[name] ? html`aria-invalid="true" aria-describedby="${idOf(name)}-error"` : '';

function control(leaf: Leaf, { typed, errors }: DeskEntry) {
	const name = nameOf(leaf);
	const text = typed ? (typed[name] ?? '') : showValue(leaf);
	const bad = invalid(name, errors);
	if (leaf.kind === 'flag')
		return html`<input type="checkbox" id="${idOf(name)}" name="${name}" ${text ? 'checked' : ''}>`;
	if (leaf.kind === 'line' || leaf.kind === 'number') {
		const mode = leaf.kind === 'number' ? html`inputmode="decimal"` : '';
		return html`<input id="${idOf(name)}" name="${name}" value="${text}" ${mode} ${bad}>`;
	}
	const code = leaf.kind === 'json' ? html`class="code" spellcheck="false"` : '';
	// The first line break after the tag is not part of the value.
	return html`<textarea id="${idOf(name)}" name="${name}" rows="${rowsFor(text)}" ${code} ${bad}>
${text}</textarea>`;
}

function leafRow(leaf: Leaf, shown: DeskEntry, parent: Group['kind']) {
	const name = nameOf(leaf);
	const key = leaf.path.at(-1) ?? '';
	const error = shown.errors[name];
	const isLanguage = parent === 'languages' && languages[key];
	return html`<div class="field" data-kind="${leaf.kind}" ${isLanguage ? html`lang="${key}"` : ''}>
<label for="${idOf(name)}">${isLanguage || key}</label>
${error ? html`<p class="error" id="${idOf(name)}-error">${error}</p>` : ''}
${control(leaf, shown)}
</div>`;
}

/** A field of an entry's form, with everything below it. */
export function fieldRow(
	field: Field,
	shown: DeskEntry,
	parent: Group['kind'] = 'group',
): ReturnType<typeof html> {
	if (!isGroup(field)) return leafRow(field, shown, parent);
	return html`<fieldset data-kind="${field.kind}">
<legend>${field.path.at(-1)}</legend>
${field.fields.map((part) => fieldRow(part, shown, field.kind))}
</fieldset>`;
}
