import type { Locale } from '#contract/locales.ts';
import type { Resources } from '#i18n/resources.ts';
import { pluralize } from '#lib/text/format.ts';
import { interpolate } from '#lib/text/interpolate.ts';
import type { SearchHits } from './excerpt.ts';

/** What the search says, in the page's language. */
export type SearchTexts = Resources['support']['search'];

/** What is to be said of a query beside how much it found: that it was read differently, or found nothing. */
export function remark(
	texts: SearchTexts,
	query: string,
	{ total, corrected, isLoose, isPartial }: Omit<SearchHits, 'load'>,
): string {
	if (total === 0) return interpolate(texts.none, { query });
	const parts = [
		corrected && interpolate(texts.corrected, { query: corrected }),
		isLoose && texts.loose,
		isPartial && texts.answersOnly,
	];
	return parts.filter(Boolean).join(' ');
}

/** How many results there are, in words; nothing where there are none. */
export function formatCount(texts: SearchTexts, total: number, locale: Locale): string {
	return total === 0 ? '' : pluralize(texts, 'found', total, locale);
}

/** The element of a part of the search field or page, which its component always draws. */
export function part<Kind extends HTMLElement = HTMLElement>(root: ParentNode, name: string): Kind {
	const element = root.querySelector<Kind>(`[data-part="${name}"]`);
	if (!element) throw new Error(`The search has no part "${name}".`);
	return element;
}

/** A copy of what a part's template holds. */
export function cloneTemplate(root: ParentNode, name: string): HTMLElement {
	const { content } = part<HTMLTemplateElement>(root, name);
	return content.firstElementChild?.cloneNode(true) as HTMLElement;
}
