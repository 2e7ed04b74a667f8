import { readConfig } from '#contract/config.ts';
import type { Locale } from '#contract/locales.ts';
import { CmsError } from '../error.ts';
import { requestJson } from '../request.ts';
import type { Question, Source } from '../source.ts';

const pageSize = 100;

function addressOf(question: Question, locale: Locale, paging: Record<string, number> = {}): string {
	const { CMS_URL } = readConfig(process.env, ['CMS_URL']);
	const url = new URL(CMS_URL + question.path);
	url.searchParams.set('locale', locale);
	for (const [name, value] of Object.entries(paging)) url.searchParams.set(name, String(value));
	return url.href;
}

const unwrap = (body: unknown) =>
	typeof body === 'object' && body !== null && 'data' in body ? body.data : body;

async function page(question: Question, url: string): Promise<unknown[]> {
	const body = unwrap(await requestJson(question.collection, url));
	if (!Array.isArray(body))
		throw new CmsError(question.collection, url, 'answered something else than a list');
	return body;
}

/** The REST API that the spec describes. */
export const source: Source = {
	async one(question, locale) {
		const url = addressOf(question, locale);
		return { url, body: unwrap(await requestJson(question.collection, url)) };
	},

	async list(question, locale) {
		const body: unknown[] = [];
		const url = addressOf(question, locale, { limit: pageSize, start: 0 });
		for (let short = false; !short; ) {
			const paging = { limit: pageSize, start: body.length };
			const entries = await page(question, addressOf(question, locale, paging));
			// A service that knows no paging answers the same list again and again.
			if (body.length > 0 && JSON.stringify(entries[0]) === JSON.stringify(body[0])) break;
			body.push(...entries);
			short = entries.length < pageSize;
		}
		return { url, body };
	},
};
