import { localeOf } from '#i18n/paths.ts';
import { toNodes } from './excerpt.ts';
import { type Finding, type Findings, find } from './find.ts';
import { copyOf, part } from './parts.ts';
import { countOf, remark, type SearchTexts } from './texts.ts';

const resultsAtOnce = 10;
/** Milliseconds without a key after which a query is searched for. */
const pause = 200;

interface View {
	root: HTMLElement;
	form: HTMLFormElement;
	input: HTMLInputElement;
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
		list: part(root, 'results'),
		more: part<HTMLButtonElement>(root, 'more'),
		texts: JSON.parse(form.dataset.texts ?? '{}') as SearchTexts,
	};
}

const locale = localeOf(location.pathname);

function toResult({ root, texts }: View, finding: Finding): HTMLElement {
	const result = copyOf(root, finding.url.startsWith('/') ? 'result' : 'result-elsewhere');
	part<HTMLAnchorElement>(result, 'link').href = finding.url;
	part(result, 'title').textContent = finding.title;
	part(result, 'section').textContent = finding.section ?? '';
	part(result, 'kind').textContent = texts.kinds[finding.kind];
	part(result, 'excerpt').append(...toNodes(finding.excerpt));
	return result;
}

async function add(view: View, found: Findings): Promise<void> {
	const { list, more } = view;
	const start = list.children.length;
	const findings = await found.load(start, start + resultsAtOnce);
	list.append(...findings.map((finding) => toResult(view, finding)));
	more.hidden = list.children.length >= found.total;
	more.onclick = () => void add(view, found);
	if (start > 0) list.children[start]?.querySelector('a')?.focus();
}

function say({ root }: View, note: string, count = ''): void {
	part(root, 'remark').textContent = note;
	part(root, 'count').textContent = count;
}

function clear(view: View): void {
	view.list.replaceChildren();
	view.more.hidden = true;
	say(view, '');
}

async function show(view: View, query: string): Promise<void> {
	const { input, texts } = view;
	const address = query ? `?${new URLSearchParams({ q: query })}` : location.pathname;
	history.replaceState(history.state, '', address);
	if (!query) return clear(view);
	const found = await find(query, locale);
	if (input.value.trim() !== query) return;
	clear(view);
	await add(view, found);
	say(view, remark(texts, query, found), countOf(texts, found.total, locale));
}

/** Shows the results of the query that the page was asked for, and of what is typed after it. */
function searchIn(view: View): void {
	const { form, input, texts } = view;
	let timer: ReturnType<typeof setTimeout>;
	const search = () => {
		clearTimeout(timer);
		show(view, input.value.trim()).catch(() => say(view, texts.failed));
	};
	form.addEventListener('submit', (event) => {
		event.preventDefault();
		search();
	});
	input.addEventListener('input', () => {
		clearTimeout(timer);
		timer = setTimeout(search, pause);
	});
	input.value = new URLSearchParams(location.search).get('q') ?? input.value;
	search();
}

const page = document.querySelector<HTMLElement>('[data-search="page"]');
if (page) searchIn(viewOf(page));
