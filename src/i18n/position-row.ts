import type { Locale } from '#contract/locales.ts';
import { interpolate } from '#lib/interpolate.ts';
import { formatChoice } from './formats.ts';
import { localePath } from './paths.ts';

/** The words that the row of a position is told in. */
export interface RowTexts {
	teams: Record<string, string>;
	positionTypes: Record<string, string>;
	/** By the slugs of their offices. */
	cities: Record<string, string>;
	remote: string;
	/** With `{{places}}`: where else it is open. */
	also: string;
}

/** The part of an offer that its row shows; it may be open in several places and teams. */
interface RowSource {
	id: string;
	locale?: string | null | undefined;
	title: string;
	team: string;
	location: string;
	categories: readonly { location: string; team: string }[];
	positionType: string;
	remote: boolean;
}

interface RowContext {
	locale: Locale;
	texts: RowTexts;
	/** The place that the row stands under, which it need not say again. */
	place?: string | undefined;
}

/** The row of a position in words, alike in lists that are built and in those that scripts narrow. */
export function positionRow(offer: RowSource, { locale, texts, place }: RowContext) {
	const { id, title, positionType, remote } = offer;
	const places = [...new Set([offer.location, ...offer.categories.map((each) => each.location)])];
	const teams = [...new Set([offer.team, ...offer.categories.map((each) => each.team)])];
	const cities = (slugs: string[]) =>
		formatChoice(
			slugs.map((slug) => texts.cities[slug] ?? slug),
			locale,
		);
	const others = place ? places.filter((other) => other !== place) : [];
	const terms = [
		texts.positionTypes[positionType] ?? positionType,
		...(remote ? [texts.remote] : []),
		...(others.length > 0 ? [interpolate(texts.also, { places: cities(others) })] : []),
	];
	return {
		id,
		href: localePath(`/careers/${id}`, locale),
		title,
		lang: offer.locale ?? undefined,
		facts: [teams.map((team) => texts.teams[team] ?? team).join(', '), cities(places), terms.join(' · ')],
		attributes: { 'data-position': id },
	};
}
