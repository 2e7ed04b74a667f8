import type { Locale } from '#contract/locales.ts';
import { type RowTexts, toJobRow } from '#i18n/job-row.ts';
import { jobsPerPage, readJobData } from '#lib/job-data.ts';
import type { Job } from '#stores/careers.store.ts';
import { keepPosition } from './keep-position.ts';
import { makeGroup, makeRow } from './make-row.ts';

interface Words {
	locale: Locale;
	texts: RowTexts;
}

function readRow(row: HTMLElement): Job {
	const title = row.querySelector<HTMLElement>('[data-title]');
	return {
		...readJobData(row.dataset),
		title: title?.textContent ?? '',
		locale: title?.lang || undefined,
	} as Job;
}

/** Has a row stand behind another one, or first, in a list. */
function placeRow(row: HTMLElement, list: HTMLElement, before: HTMLElement | undefined): void {
	const isThere = row.parentElement === list;
	if (!before) {
		if (!isThere) list.prepend(row);
	} else if (!isThere || before.compareDocumentPosition(row) & Node.DOCUMENT_POSITION_PRECEDING)
		before.after(row);
}

/** The rows of a page's list (components/blocks/JobList.astro): those it was built with, and those made of its template. */
export class JobRows {
	readonly #root: HTMLElement;
	readonly #words: Words;
	readonly #rows = new Map<string, HTMLElement>();
	/** The lists of rows by the place that they stand under, or one for all. */
	readonly #lists = new Map<string | undefined, HTMLElement>();
	#jobs: readonly Job[] = [];
	/** How many jobs are shown until more are asked for. */
	#most = jobsPerPage;

	constructor(root: HTMLElement, words: Words) {
		this.#root = root;
		this.#words = words;
		for (const row of root.querySelectorAll<HTMLElement>('[data-job]'))
			this.#rows.set(row.dataset.job ?? '', row);
		for (const list of root.querySelectorAll<HTMLElement>('[data-rows]'))
			this.#lists.set(list.closest<HTMLElement>('[data-place]')?.dataset.place, list);
		root.querySelector('[data-more]')?.addEventListener('click', () => this.#showMore());
	}

	/** The jobs that the page has rows of, newest first. */
	read(): Job[] {
		const jobs = [...this.#rows.values()].map(readRow);
		return jobs.toSorted((a, b) => Date.parse(b.publishedAt) - Date.parse(a.publishedAt));
	}

	/** Shows jobs in their order and no others. @param isBuilt whether they are what the page was built for, with its pager */
	show(jobs: readonly Job[], isBuilt: boolean): void {
		this.#jobs = jobs;
		this.#most = isBuilt ? jobs.length : jobsPerPage;
		this.#root.querySelector('[data-pages]')?.toggleAttribute('hidden', !isBuilt);
		keepPosition(!isBuilt);
		this.#update();
	}

	#showMore(): void {
		const next = this.#jobs[this.#most];
		this.#most += jobsPerPage;
		this.#update();
		if (next) this.#rows.get(next.id)?.querySelector('a')?.focus();
	}

	#update(): void {
		const shown = this.#jobs.slice(0, this.#most);
		const byList = Map.groupBy(shown, (job) => this.#listOf(job));
		const ids = new Set(shown.map(({ id }) => id));
		for (const [id, row] of this.#rows) row.hidden = !ids.has(id);
		for (const [place, list] of this.#lists) this.#fill(list, place, byList.get(list) ?? []);
		this.#root.querySelector('[data-more]')?.toggleAttribute('hidden', shown.length === this.#jobs.length);
	}

	#fill(list: HTMLElement, place: string | undefined, jobs: readonly Job[]): void {
		let before: HTMLElement | undefined;
		for (const job of jobs) {
			const row =
				this.#rows.get(job.id) ?? makeRow(this.#root, job, toJobRow(job, { ...this.#words, place }));
			this.#rows.set(job.id, row);
			placeRow(row, list, before);
			before = row;
		}
		list.hidden = jobs.length === 0;
		const group = list.closest<HTMLElement>('[data-place]');
		if (!group) return;
		group.hidden = jobs.length === 0;
		const count = group.querySelector('[data-count]');
		if (count) count.textContent = String(jobs.length);
	}

	#listOf({ location }: Job): HTMLElement {
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
