import * as v from 'valibot';
import type { Locale } from '#contract/locales.ts';
import { fetchInAnyLanguage } from '../fetch-entries.ts';
import { onlyIn, pageOrLink, text } from '../fields.ts';
import { localiseLink } from '../links.ts';

/** What the site has cookies for; it would ask in vain for anything else. */
const category = v.picklist(['necessary', 'analytics'], 'is no category that the site has cookies of');

/** The words of the cookie bar as the CMS answers them. */
export const consents = v.object({
	locale: onlyIn,
	/** A higher number asks every visitor again. */
	revision: v.pipe(v.number(), v.integer(), v.minValue(1)),
	title: text,
	text,
	categories: v.pipe(v.array(v.object({ id: category, name: text, text })), v.minLength(1)),
	links: v.array(v.object({ label: text, url: pageOrLink })),
});
export type Consents = v.InferOutput<typeof consents>;

/** The texts of the cookie bar, with links of the language. */
export async function loadConsents(locale: Locale): Promise<Consents> {
	const question = { collection: 'consents', path: '/api/configs/consents' };
	const answer = await fetchInAnyLanguage(question, consents, locale);
	const links = answer.links.map(({ label, url }) => ({ label, url: localiseLink(url, locale) }));
	return { ...answer, links };
}
