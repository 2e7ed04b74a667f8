/** Everything a studio changes first: its name, languages, addresses and regional sites. */

import type { JobsSetting } from '#contract/jobs.ts';
import type { Locale } from '#contract/locales.ts';
import type { Parts } from '#contract/parts.ts';

/**
 * What the site does beyond showing content. A part that is off has no page, menu entry, script or API call, needs no variables,
 * and nothing links to it (docs/deploying.md says what each part asks for).
 */
export const parts: Parts = {
	/** Players sign in, and have friends, saves and extras. Asks for an account service. */
	accounts: true,
	/** Players sign in with a passkey where they like. Asks for an account service that knows passkeys. */
	passkeys: true,
	/** Applications, messages, reports, votes: what visitors send. When off, pages show mail addresses instead. Asks for a service. */
	forms: true,
	/** Files in forms. When off, forms take links instead. Asks for an upload service. */
	uploads: true,
	/** The store: its goods on the home page, and its links. Asks for a merch service. */
	merch: true,
	/** The page about playtests, and with forms the survey of who signs up. */
	playtests: true,
	/** Mails about new jobs, which the service of the forms sends. */
	alerts: true,
};

/** The locale without a prefix in addresses. No setting: redirects, the keys of texts and the services' mails count on it. */
export const defaultLocale: Locale = 'en';

/** Locales shown in the switcher, hreflang and sitemap; the others are built but not listed. */
export const listedLocales: readonly Locale[] = ['en', 'fr'];

/**
 * The page of a place that has a site of its own: its unprefixed address leads to REGIONAL_SITE_QUEBEC, where that is set.
 * Here it is served in these locales only, each under its prefix.
 */
export const regionalPage: { path: string; locales: readonly [Locale, ...Locale[]] } = {
	path: '/careers/location/quebec',
	locales: ['en', 'fr'],
};

/**
 * What a publish may cost: hosts charge for each deploy (docs/deploying.md has the arithmetic). The first publish builds at
 * once; what is published within the window after a build is built once, at its end.
 */
export const publishing: { windowSeconds: number; maxDeploysPerMonth: number | undefined } = {
	windowSeconds: 180,
	/** Builds that publishing may start in a calendar month, in UTC; undefined sets no limit. */
	maxDeploysPerMonth: undefined,
};

/**
 * Where jobs come from: the content (cms), or a board of greenhouse, lever, lever-eu or ashby, which is read without a key.
 * What the board calls otherwise than the site is named here; a name that is missing is shown as it is, with a warning on /status
 * (docs/content.md has an example of each).
 */
export const jobs: JobsSetting = {
	source: 'cms',
	board: '',
	language: 'en',
	rebuildHours: 24,
	teams: {},
	places: {
		Barcelona: 'barcelona',
		Dublin: 'dublin',
		Gent: 'gent',
		Guildford: 'guildford',
		'Kuala Lumpur': 'kuala-lumpur',
		Quebec: 'quebec',
	},
	types: {},
};

/**
 * Where a day of the content without a time begins and ends, and whose days pages tell: a name of the IANA database. Jobs go
 * by the zone of their office where that has one.
 */
export const timeZone = 'Europe/Brussels';

export const site = {
	studio: 'Tallow & Thorn',
	/** Used by mails, by press and support links, for applications and by security.txt. */
	mail: {
		careers: 'careers@tallowandthorn.example',
		press: 'press@tallowandthorn.example',
		security: 'security@tallowandthorn.example',
		support: 'support@tallowandthorn.example',
	},
	links: {
		forums: 'https://forums.tallowandthorn.example',
		store: {
			'north-america': 'https://store-na.tallowandthorn.example',
			europe: 'https://store-eu.tallowandthorn.example',
			'asia-pacific': 'https://store-apac.tallowandthorn.example',
		},
		/** The store whose goods and prices the home page of each language shows. */
		storeOf: { en: 'north-america', fr: 'europe', es: 'europe' },
		social: [
			{ name: 'Bluesky', url: 'https://bluesky.example/tallowandthorn' },
			{ name: 'YouTube', url: 'https://youtube.example/tallowandthorn' },
			{ name: 'Discord', url: 'https://discord.example/tallowandthorn' },
			{ name: 'Twitch', url: 'https://twitch.example/tallowandthorn' },
		],
	},
	/** What browsers paint around the page; as the tokens ink-950 and paper-100. */
	colours: { ink: '#060a13', paper: '#f8f4ec' },
	/** The version of the terms of service that a new account accepts. */
	termsVersion: 1,
} as const;

export type StoreRegion = keyof typeof site.links.store;
