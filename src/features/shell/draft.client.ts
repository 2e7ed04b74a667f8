import { withoutLocale } from '#i18n/paths.ts';
import { carriedDraftKey, readTabValue, writeTabValue } from '#lib/browser/tab-storage.ts';
import { urlValues } from '#lib/url/url-secrets.ts';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
type Values = Record<string, string | boolean>;
interface Draft {
	/** Without its locale. */
	path: string;
	values: Values;
}

const page = withoutLocale(location.pathname);

const isSecret = ({ type, autocomplete, name }: Field) =>
	/^(?:password|hidden|file|submit|button)$/.test(type) ||
	/password|one-time-code/.test(autocomplete) ||
	/password|token|^code$|recoveryCode/i.test(name);

const isChoice = (field: Field): field is HTMLInputElement => /^(?:checkbox|radio)$/.test(field.type);
/** A control whose text means little by itself says in `data-value` what it holds. */
const contentOf = (field: Field) => (isChoice(field) ? field.checked : (field.dataset.value ?? field.value));

/** The same in every language of the page. */
const nameOf = (field: Field) => [field.form?.id, field.name, isChoice(field) ? field.value : ''].join(' ');

/** What a visitor may have typed in that is no secret. */
function fields(): Map<string, Field> {
	const all = [...document.querySelectorAll<Field>('form :is(input, textarea, select)[name]')];
	return new Map(all.filter((field) => !isSecret(field)).map((field) => [nameOf(field), field]));
}

/** Stores what was typed on this page for the same page in another language; never passwords or codes. Gives the fields that were stored. */
function keepDraft(): Field[] {
	const found = fields();
	const typed = [...found].map(([name, field]) => [name, contentOf(field)] as const);
	const values = Object.fromEntries(typed.filter(([, value]) => value));
	const draft: Draft = { path: page, values };
	const text = JSON.stringify(draft);
	writeTabValue(carriedDraftKey, text);
	return readTabValue(carriedDraftKey) === text ? [...found.values()] : [];
}

/**
 * Keeps what was typed for the page in another language, and gives its address with what the first script took out of
 * this one: there it is hidden again first thing, while in a link it could be copied.
 */
export function carryDraft(address: string): string {
	keepDraft();
	const secrets = new URLSearchParams(urlValues()).toString();
	return secrets ? `${address.replace(/[?#].*/, '')}?${secrets}` : address;
}

/** Fills a field in as a visitor would: React only notices a value that is set past its own setter. */
function fill(field: Field, value: string | boolean): void {
	if (isChoice(field)) {
		field.click();
		return;
	}
	Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
	for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
}

/** A select takes only what it offers, which may come late. */
const takes = (field: Field, value: string | boolean) =>
	!(field instanceof HTMLSelectElement) || [...field.options].some((option) => option.value === value);

/** Fills in what is there; what is left belongs to a form, or to a choice, that has yet to come. */
function fillIn(values: Values): void {
	for (const [name, field] of fields()) {
		const value = values[name];
		if (value === undefined || !takes(field, value)) continue;
		delete values[name];
		if (contentOf(field) !== value) fill(field, value);
	}
}

/** Fills in what was typed on this page in another language, also into forms that come late. */
export function restoreDraft(): void {
	const { path, values } = JSON.parse(readTabValue(carriedDraftKey) ?? '') as Draft;
	sessionStorage.removeItem(carriedDraftKey);
	if (path !== page) return;
	fillIn(values);
	new MutationObserver(() => fillIn(values)).observe(document.body, { childList: true, subtree: true });
}

declare global {
	interface WindowEventMap {
		/** The page is about to reload because a part of it is gone; fields whose text is stored leave the set of those that somebody has typed in. */
		'page-reload': CustomEvent<Set<Element>>;
	}
}

addEventListener('page-reload', ({ detail: typed }) => {
	for (const field of keepDraft()) typed.delete(field);
});
