import * as v from 'valibot';
import { readConfig } from '#contract/config.ts';
import type { Locale } from '#contract/locales.ts';
import { id, link, text } from './fields.ts';
import { markup } from './markup.ts';
import { requestSpareJson } from './request.ts';
import { warn } from './warnings.ts';

export const posting = v.object({
	id,
	/** Where to apply, if not here. */
	applyUrl: v.nullish(link),
	sections: v.array(v.object({ title: text, html: markup })),
});
export type Posting = v.InferOutput<typeof posting>;

/**
 * What the job-posting provider holds of an offer that carries its id; null, with a warning, where it has nothing or
 * fails: the offer's own texts stand without it.
 */
export async function loadPosting(providerId: string, locale: Locale): Promise<Posting | null> {
	const { JOB_POSTINGS_URL } = readConfig(process.env, ['JOB_POSTINGS_URL']);
	try {
		if (!JOB_POSTINGS_URL) throw new Error('JOB_POSTINGS_URL is not set');
		const url = `${JOB_POSTINGS_URL}/postings/${encodeURIComponent(providerId)}?locale=${locale}`;
		return v.parse(posting, await requestSpareJson('postings', url), { lang: locale });
	} catch (error) {
		const problem = `is left out: ${(error as Error).message}`;
		warn({ collection: 'postings', entry: providerId, problem, locales: [locale] });
		return null;
	}
}
