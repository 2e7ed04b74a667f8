import type { Game } from '#cms/collections/games.ts';
import type { CmsJob } from '#cms/collections/jobs.ts';
import type { NewsItem } from '#cms/collections/news.ts';
import type { Office } from '#cms/collections/offices.ts';
import type { PublishedTrailer } from '#cms/published-files.ts';
import { nameRating } from '#components/games/facts.ts';
import { majorAmount } from '#i18n/formats.ts';
import { site } from '#site.config';

/** What pages say about themselves in the terms of schema.org; addresses are whole. */

/** @param origin the site's own address */
export function organization(origin: string) {
	return {
		'@type': 'Organization',
		name: site.studio,
		url: origin,
		logo: new URL('/icon-512.png', origin).href,
		sameAs: site.links.social.map(({ url }) => url),
	};
}

/** @param address of its page, and the picture that this is shown with, where it is about nothing else */
export function videoGame(game: Game, address: string, picture?: string) {
	const { name, tagline, externalUrl, platforms, releaseDate, ratings, localizations } = game;
	const studio = { '@type': 'Organization', name: site.studio };
	return {
		'@type': 'VideoGame',
		name,
		description: tagline,
		url: address,
		sameAs: externalUrl,
		...(picture && { image: picture }),
		gamePlatform: platforms,
		datePublished: releaseDate.toISOString(),
		...(ratings.length > 0 && { contentRating: ratings.map(nameRating) }),
		...(localizations.length > 0 && { inLanguage: localizations.map(({ language }) => language) }),
		author: studio,
		publisher: studio,
	};
}

/** @param origin the site's own address */
export function videoObject({ name, tagline }: Game, trailer: PublishedTrailer, origin: string) {
	const { date, seconds, address, sources, thumbnail } = trailer;
	const film = sources.at(-1)?.href;
	return {
		'@type': 'VideoObject',
		name,
		description: tagline,
		thumbnailUrl: new URL(thumbnail.href, origin).href,
		uploadDate: date.toISOString(),
		duration: `PT${Math.round(seconds)}S`,
		...(film ? { contentUrl: new URL(film, origin).href } : { url: address }),
	};
}

interface Place {
	/** The site's own address. */
	origin: string;
	/** The page's. */
	address: string;
	/** The address of the picture that the page is shown with. */
	picture: string;
}

export function blogPosting(item: NewsItem, { origin, address, picture }: Place) {
	return {
		'@type': 'BlogPosting',
		headline: item.title,
		description: item.summary,
		image: picture,
		datePublished: item.publishedAt.toISOString(),
		dateModified: item.updatedAt.toISOString(),
		author: { '@type': 'Person', name: item.author },
		publisher: organization(origin),
		mainEntityOfPage: address,
	};
}

const employmentTypes: Record<NonNullable<CmsJob['positionType']>, string> = {
	Contract: 'CONTRACTOR',
	Freelance: 'CONTRACTOR',
	'Full-time': 'FULL_TIME',
	Internship: 'INTERN',
	'Part-time': 'PART_TIME',
	Playtest: 'TEMPORARY',
};

function baseSalary({ min, max, currency, per }: NonNullable<CmsJob['salary']>) {
	return {
		'@type': 'MonetaryAmount',
		currency,
		value: {
			'@type': 'QuantitativeValue',
			minValue: majorAmount(min, currency),
			maxValue: majorAmount(max, currency),
			...(per && { unitText: per.toUpperCase() }),
		},
	};
}

function jobLocation({ address, coordinates }: Office) {
	return {
		'@type': 'Place',
		address: {
			'@type': 'PostalAddress',
			streetAddress: address.street,
			postalCode: address.postalCode,
			addressLocality: address.locality,
			...(address.region && { addressRegion: address.region }),
			addressCountry: address.countryCode,
		},
		geo: { '@type': 'GeoCoordinates', latitude: coordinates.lat, longitude: coordinates.lng },
	};
}

/** Work that can be done from home, in the countries of the offices it is done for, else in those that the ATS names. */
function remoteWork(offices: Office[], named: readonly string[]) {
	const codes = [...new Set(offices.map(({ address }) => address.countryCode))];
	const countries = codes.length > 0 ? codes : named;
	return {
		jobLocationType: 'TELECOMMUTE',
		...(countries.length > 0 && {
			applicantLocationRequirements: countries.map((name) => ({ '@type': 'Country', name })),
		}),
	};
}

/** Places that are no offices of the studio, as the ATS names them; a remote job has none. */
function otherLocations({ location, categories, countries }: CmsJob, offices: Office[]) {
	const names = new Set([location, ...categories.map((each) => each.location)]);
	const [country] = countries.length === 1 ? countries : [];
	return [...names]
		.filter((name) => !offices.some(({ slug }) => slug === name))
		.map((addressLocality) => ({
			'@type': 'Place',
			address: {
				'@type': 'PostalAddress',
				addressLocality,
				...(country && { addressCountry: country }),
			},
		}));
}

/**
 * @param offices where the work may be, as far as that is known
 * @param directApply whether applications are sent on the page itself
 */
export function jobPosting(
	job: CmsJob,
	{ offices, directApply }: { offices: Office[]; directApply: boolean },
	{ origin, address }: Omit<Place, 'picture'>,
) {
	const locations = [...offices.map(jobLocation), ...(job.remote ? [] : otherLocations(job, offices))];
	return {
		'@type': 'JobPosting',
		title: job.title,
		description: `${job.description}${job.requirements}`,
		identifier: { '@type': 'PropertyValue', name: site.studio, value: job.id },
		url: address,
		datePosted: job.publishedAt.toISOString(),
		...(job.validThrough && { validThrough: job.validThrough.toISOString() }),
		...(job.positionType && { employmentType: employmentTypes[job.positionType] }),
		hiringOrganization: organization(origin),
		...(locations.length > 0 && { jobLocation: locations }),
		...(job.remote && remoteWork(offices, job.countries)),
		...(job.salary && { baseSalary: baseSalary(job.salary) }),
		directApply,
	};
}

/** The way from the home page to a page; the last step is the page itself. */
export function breadcrumbs(steps: { name: string; address: string }[]) {
	return {
		'@type': 'BreadcrumbList',
		itemListElement: steps.map(({ name, address }, index) => ({
			'@type': 'ListItem',
			position: index + 1,
			name,
			item: address,
		})),
	};
}
