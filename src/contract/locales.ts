/** The locales every text exists in; which of them visitors are shown is decided in site.config. */
export const locales = ['en', 'fr', 'es'] as const;

/** A language of the site, as it stands in addresses and on the wire. */
export type Locale = (typeof locales)[number];

/** The keys of the continents that offices stand on; their names are texts. */
export const continents = [
	'africa',
	'antarctica',
	'asia',
	'europe',
	'north-america',
	'oceania',
	'south-america',
] as const;
export type Continent = (typeof continents)[number];
