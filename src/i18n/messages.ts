import type { Locale } from '#contract/locales.ts';

const loaders = import.meta.glob<Record<string, string>>('../../i18n/*/errors.json', { import: 'msg' });

/** The texts of service codes in one language: a chunk of their own, for the browser's first failure. */
export async function loadMessages(locale: Locale): Promise<Record<string, string>> {
	return (await loaders[`../../i18n/${locale}/errors.json`]?.()) ?? {};
}
