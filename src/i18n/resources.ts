import type account from '../../i18n/en/account.json';
import type common from '../../i18n/en/common.json';
import type errors from '../../i18n/en/errors.json';
import type site from '../../i18n/en/site.json';

/** The shape of all texts; English is the source of keys. */
export interface Resources {
	account: typeof account;
	common: typeof common;
	errors: typeof errors;
	site: typeof site;
}
