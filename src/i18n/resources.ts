import type account from '../../i18n/en/account.json';
import type careers from '../../i18n/en/careers.json';
import type common from '../../i18n/en/common.json';
import type errors from '../../i18n/en/errors.json';
import type games from '../../i18n/en/games.json';
import type playtest from '../../i18n/en/playtest.json';
import type site from '../../i18n/en/site.json';
import type support from '../../i18n/en/support.json';

/** The shape of all texts; English is the source of keys. */
export interface Resources {
	account: typeof account;
	careers: typeof careers;
	common: typeof common;
	errors: typeof errors;
	games: typeof games;
	playtest: typeof playtest;
	site: typeof site;
	support: typeof support;
}

/** The files of i18n/<locale>/, each the texts of one part of the site. */
export const namespaces = [
	'common',
	'site',
	'careers',
	'account',
	'support',
	'playtest',
	'games',
	'errors',
] as const satisfies readonly (keyof Resources)[];
