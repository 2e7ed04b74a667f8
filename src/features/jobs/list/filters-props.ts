import type { PositionType } from '#contract/jobs.ts';
import type { Locale } from '#contract/locales.ts';
import type { SharedFormTexts } from '#i18n/form-texts.ts';
import type { Resources } from '#i18n/resources.ts';
import type { Facet } from './find-jobs.ts';

/** The parts of a query that are filters; `studio` is another name of `location`. */
export const filterNames = ['location', 'studio', 'team', 'type', 'query'];

/** One value that a facet can be narrowed to. */
export interface FacetOption {
	value: string;
	label: string;
	/** How many jobs its own page lists. */
	count: number;
}

type CareersTexts = Resources['careers'];

export interface FilterTexts {
	/** No job fits the filters. */
	none: string;
	/** No job is open. */
	empty: string;
	also: string;
	filters: CareersTexts['filters'];
	/** The forms of "n open positions", or of the one kind that the page is about. */
	count: object;
	remote: string;
	opensNewTab: string;
}

/** What a page gives the filters of its list; the jobs stand in its rows. */
export interface JobFiltersProps {
	locale: Locale;
	/** How many jobs the list has on all its pages. */
	total: number;
	/** Which of the list's pages it is. */
	page: { number: number; count: number };
	/** Whether the page has a row of every job that can be filtered for. */
	isWhole: boolean;
	/** By the slugs of their offices, also of those that cannot be chosen. */
	cities: Record<string, string>;
	options: Readonly<Record<Facet, readonly FacetOption[]>>;
	facets: readonly Facet[];
	texts: FilterTexts;
	form: Pick<SharedFormTexts, 'page'>;
	/** The path whose query says the choice. */
	path: string;
	/** The path that pages of one choice stand below. */
	search: string;
	/** The one choice that the page is about. */
	chosen?: { facet: Facet; value: string } | undefined;
	/** The one kind of job that the page is about. */
	only?: PositionType | undefined;
	/** The main heading where the list is the page: the page's own, and the one for any other choice. */
	titles?: { own: string; all: string } | undefined;
	/** Whether each place has a heading. */
	isGrouped?: boolean | undefined;
}
