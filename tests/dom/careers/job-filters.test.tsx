import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { SWRConfig } from 'swr';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { JobFiltersProps } from '#features/jobs/list/filters-props.ts';
import { JobFilters } from '#features/jobs/list/JobFilters.island.tsx';
import { formTexts } from '#i18n/form-texts.ts';
import { jobsPerPage } from '#lib/job-data.ts';
import { $filters, noFilters, toJob } from '#stores/careers.store.ts';
import careers from '../../../i18n/en/careers.json' with { type: 'json' };
import common from '../../../i18n/en/common.json' with { type: 'json' };
import errors from '../../../i18n/en/errors.json' with { type: 'json' };
import site from '../../../i18n/en/site.json' with { type: 'json' };
import { eventually } from '../../support/eventually.ts';
import { jobOf } from '../../support/job.ts';
import { putJobList } from '../../support/job-list.ts';

const path = '/careers/search';
const option = (value: string, label = value) => ({ value, label, count: 7 });

function propsOf(given: Partial<JobFiltersProps>): JobFiltersProps {
	return {
		locale: 'en',
		total: 7,
		page: { number: 1, count: 1 },
		isWhole: false,
		cities: { gent: 'Gent', dublin: 'Dublin' },
		options: {
			location: [option('gent', 'Gent'), option('dublin', 'Dublin')],
			team: [option('Art')],
			type: [option('Full-time')],
		},
		facets: ['location', 'team', 'type'],
		texts: {
			none: careers.positions.none,
			empty: careers.positions.empty,
			also: careers.positions.also,
			filters: careers.filters,
			count: site.location,
			remote: 'Remote',
			opensNewTab: common.opensNewTab,
		},
		form: formTexts(common.form, errors),
		path,
		search: path,
		...given,
	};
}

type Jobs = ReturnType<typeof jobOf>[];

/** A page of a list, whose service has nothing newer. Gives what answers for the jobs of the whole list. */
function openPage(address: string, built: Jobs, props: Partial<JobFiltersProps>) {
	history.replaceState(null, '', address);
	const all = Promise.withResolvers<Response>();
	const asked: string[] = [];
	vi.stubGlobal('fetch', (request: string | Request) => {
		const { pathname } = new URL(typeof request === 'string' ? request : request.url, location.href);
		asked.push(pathname);
		return pathname === '/jobs.json'
			? all.promise
			: Promise.resolve(Response.json({ status: true, data: [] }));
	});
	const list = putJobList(built);
	const container = list.querySelector('main') as HTMLElement;
	render(
		<SWRConfig value={{ provider: () => new Map() }}>
			<JobFilters {...propsOf(props)} />
		</SWRConfig>,
		{ container },
	);
	return { asked, answer: (jobs: Jobs) => act(async () => all.resolve(Response.json(jobs.map(toJob)))) };
}

const shown = () =>
	[...document.querySelectorAll<HTMLElement>('[data-job]:not([hidden])')].map(({ dataset }) => dataset.job);
const choose = (label: string) =>
	fireEvent.click(screen.getByRole('checkbox', { name: new RegExp(`^${label}`), hidden: true }));
const status = () => screen.getByRole('status').textContent;

beforeEach(() => $filters.set(noFilters));
afterEach(() => {
	cleanup();
	vi.unstubAllGlobals();
});

test('a page that has every job asks for no others', async () => {
	const { asked } = openPage(path, [jobOf({ id: '1' }), jobOf({ id: '2', location: 'dublin' })], {
		isWhole: true,
	});
	choose('Dublin');
	expect(shown()).toEqual(['2']);
	await eventually(() => expect(asked).toEqual(['/api/careers/job-offers']));
});

describe('a page of one choice', () => {
	const built = [jobOf({ id: 'here' })];
	const chosen = { facet: 'location', value: 'gent' } as const;
	const all = [...built, jobOf({ id: 'there', location: 'dublin' })];

	test('stays as it is until the other jobs have come, and then shows what is chosen', async () => {
		const { answer } = openPage(`${path}/location/gent`, built, { chosen, total: 1 });
		choose('Dublin');
		expect([shown(), status()]).toEqual([['here'], '1 open position']);
		await answer(all);
		expect([shown(), status()]).toEqual([['here', 'there'], '2 open positions']);
		choose('Gent');
		expect([shown(), status()]).toEqual([['there'], '1 open position']);
	});
});

describe('a list of several pages', () => {
	const all = Array.from({ length: 2 * jobsPerPage + 5 }, (_, index) =>
		jobOf({ id: `${index}`, location: index % 2 ? 'gent' : 'dublin' }),
	);
	const ids = (jobs: Jobs) => jobs.map(({ id }) => id);
	const second = all.slice(jobsPerPage, 2 * jobsPerPage);
	const props = { total: all.length, page: { number: 2, count: 3 } };
	const more = () => document.querySelector<HTMLElement>('[data-more]');

	test('shows its own jobs on each of them, and filters those of all', async () => {
		const { answer } = openPage(`${path}/page/2`, second, props);
		await answer(all);
		expect([shown(), status()]).toEqual([ids(second), `${all.length} open positions`]);
		choose('Gent');
		const gent = all.filter(({ location }) => location === 'gent');
		expect(location.pathname + location.search).toBe(`${path}?location=gent`);
		expect([shown(), status()]).toEqual([ids(gent.slice(0, jobsPerPage)), `${gent.length} open positions`]);
		expect(more()?.hidden).toBe(false);
		await act(async () => history.back());
		await eventually(() => expect(shown()).toEqual(ids(second)));
	});

	test('starts at the first jobs once its filters are cleared', async () => {
		const { answer } = openPage(`${path}/page/2?location=gent`, second, props);
		await answer(all);
		expect(shown()[0]).toBe('1');
		fireEvent.click(screen.getByRole('button', { name: careers.filters.clear }));
		expect(location.pathname + location.search).toBe(path);
		expect(shown()).toEqual(ids(all.slice(0, jobsPerPage)));
	});
});
