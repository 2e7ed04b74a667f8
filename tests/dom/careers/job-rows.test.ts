import { beforeEach, expect, test } from 'vitest';
import { JobRows } from '#features/jobs/list/job-rows.ts';
import { jobsPerPage } from '#lib/job-data.ts';
import { type StoredJob, toJob } from '#stores/careers.store.ts';
import { $savedJobs } from '#stores/saved-jobs.store.ts';
import { jobOf } from '../../support/job.ts';
import { putJobList } from '../../support/job-list.ts';

const words = {
	locale: 'en' as const,
	texts: {
		teams: { Art: 'Artists' },
		positionTypes: {},
		cities: { gent: 'Gent', dublin: 'Dublin' },
		remote: 'Remote',
		also: 'also in {{places}}',
	},
	save: 'Save {{title}}',
};

const day = (number: number) => `2026-10-${String(number).padStart(2, '0')}T00:00:00.000Z`;
const third = jobOf({ id: '3', title: 'Animator', publishedAt: day(3), remote: true });
const second = jobOf({
	id: '2',
	title: 'Monteuse son',
	locale: 'fr',
	publishedAt: day(2),
	categories: [
		{ location: 'gent', team: 'Art' },
		{ location: 'dublin', team: 'Engine Programming' },
	],
});
const first = jobOf({ id: '1', title: 'Rigger', location: 'dublin', publishedAt: day(1) });
const built = [third, second, first];

let list: HTMLElement;
let rows: JobRows;

function put(jobs: readonly Parameters<typeof toJob>[0][], isGrouped = false): void {
	list = putJobList(jobs, isGrouped);
	rows = new JobRows(list, words);
}

const elements = () => [...list.querySelectorAll<HTMLElement>('[data-job]')];
const shown = () => elements().flatMap((row) => (row.hidden ? [] : row.dataset.job));
const more = () => list.querySelector<HTMLElement>('[data-more]') as HTMLElement;
const idsOf = (jobs: readonly StoredJob[]) => jobs.map(({ id }) => id);

beforeEach(() => {
	$savedJobs.set([]);
	put(built);
});

test('the jobs of a page are read from its rows, newest first', () => {
	put([first, third, second], true);
	const [animator, sound, rigger] = rows.read();
	expect(animator).toEqual({ ...toJob(third), categories: [] });
	expect(sound).toEqual(toJob(second));
	expect(rigger).toEqual({ ...toJob(first), categories: [] });
});

test('rows of other jobs are hidden, and none is made again', () => {
	const before = elements();
	rows.show([third, first].map(toJob), false);
	expect(shown()).toEqual(['3', '1']);
	rows.show(built.map(toJob), true);
	expect(shown()).toEqual(['3', '2', '1']);
	expect(elements()).toEqual(before);
});

test('a job without a row gets one in its place, with all that a row says', () => {
	$savedJobs.set(['new']);
	const added = jobOf({ id: 'new', title: 'Painter', locale: 'fr', publishedAt: day(2), remote: true });
	rows.show([third, added, first].map(toJob), false);
	expect(shown()).toEqual(['3', 'new', '1']);
	rows.show([third, second, added, first].map(toJob), true);
	expect(shown()).toEqual(['3', '2', 'new', '1']);
	const row = elements().find(({ dataset }) => dataset.job === 'new');
	expect(row?.querySelector('a')?.getAttribute('href')).toBe('/careers/new');
	expect(row?.querySelector('[data-title]')?.outerHTML).toBe('<span data-title="" lang="fr">Painter</span>');
	expect([...(row?.querySelectorAll('[data-fact]') ?? [])].map((fact) => fact.textContent)).toEqual([
		'Artists',
		'Gent',
		'Full-time · Remote',
	]);
	const star = row?.querySelector('button');
	expect([star?.getAttribute('aria-label'), star?.getAttribute('aria-pressed')]).toEqual([
		'Save Painter',
		'true',
	]);
	expect(rows.read().map(({ id }) => id)).toContain('new');
});

test('a list without a job is no list for those who hear it', () => {
	rows.show([], false);
	expect(list.querySelector('ul')?.hidden).toBe(true);
	rows.show(built.map(toJob), true);
	expect(list.querySelector('ul')?.hidden).toBe(false);
});

test('a list that begins with the newest of each place shows all that it is narrowed to', () => {
	list = putJobList(built, true);
	list.toggleAttribute('data-brief', true);
	rows = new JobRows(list, words);
	rows.show([third].map(toJob), false);
	expect(list.hasAttribute('data-brief')).toBe(false);
	rows.show(built.map(toJob), true);
	expect(list.hasAttribute('data-brief')).toBe(true);
});

test('each place counts what it shows, goes where that is nothing, and is made where there was none', () => {
	put(built, true);
	const places = () =>
		[...list.querySelectorAll<HTMLElement>('[data-place]')]
			.filter(({ hidden }) => !hidden)
			.map((group) => [
				group.dataset.place,
				group.querySelector('[data-count]')?.textContent,
				...[...group.querySelectorAll<HTMLElement>('[data-job]')].map(({ dataset }) => dataset.job),
			]);
	rows.show([third].map(toJob), false);
	expect(places()).toEqual([['gent', '1', '3', '2']]);
	expect(shown()).toEqual(['3']);
	const elsewhere = jobOf({ id: 'new', location: 'quebec' });
	rows.show([...built, elsewhere].map(toJob), true);
	expect(places()).toEqual([
		['gent', '2', '3', '2'],
		['dublin', '1', '1'],
		['quebec', '1', 'new'],
	]);
	const made = list.querySelector('[data-place=quebec]');
	expect(made?.getAttribute('aria-labelledby')).toBe(made?.querySelector('h3')?.id);
	expect(made?.querySelector('h3')?.textContent).toBe('quebec1');
});

test('of thousands a part is shown, and more on demand with the focus on the first of them', () => {
	const many = Array.from({ length: 2 * jobsPerPage + 1 }, (_, index) =>
		toJob(jobOf({ id: `job-${index}` })),
	);
	rows.show(many, false);
	expect(shown()).toEqual(idsOf(many.slice(0, jobsPerPage)));
	expect(more().hidden).toBe(false);
	more().click();
	expect(shown()).toEqual(idsOf(many.slice(0, 2 * jobsPerPage)));
	expect(document.activeElement?.getAttribute('href')).toBe(`/careers/job-${jobsPerPage}`);
	more().click();
	expect(shown()).toHaveLength(many.length);
	expect(more().hidden).toBe(true);
	rows.show(many.slice(0, -1), false);
	expect(shown()).toHaveLength(jobsPerPage);
});

test('further pages are offered only of what the page was built for', () => {
	const pages = list.querySelector<HTMLElement>('[data-pages]');
	rows.show([third].map(toJob), false);
	expect(pages?.hidden).toBe(true);
	rows.show(built.map(toJob), true);
	expect([pages?.hidden, more().hidden]).toEqual([false, true]);
});
