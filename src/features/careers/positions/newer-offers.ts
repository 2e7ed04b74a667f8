import { call } from '#api/call.ts';
import { listJobOffers } from '#contract/endpoints/careers.ts';
import type { Locale } from '#contract/locales.ts';

/** How many of the newest offers are asked for; a build is seldom older than that. */
const newest = '20';

/** Asks for the offers that may be newer than the page; nobody is told of a failure. */
export const askForOffers = (locale: Locale) =>
	call(listJobOffers, { limit: newest, locale }, { quiet: true });
