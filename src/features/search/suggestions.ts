import { localeOf, localePath } from '#i18n/paths.ts';
import { interpolate } from '#lib/text/interpolate.ts';
import { loadEngine } from './engine.ts';
import { type SearchHit, toNodes } from './excerpt.ts';
import { suggest } from './find.ts';
import { cloneTemplate, formatCount, part, remark, type SearchTexts } from './texts.ts';

const mostSuggestions = 6;
const shortestQuery = 2;
/** Milliseconds without a key after which a query is searched for. */
const pause = 120;

interface Parts {
	field: HTMLFormElement;
	input: HTMLInputElement;
	popup: HTMLElement;
	list: HTMLElement;
	note: HTMLElement;
	texts: SearchTexts;
	/** What the options answer. */
	shown?: string;
	/** Keys that were pressed before the options for what is typed were there. */
	waiting?: Promise<void> | undefined;
}

function partsOf(field: HTMLFormElement): Parts {
	return {
		field,
		input: part<HTMLInputElement>(field, 'input'),
		popup: part(field, 'popup'),
		list: part(field, 'list'),
		note: part(field, 'note'),
		texts: JSON.parse(field.dataset.texts ?? '{}') as SearchTexts,
	};
}

/** The addresses of the options, which are no links: a list of choices holds none. */
const addresses = new WeakMap<Element, string>();

function toOption({ field, texts }: Parts, { title, url, kind, excerpt }: SearchHit): HTMLElement {
	const option = cloneTemplate(field, 'option');
	part(option, 'title').textContent = title;
	part(option, 'kind').textContent = texts.kinds[kind];
	part(option, 'excerpt').append(...toNodes(excerpt));
	addresses.set(option, url);
	return option;
}

/** Leads to all results, or to those who answer what nothing was found for. */
function toLastOption({ field, input, texts }: Parts, hasResults: boolean): HTMLElement {
	const option = cloneTemplate(field, 'last-option');
	const query = input.value.trim();
	if (!hasResults) {
		option.textContent = texts.noneNext;
		addresses.set(option, localePath('/contact', localeOf(location.pathname)));
		return option;
	}
	option.textContent = interpolate(texts.all, { query });
	addresses.set(option, `${field.action}?${new URLSearchParams({ q: query })}`);
	return option;
}

const isOpen = ({ popup }: Parts) => popup.dataset.state === 'open';

/** Whether the options are those for what is typed. */
const isCurrent = (parts: Parts) => isOpen(parts) && parts.shown === parts.input.value.trim();

function select({ input, list }: Parts, index: number): void {
	for (const [place, option] of [...list.children].entries())
		option.setAttribute('aria-selected', String(place === index));
	const option = list.children[index];
	option?.scrollIntoView({ block: 'nearest' });
	if (option) input.setAttribute('aria-activedescendant', option.id);
	else input.removeAttribute('aria-activedescendant');
}

function setOpen(parts: Parts, open: boolean): void {
	parts.popup.dataset.state = open ? 'open' : 'closed';
	parts.input.setAttribute('aria-expanded', String(open));
	select(parts, -1);
}

const selected = ({ list }: Parts) =>
	[...list.children].findIndex((option) => option.ariaSelected === 'true');

/** Past the last option comes the text itself, then the first. */
function move(parts: Parts, step: 1 | -1): void {
	const places = parts.list.children.length + 1;
	select(parts, ((selected(parts) + 1 + step + places) % places) - 1);
}

function leadTo(option: Element | null | undefined): void {
	const address = option && addresses.get(option);
	if (address) location.assign(address);
}

async function show(parts: Parts, query: string): Promise<void> {
	const { field, input, list, note, texts } = parts;
	const locale = localeOf(location.pathname);
	const found = await suggest(query, locale, {
		most: mostSuggestions,
		answersFirst: field.dataset.answersFirst !== undefined,
	});
	// What was chosen among options stays chosen when another search for the same ends.
	if (isCurrent(parts) || input.value.trim() !== query || !field.contains(document.activeElement)) return;
	const options = found.findings.map((finding) => toOption(parts, finding));
	list.replaceChildren(...options, toLastOption(parts, found.total > 0));
	for (const [index, option] of [...list.children].entries()) {
		option.role = 'option';
		option.id = `${list.id}-${index}`;
	}
	part(note, 'remark').textContent = remark(texts, query, { ...found, isLoose: false });
	part(note, 'count').textContent = formatCount(texts, found.total, locale);
	parts.shown = query;
	setOpen(parts, true);
}

const isWorthSearching = (query: string) => query.length >= shortestQuery;

/** Shows the options for what is typed, or none where they cannot be had. */
async function search(parts: Parts): Promise<void> {
	const query = parts.input.value.trim();
	if (!isWorthSearching(query)) setOpen(parts, false);
	else await show(parts, query).catch(() => setOpen(parts, false));
}

function onType(parts: Parts): () => void {
	let timer: ReturnType<typeof setTimeout>;
	return () => {
		select(parts, -1);
		clearTimeout(timer);
		timer = setTimeout(search, pause, parts);
	};
}

/** In a dialog the list is what the dialog is for: Escape closes both. */
const isInDialog = ({ field }: Parts) => field.closest('dialog') !== null;

/** Acts on the options for what is typed: at once, or when they are there. */
function actWhenCurrent(parts: Parts, act: () => void): void {
	if (!parts.waiting && isCurrent(parts)) {
		act();
		return;
	}
	const waiting = (parts.waiting ?? search(parts)).then(act);
	parts.waiting = waiting;
	void waiting.finally(() => {
		if (parts.waiting === waiting) parts.waiting = undefined;
	});
}

/** Without a choice the field is sent, as Enter does by itself. */
function enter(parts: Parts): void {
	const { field, list } = parts;
	const option = list.children[selected(parts)];
	if (option) leadTo(option);
	else field.requestSubmit();
}

function onKey(parts: Parts, event: KeyboardEvent): void {
	const { key, isComposing } = event;
	const step = key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : 0;
	const isChoice = key === 'Enter' && !isComposing && (parts.waiting || selected(parts) >= 0);
	if (step && isWorthSearching(parts.input.value.trim()))
		actWhenCurrent(parts, () => isOpen(parts) && move(parts, step));
	else if (isChoice) actWhenCurrent(parts, () => enter(parts));
	else if (key === 'Escape' && isOpen(parts) && !isInDialog(parts)) setOpen(parts, false);
	else return;
	event.preventDefault();
}

/** Makes a search field a combobox that suggests while one types; Enter without a choice leads to the search page. */
export function suggestIn(field: HTMLFormElement): void {
	const parts = partsOf(field);
	const { input, list, popup } = parts;
	list.role = 'listbox';
	list.ariaLabel = parts.texts.suggestions;
	for (const [name, value] of Object.entries({
		role: 'combobox',
		'aria-autocomplete': 'list',
		'aria-expanded': 'false',
		'aria-controls': list.id,
	}))
		input.setAttribute(name, value);
	const typed = onType(parts);
	input.addEventListener('input', typed);
	input.addEventListener('keydown', (event) => onKey(parts, event));
	if (!isInDialog(parts)) field.addEventListener('focusout', () => setOpen(parts, false));
	// The field keeps the focus while an option is pressed, else the list would close under the pointer.
	popup.addEventListener('mousedown', (event) => event.preventDefault());
	list.addEventListener('click', ({ target }) => leadTo((target as Element).closest('[role=option]')));
	void loadEngine(localeOf(location.pathname)).catch(() => undefined);
	// What was typed before this script was there.
	typed();
}
