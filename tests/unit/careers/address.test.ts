import { beforeEach, expect, test } from 'vitest';
import { readFilters, toFilterUrl } from '#features/jobs/list/filter-url.ts';
import { $locations, noFilters } from '#stores/careers.store.ts';

const read = (query: string) => readFilters(new URLSearchParams(query));
const page = new URL('https://site.example/careers/search?from=mail');

beforeEach(() => $locations.set(['gent', 'dublin']));

test('[MN-09] studio and location name a location, and what there is not is ignored', () => {
	expect(read('studio=gent').location).toEqual(['gent']);
	expect(read('location=dublin').location).toEqual(['dublin']);
	expect(read('location=atlantis&studio=..%2Fgent')).toEqual(noFilters);
	expect(read('location=atlantis&location=gent').location).toEqual(['gent']);
});

test('[CA-05] what an address says is what it was written from', () => {
	const filters = {
		location: ['gent'],
		team: ['Art', 'Audio'] as const,
		type: ['Part-time'] as const,
		query: 'sound & light',
	};
	const written = toFilterUrl(page, filters);
	expect(written.search).toBe(
		'?from=mail&location=gent&team=Art&team=Audio&type=Part-time&query=sound+%26+light',
	);
	expect(readFilters(written.searchParams)).toEqual(filters);
});

test('[CA-05] without filters an address says none, and studio gives way to location', () => {
	expect(toFilterUrl(new URL('https://site.example/careers?studio=gent'), noFilters).search).toBe('');
});

test('values of an address are of the known ones, and its text is not endless', () => {
	expect(read('team=Art&team=__proto__&team=Art&type=Whatever')).toEqual({ ...noFilters, team: ['Art'] });
	expect(read(`query=${'x'.repeat(500)}`).query).toHaveLength(100);
});
