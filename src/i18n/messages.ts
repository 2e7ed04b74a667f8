import type { Locale } from '#contract/locales.ts';
import { loadModule } from '#lib/browser/load-module.ts';

const path = (locale: Locale) => `../../i18n/${locale}/errors.json`;
const loaders = import.meta.glob<Record<string, string>>('../../i18n/*/errors.json', { import: 'msg' });

/** The texts of service codes in one language: a chunk of their own, for the browser's first failure. */
export async function loadMessages(locale: Locale): Promise<Record<string, string>> {
	const load = loaders[path(locale)];
	return load ? loadModule(load) : {};
}

type PageTexts = Record<'unexpected' | 'wait', string>;

const pageLoaders = import.meta.glob<PageTexts>('../../i18n/*/errors.json', { import: 'page' });

/** What pages say of failures that do not say why, and of a wait, in one language; it travels with the texts of codes. */
export async function loadPageTexts(locale: Locale): Promise<PageTexts> {
	const load = pageLoaders[path(locale)];
	return load ? loadModule(load) : { unexpected: '', wait: '' };
}

type PasskeyTexts = Record<
	'cancelled' | 'timedOut' | 'alreadyAdded' | 'notAllowed' | 'unsupported' | 'failed',
	string
>;

const passkeyLoaders = import.meta.glob<PasskeyTexts>('../../i18n/*/errors.json', { import: 'passkey' });

/** Why a browser made or used no passkey, in one language; it travels with the texts of codes. */
export async function loadPasskeyTexts(locale: Locale): Promise<PasskeyTexts> {
	const load = passkeyLoaders[path(locale)];
	if (!load) throw new Error(`No texts for ${locale}.`);
	return loadModule(load);
}
