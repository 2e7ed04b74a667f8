import { readConfig } from '#contract/config.ts';
import { CmsError } from '../error.ts';
import type { ContentRequest, FetchContent, Query, Source } from '../source.ts';

const pageSize = 100;

function addressOf({ path, locale, base }: ContentRequest, query: Query = {}): string {
	const url = new URL((base ?? readConfig(process.env, ['CMS_URL']).CMS_URL) + path);
	url.searchParams.set('locale', locale);
	for (const [name, value] of Object.entries(query))
		for (const one of [value ?? []].flat()) url.searchParams.append(name, String(one));
	return url.href;
}

const unwrap = (body: unknown) =>
	typeof body === 'object' && body !== null && 'data' in body ? body.data : body;

async function page({ collection }: ContentRequest, url: string, read: FetchContent): Promise<unknown[]> {
	const body = unwrap(await read(url));
	if (!Array.isArray(body)) throw new CmsError(collection, url, 'answered something else than a list');
	return body;
}

async function everyPage(question: ContentRequest, read: FetchContent): Promise<unknown[]> {
	const body: unknown[] = [];
	for (let short = false; !short; ) {
		const paging = { limit: pageSize, start: body.length };
		const entries = await page(question, addressOf(question, paging), read);
		// A service that knows no paging answers the same list again and again.
		if (body.length > 0 && JSON.stringify(entries[0]) === JSON.stringify(body[0])) break;
		body.push(...entries);
		short = entries.length < pageSize;
	}
	return body;
}

/** Only whoever has the CMS's key reads what is not published. */
const keyHeader = () => ({ Authorization: `Bearer ${readConfig(process.env, ['CMS_TOKEN']).CMS_TOKEN}` });

/** The REST API that the spec describes. */
export const source: Source = {
	async one(question, read) {
		const url = addressOf(question, question.query);
		return { url, body: unwrap(await read(url)) };
	},

	async list(question, read) {
		const { query } = question;
		const url = addressOf(question, query ?? { limit: pageSize, start: 0 });
		return { url, body: query ? await page(question, url, read) : await everyPage(question, read) };
	},

	async draft({ collection, id, locale }, read) {
		const path = `/api/drafts/${collection}/${encodeURIComponent(id)}`;
		const url = addressOf({ collection, path, locale });
		return { url, body: unwrap(await read(url, keyHeader())) };
	},
};
