import { call } from '#api/call.ts';
import { listFaqs } from '#contract/endpoints/support.ts';
import { limits } from '#contract/limits.ts';
import type { Locale } from '#contract/locales.ts';
import { plainText } from '#lib/plain-text.ts';

/** An answer of support as suggestions need it. */
export interface KnownAnswer {
	slug: string;
	title: string;
	text: string;
}

const loaded = new Map<Locale, Promise<KnownAnswer[]>>();

async function ask(locale: Locale): Promise<KnownAnswer[]> {
	const result = await call(listFaqs, { locale, limit: String(limits.list.max) }, { quiet: true });
	if (result.kind !== 'ok') loaded.delete(locale);
	if (result.kind !== 'ok') return [];
	return result.data.map(({ slug, title, description }) => ({ slug, title, text: plainText(description) }));
}

/** The answers of support, asked for once on a page; none where they cannot be had. */
export function loadAnswers(locale: Locale): Promise<KnownAnswer[]> {
	const known = loaded.get(locale) ?? ask(locale);
	loaded.set(locale, known);
	return known;
}
