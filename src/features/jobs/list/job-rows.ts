import type { Locale } from '#contract/locales.ts';
import { type RowTexts, toJobRow } from '#i18n/job-row.ts';
import { jobsPerPage, readJobData, toJobData } from '#lib/job-data.ts';
import { interpolate } from '#lib/text/interpolate.ts';
import type { StoredJob } from '#stores/careers.store.ts';
import { keepScrollPosition, scrollToNamed } from './keep-scroll-position.ts';
import { markSaved } from './save-buttons.ts';

function readRow(row: HTMLElement): StoredJob {
	const title = row.querySelector<HTMLElement>('[data-title]');
	return {
		...readJobData(row.dataset),
		title: title?.textContent ?? '',
		locale: title?.lang || undefined,
	} as StoredJob;
}

/** Has a row stand behind another one, or first, in a list. */
function placeRow(row: HTMLElement, list: HTMLElement, before: HTMLElement | undefined): void {
	const isThere = row.parentElement === list;
	if (!before) {
		if (!isThere) list.prepend(row);
	} else if (!isThere || before.compareDocumentPosition(row) & Node.DOCUMENT_POSITION_PRECEDING)
		before.after(row);
}

const groupOf = (list: HTMLElement) => list.closest<HTMLElement>('[data-place]');

/** Has a list, and the group that it stands in, say how many jobs it shows. */
function showCount(list: HTMLElement, count: number): void {
	const group = groupOf(list);
	(group ?? list).hidden = count === 0;
	list.hidden = count === 0;
	const said = group?.querySelector('[data-count]');
	if (said) said.textContent = String(count);
}

/** The rows of a page's list (components/jobs/JobList.astro): those it was built with, and those made of its template. */
export class JobRows {
	readonly #root: HTMLElement;
	readonly #words: RowWords;
	/** Whether the list was built to show the newest of each place alone. */
	readonly #isBrief: boolean;
	readonly #makeRow: ReturnType<typeof rowMaker>;
	readonly #rows = new Map<string, HTMLElement>();
	/** The lists of rows by the place that they stand under, or one for all. */
	readonly #lists = new Map<string | undefined, HTMLElement>();
	#jobs: readonly StoredJob[] = [];
	/** How many jobs are shown until more are asked for. */
	#most = jobsPerPage;

	constructor(root: HTMLElement, words: RowWords) {
		this.#root = root;
		this.#words = words;
		this.#isBrief = root.hasAttribute('data-brief');
		this.#makeRow = rowMaker(root, words);
		for (const row of root.querySelectorAll<HTMLElement>('[data-job]'))
			this.#rows.set(row.dataset.job ?? '', row);
		for (const list of root.querySelectorAll<HTMLElement>('[data-rows]'))
			this.#lists.set(groupOf(list)?.dataset.place, list);
		root.querySelector('[data-more]')?.addEventListener('click', () => this.#showMore());
	}

	/** The jobs that the page has rows of, newest first. */
	read(): StoredJob[] {
		const jobs = [...this.#rows.values()].map(readRow);
		return jobs.toSorted((a, b) => Date.parse(b.publishedAt) - Date.parse(a.publishedAt));
	}

	/** Shows jobs in their order and no others. @param isBuilt whether they are what the page was built for, with its pager */
	show(jobs: readonly StoredJob[], isBuilt: boolean): void {
		this.#jobs = jobs;
		this.#most = isBuilt ? jobs.length : jobsPerPage;
		this.#root.toggleAttribute('data-brief', this.#isBrief && isBuilt);
		this.#root.querySelector('[data-pages]')?.toggleAttribute('hidden', !isBuilt);
		keepScrollPosition(!isBuilt);
		this.#update();
		scrollToNamed(true);
	}

	#showMore(): void {
		const next = this.#jobs[this.#most];
		this.#most += jobsPerPage;
		this.#update();
		if (next) this.#rows.get(next.id)?.querySelector('a')?.focus();
	}

	#update(): void {
		const shown = this.#jobs.slice(0, this.#most);
		const ids = new Set(shown.map(({ id }) => id));
		for (const [id, row] of this.#rows) row.hidden = !ids.has(id);
		/** By list, the rows that it shows. */
		const filled = new Map<HTMLElement, HTMLElement[]>();
		for (const job of shown) {
			const list = this.#listOf(job);
			const rows = filled.get(list) ?? [];
			const row = this.#rowOf(job, list);
			placeRow(row, list, rows.at(-1));
			rows.push(row);
			filled.set(list, rows);
		}
		for (const list of this.#lists.values()) showCount(list, filled.get(list)?.length ?? 0);
		this.#root.querySelector('[data-more]')?.toggleAttribute('hidden', shown.length === this.#jobs.length);
	}

	#rowOf(job: StoredJob, list: HTMLElement): HTMLElement {
		const row = this.#rows.get(job.id) ?? this.#makeRow(job, groupOf(list)?.dataset.place);
		this.#rows.set(job.id, row);
		return row;
	}

	#listOf({ location }: StoredJob): HTMLElement {
		const groups = this.#root.querySelector('[data-groups]');
		const place = groups ? location : undefined;
		const known = this.#lists.get(place);
		if (known || !groups) return known as HTMLElement;
		const group = makeGroup(this.#root, location, this.#words.texts.cities[location] ?? location);
		groups.append(group);
		const list = group.querySelector('[data-rows]') as HTMLElement;
		this.#lists.set(location, list);
		return list;
	}
}

/** The texts of rows. */
interface RowWords {
	locale: Locale;
	texts: RowTexts;
	/** What a star does, with `{{title}}`. */
	save: string;
}

/** The markup of a list's row or group as JobList.astro wrote it, empty. */
function cloneTemplate(root: Element, name: 'row' | 'group'): HTMLElement {
	const template = root.querySelector<HTMLTemplateElement>(`[data-template=${name}]`);
	return document.importNode(template?.content.firstElementChild as HTMLElement, true);
}

/** Gives what makes rows of jobs that a page has none of. */
function rowMaker(root: Element, { locale, texts, save }: RowWords) {
	/** @param place that the row stands under */
	return (job: StoredJob, place: string | undefined): HTMLElement => {
		const { href, title, lang, facts } = toJobRow(job, { locale, texts, place });
		const row = cloneTemplate(root, 'row');
		Object.assign(row.dataset, toJobData(job));
		const link = row.querySelector('a') as HTMLAnchorElement;
		link.href = href;
		row.id = `job-${job.id}`;
		(row.querySelector('[data-apply]') as HTMLAnchorElement).href = `${href}#apply`;
		const name = link.querySelector('[data-title]') as HTMLElement;
		name.textContent = title;
		if (lang) name.lang = lang;
		for (const [index, fact] of link.querySelectorAll('[data-fact]').entries())
			fact.textContent = facts[index] ?? '';
		const star = row.querySelector('[data-star]') as HTMLElement;
		star.setAttribute('aria-label', interpolate(save, { title }));
		markSaved(star);
		return row;
	};
}

/** Makes the group of a place that a page has none of. */
function makeGroup(root: Element, place: string, city: string): HTMLElement {
	const group = cloneTemplate(root, 'group');
	const heading = group.querySelector('h3') as HTMLElement;
	group.dataset.place = place;
	heading.id += encodeURIComponent(place);
	group.setAttribute('aria-labelledby', heading.id);
	(group.querySelector('[data-city]') as HTMLElement).textContent = city;
	return group;
}
