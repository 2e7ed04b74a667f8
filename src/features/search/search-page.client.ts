import { localeOf } from '#i18n/paths.ts';
import { type SearchKind, searchKinds } from '#lib/search.ts';
import { type SearchHit, toNodes } from './excerpt.ts';
import { find } from './find.ts';
import { cloneTemplate, formatCount, part, remark, type SearchTexts } from './texts.ts';

const resultsAtOnce = 10;
/** Milliseconds without a key after which a query is searched for. */
const pause = 200;

interface View {
	root: HTMLElement;
	form: HTMLFormElement;
	input: HTMLInputElement;
	kinds: HTMLElement;
	list: HTMLElement;
	more: HTMLButtonElement;
	texts: SearchTexts;
}

function viewOf(root: HTMLElement): View {
	const form = part<HTMLFormElement>(root, 'form');
	return {
		root,
		form,
		input: part<HTMLInputElement>(root, 'input'),
		kinds: part(root, 'kinds'),
		list: part(root, 'results'),
		more: part<HTMLButtonElement>(root, 'more'),
		texts: JSON.parse(form.dataset.texts ?? '{}') as SearchTexts,
	};
}

const locale = localeOf(location.pathname);

/** A picture over the icon of a result; it goes where it cannot be had or shown. */
function toPicture(address: string): HTMLImageElement {
	const picture = new Image(160, 107);
	Object.assign(picture, { src: address, alt: '', className: 'thumbnail', onerror: () => picture.remove() });
	return picture;
}

/** What stands beside a result: the icon of what it is about, or else of its kind, and its picture. */
function toSign(root: ParentNode, { kind, icon, picture }: SearchHit): Element[] {
	const isThere = [...root.querySelectorAll('template')].some(
		({ dataset }) => dataset.part === `icon-${icon}`,
	);
	const sign = cloneTemplate(root, isThere ? `icon-${icon}` : `icon-of-${kind}`);
	return [sign, ...(picture ? [toPicture(picture)] : [])];
}

function toResult({ root, texts }: View, finding: SearchHit): HTMLElement {
	const result = cloneTemplate(root, finding.url.startsWith('/') ? 'result' : 'result-elsewhere');
	part<HTMLAnchorElement>(result, 'link').href = finding.url;
	part(result, 'title').textContent = finding.title;
	part(result, 'section').textContent = finding.section ?? '';
	part(result, 'kind').textContent = texts.kinds[finding.kind];
	part(result, 'excerpt').append(...toNodes(finding.excerpt));
	part(result, 'sign').append(...toSign(root, finding));
	return result;
}

function say({ root }: View, note: string, count = ''): void {
	part(root, 'remark').textContent = note;
	part(root, 'count').textContent = count;
}

function clear(view: View): void {
	view.list.replaceChildren();
	view.more.hidden = true;
	say(view, '');
	part(view.root, 'none').hidden = true;
}

/** What is searched for; it is past once another search has begun or somebody has typed on. */
interface Search {
	query: string;
	/** The one kind of results that is asked for; all of them without it. */
	kind: SearchKind | undefined;
	isPast: () => boolean;
}

/** Adds the results from the one with the number `start`; the first ones take the place of what is there. */
async function add(view: View, search: Search, start: number): Promise<void> {
	const { list, more, texts } = view;
	const { query, kind, isPast } = search;
	const found = await find(query, locale, kind && [kind]);
	if (isPast()) return;
	const findings = await found.load(start, start + resultsAtOnce);
	if (isPast()) return;
	if (start === 0) clear(view);
	list.append(...findings.map((finding) => toResult(view, finding)));
	const end = list.children.length;
	more.hidden = end >= found.total;
	more.onclick = () => goOn(view, search, end);
	say(view, remark(texts, query, found), formatCount(texts, found.total, locale));
	part(view.root, 'none').hidden = found.total > 0;
	if (start > 0) list.children[start]?.querySelector('a')?.focus();
}

/** Adds more results; a press while they load changes nothing. */
function goOn(view: View, search: Search, start: number): void {
	const { more, texts } = view;
	more.onclick = null;
	add(view, search, start).catch(() => {
		if (search.isPast()) return;
		say(view, texts.failed);
		more.onclick = () => goOn(view, search, start);
	});
}

async function show(view: View, search: Search): Promise<void> {
	const { query, kind } = search;
	const address = query ? `?${new URLSearchParams({ q: query, ...(kind && { kind }) })}` : location.pathname;
	history.replaceState(history.state, '', address);
	if (!query) return clear(view);
	await add(view, search, 0);
}

/** Shows the results of the query that the page was asked for, and of what is typed after it. */
function searchIn(view: View): void {
	const { form, input, kinds, texts } = view;
	let timer: ReturnType<typeof setTimeout>;
	let latest = 0;
	const search = () => {
		clearTimeout(timer);
		const turn = ++latest;
		const isPast = () => turn !== latest;
		show(view, { query: input.value.trim(), kind: chosenKind(view), isPast }).catch(() => {
			if (isPast()) return;
			clear(view);
			say(view, texts.failed);
		});
	};
	form.addEventListener('submit', (event) => {
		event.preventDefault();
		search();
	});
	input.addEventListener('input', () => {
		latest++;
		clearTimeout(timer);
		timer = setTimeout(search, pause);
	});
	kinds.addEventListener('change', search);
	takeFromAddress(view);
	search();
}

const choiceOf = ({ kinds }: View, kind: SearchKind) =>
	kinds.querySelector<HTMLInputElement>(`input[value=${kind}]`);

const chosenKind = (view: View) => searchKinds.find((kind) => choiceOf(view, kind)?.checked);

/** Fills in the query and the kind that the address asks for. */
function takeFromAddress(view: View): void {
	const asked = new URLSearchParams(location.search);
	view.input.value = asked.get('q') ?? view.input.value;
	const kind = searchKinds.find((each) => each === asked.get('kind'));
	const choice = kind && choiceOf(view, kind);
	if (choice) choice.checked = true;
}

const page = document.querySelector<HTMLElement>('[data-search="page"]');
if (page) searchIn(viewOf(page));
