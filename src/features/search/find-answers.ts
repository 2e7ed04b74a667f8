import { call } from '#api/call.ts';
import { type Faq, listFaqs } from '#contract/endpoints/support.ts';
import type { Locale } from '#contract/locales.ts';
import type { SearchKind } from '#contract/search.ts';
import { localePath } from '#i18n/paths.ts';
import { plainText, truncate } from '#lib/text/plain-text.ts';
import type { SearchHit, SearchHits } from './excerpt.ts';

const most = 20;
const excerptLength = 160;

/** Searches the answers of support where they are kept, for when there is no index: while developing, or offline from it. */
export async function findAnswers(
	query: string,
	locale: Locale,
	kinds: readonly SearchKind[] = ['faq'],
): Promise<SearchHits> {
	const toFinding = ({ slug, title, description }: Faq): SearchHit => ({
		title,
		url: localePath(`/support/faqs/${slug}`, locale),
		kind: 'faq',
		excerpt: [{ text: truncate(plainText(description), excerptLength), isMarked: false }],
	});
	const nothing = { total: 0, load: async () => [], isLoose: false, isPartial: true };
	if (!kinds.includes('faq')) return nothing;
	const answer = await call(listFaqs, { query, locale, limit: String(most) }, { quiet: true });
	if (answer.kind !== 'ok') throw new Error('Nothing can be searched.');
	const findings = answer.data.map(toFinding);
	return { ...nothing, total: findings.length, load: async (start, end) => findings.slice(start, end) };
}
