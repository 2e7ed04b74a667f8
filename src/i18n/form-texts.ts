import type { Locale } from '#contract/locales.ts';
import { interpolate } from '#lib/text/interpolate.ts';
import { parts, site } from '#site.config';
import type { Resources } from './resources.ts';
import { texts } from './texts.ts';

/** What a form's island is given of the shared texts. @param mail who reads what the bot check lets not through */
export function formTexts(
	form: Resources['common']['form'],
	errors: Resources['errors'],
	mail: string = site.mail.support,
) {
	const { offline, unexpected, wait, ...page } = errors.page;
	return { ...form, field: errors.field, offline, unexpected, wait, page, mail };
}

export type SharedFormTexts = ReturnType<typeof formTexts>;

/** The texts of an upload field; `mail` takes the files that the upload service does not. @param upload texts(locale, 'common').upload */
export function uploadTexts(upload: Resources['common']['upload'], mail: string): typeof upload {
	return { ...upload, cause: { ...upload.cause, wait: interpolate(upload.cause.wait, { mail }) } };
}

/** The messages that a field of an application may have: job pages carry no other, beside their own text. @param field texts(locale, 'errors').field */
export function applicationMessages(field: Resources['errors']['field']) {
	const { required, email, min, max, line, choice, uploads, phone, links, closed, elsewhere } = field;
	return { required, email, min, max, line, choice, uploads, phone, links, closed, elsewhere };
}

/** The texts of the application form, on any page. @param apply texts(locale, 'careers').apply */
export function applyProps(locale: Locale, apply: Resources['careers']['apply']) {
	const { careers } = site.mail;
	const { fileLinks, fileLinksHint, files, filesHint, ...shown } = apply;
	const { code: _, ...form } = formTexts(texts(locale, 'common').form, texts(locale, 'errors'), careers);
	return {
		locale,
		texts: parts.uploads ? shown : { ...shown, links: fileLinks, linksHint: fileLinksHint },
		form: { ...form, field: applicationMessages(form.field) },
		upload: parts.uploads
			? { ...uploadTexts(texts(locale, 'common').upload, careers), label: files, hint: filesHint }
			: undefined,
	};
}

/** The texts of a place that offers a passkey; without that offer on a site that knows none. */
export const withPasskey = <Shown extends { passkey: string }>(shown: Shown): Shown =>
	parts.passkeys ? shown : { ...shown, passkey: '' };

/** What every island of the account area is given by its page. @param area texts(locale, 'account').area */
export function areaProps(locale: Locale, area: Resources['account']['area']) {
	const form = formTexts(texts(locale, 'common').form, texts(locale, 'errors'));
	const verification = withPasskey(area.verification);
	return { locale, form, area: { ...area, verification }, termsVersion: site.termsVersion };
}

export type AreaProps = ReturnType<typeof areaProps>;

/** What a player is told of the file of their data. */
export function exportTexts(locale: Locale) {
	const { export: action, exported, exportHolds: holds, exportRest } = texts(locale, 'account').profile;
	return { export: action, exported, holds, rest: interpolate(exportRest, { mail: site.mail.support }) };
}

export type ExportTexts = ReturnType<typeof exportTexts>;
