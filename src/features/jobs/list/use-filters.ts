import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import { followAddress } from '#i18n/paths.ts';
import { $filters, $locations, type JobFilters, noFilters } from '#stores/careers.store.ts';
import { readFilters, toFilterUrl } from './filter-url.ts';
import type { JobFiltersProps } from './filters-props.ts';

type Page = Pick<JobFiltersProps, 'options' | 'chosen' | 'path' | 'titles'>;

/** What the page is about, before anything is chosen. */
export const startFilters = ({ chosen }: Pick<Page, 'chosen'>): JobFilters => ({
	...noFilters,
	...(chosen && { [chosen.facet]: [chosen.value] }),
});

/** The filters of the address; on a page of one choice that choice holds where the query names none instead. */
function readAddress(page: Page, own: string): JobFilters {
	const named = readFilters(new URLSearchParams(location.search));
	const { chosen } = page;
	const isOwn = chosen && location.pathname === own && named[chosen.facet].length === 0;
	return isOwn ? { ...named, [chosen.facet]: [chosen.value] } : named;
}

/** Whether two addresses say the same filters, in whatever order. */
const isSame = (one: URL, other: URL) =>
	JSON.stringify(readFilters(one.searchParams)) === JSON.stringify(readFilters(other.searchParams));

/** Says the filters in the address, where they differ; a step of its own in the history or in place of the last. */
export function writeFilterUrl(path: string, filters: JobFilters, step: 'pushState' | 'replaceState'): void {
	const now = new URL(location.href);
	const next = toFilterUrl(now, filters);
	next.pathname = path;
	if (now.pathname !== path || !isSame(now, next)) history[step](history.state, '', next);
}

/** Has the links around the list lead to what it shows: to other languages, to alerts, which know no types, and to the feed. */
function useLinksAround(filters: JobFilters, isStarted: boolean): void {
	useEffect(() => {
		if (!isStarted) return;
		followAddress();
		const { location: places, team, type } = filters;
		const chosen = { ...noFilters, location: places, team };
		for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-follow] a'))
			link.href = toFilterUrl(new URL(link.href), { ...chosen, type: link.type ? type : [] }).href;
	}, [filters, isStarted]);
}

/** Has the main heading say what the list is of, and the document's title with it; what that says beyond it stays. */
function useTitle(titles: Page['titles'], isOwn: boolean): void {
	const shown = useRef(titles?.own ?? '');
	const title = (isOwn ? titles?.own : titles?.all) ?? '';
	useEffect(() => {
		const heading = document.querySelector('[data-list-title]');
		if (heading) heading.textContent = title;
		if (document.title.startsWith(shown.current)) {
			document.title = title + document.title.slice(shown.current.length);
			shown.current = title;
		}
	}, [title]);
}

/** The filters in force: the page's own until scripts have come, then those of the address. */
export function useFilters(page: Page): { filters: JobFilters; isStarted: boolean; isOwn: boolean } {
	const filters = useStore($filters);
	const [own, setOwn] = useState<string>();
	const isOwn = own === undefined || own === location.pathname;
	// biome-ignore lint/correctness/useExhaustiveDependencies: a page stays what it is
	useEffect(() => {
		const { pathname } = location;
		const restore = () => $filters.set(readAddress(page, pathname));
		$locations.set(page.options.location.map(({ value }) => value));
		restore();
		setOwn(pathname);
		addEventListener('popstate', restore);
		return () => removeEventListener('popstate', restore);
	}, []);
	useTitle(page.titles, isOwn);
	useLinksAround(filters, own !== undefined);
	return { filters: own === undefined ? startFilters(page) : filters, isStarted: own !== undefined, isOwn };
}

/** The id of the field that is searched with. */
export const queryId = 'jobs-query';

/** Takes over what was typed before scripts came. */
export function useTypedQuery(search: (query: string) => void): void {
	const isTaken = useRef(false);
	useEffect(() => {
		if (isTaken.current) return;
		isTaken.current = true;
		const typed = (document.getElementById(queryId) as HTMLInputElement | null)?.value;
		if (typed) search(typed);
	}, [search]);
}
