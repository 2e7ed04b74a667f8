import type { PositionType } from '#contract/careers.ts';
import type { Locale } from '#contract/locales.ts';
import type { SharedFormTexts } from '#i18n/form-texts.ts';
import type { Resources } from '#i18n/resources.ts';
import type { Job } from '#stores/careers.store.ts';
import type { Facet } from './find-jobs.ts';

/** One value that a facet can be narrowed to. */
export interface FacetOption {
	value: string;
	label: string;
	/** The last part of the address of its own page. */
	slug: string;
}

type CareersTexts = Resources['careers'];

export interface PositionsTexts {
	list: CareersTexts['positions'];
	filters: CareersTexts['filters'];
	/** The forms of "n open positions", or of the one kind that the page is about. */
	count: object;
	remote: string;
	opensNewTab: string;
}

/** What a page gives its list of positions. */
export interface PositionsProps {
	offers: readonly Job[];
	/** By the slugs of their offices, also of those that cannot be chosen. */
	cities: Record<string, string>;
	options: Readonly<Record<Facet, readonly FacetOption[]>>;
	facets: readonly Facet[];
	texts: PositionsTexts;
	form: Pick<SharedFormTexts, 'page'>;
	locale: Locale;
	/** The one choice that the page is about. */
	chosen?: { facet: Facet; value: string } | undefined;
	/** The one kind of position that the page is about. */
	only?: PositionType | undefined;
	/** The main heading where the list is the page: the page's own, and the one for any other choice. */
	titles?: { own: string; all: string } | undefined;
	/** Whether each place has a heading. */
	isGrouped?: boolean | undefined;
	/** The path whose query says the choice. */
	path: string;
	/** The path that pages of one choice stand below. */
	search: string;
}
