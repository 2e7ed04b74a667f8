import { defineMiddleware } from 'astro:middleware';
import { type Draft, withDraft } from '#cms/draft.ts';
import { CmsError } from '#cms/error.ts';
import { requestJson } from '#cms/request.ts';
import { loadSource } from '#cms/source.ts';
import { readConfig } from '#contract/config.ts';
import { type Locale, locales } from '#contract/locales.ts';
import { type PreviewTarget, readPreviewPath } from '#lib/url/preview-link.ts';
import { isSignedQuery } from '#lib/url/signed-link.ts';
import { findPath } from './find-page.ts';
import { frameAncestor, pageHeaders, privateHeaders } from './headers.ts';
import { openPublished } from './published.ts';

openPublished();

const refuse = (status: number, message: string) =>
	new Response(`${message}\n`, {
		status,
		headers: { ...privateHeaders(), 'Content-Type': 'text/plain; charset=utf-8' },
	});

async function loadDraft({ collection, id }: PreviewTarget, locale: Locale): Promise<Draft> {
	const source = await loadSource();
	const read = (url: string, headers?: Record<string, string>) => requestJson(collection, url, headers);
	if (!source.draft) throw new CmsError(collection, 'CMS_SOURCE', 'this source of content has no drafts');
	const { url, body } = await source.draft({ collection, id, locale }, read);
	const draft = body as Draft['fields'];
	// What is written in another language is shown as it will be, and says so.
	return { collection, locale, fields: draft, url };
}

/** What is wrong with a draft is for its editor to read; anything else is for the log. */
function describe(error: unknown): Response {
	const { name, message } = error as Error;
	if (name === 'MissingError') return refuse(404, 'There is no such entry in this language.');
	if (name === 'CmsError') return refuse(422, `This draft cannot be shown yet. ${message}`);
	console.error(error);
	return refuse(500, 'The preview could not be made.');
}

/** Has a page come anew when the CMS, in whose frame it is, says that the draft was saved; Strapi says it so. */
function withReload(html: string): string {
	const script = `addEventListener('message', ({ data, origin }) => {
	if (origin === '${frameAncestor()}' && data?.type === 'strapiUpdate') location.reload();
});`;
	return html.replace('</body>', `<script>${script}</script></body>`);
}

/** A page without the question about cookies, which would cover what an editor looks at. */
const withoutQuestion = (html: string) => html.replace(/ data-consent-revision="\d+"/, '');

/** What pages show that is published and stands at an address of its own. */
const isLogo = (path: string) => /^\/logos\/[\w-]+\.svg$/.test(path);

/** Shows whoever has a signed link one draft in the site. Every other address, but for logos, is not found. */
export const onRequest = defineMiddleware(async ({ url, locals }, next) => {
	if (isLogo(url.pathname)) return next();
	const target = readPreviewPath(url.pathname);
	const locale = locales.find((each) => each === target?.locale);
	if (!target || !locale) return refuse(404, 'There is nothing here.');
	const { PREVIEW_KEY: key = '' } = readConfig(process.env, ['PREVIEW_KEY']);
	const isGood =
		key !== '' && (await isSignedQuery(url.pathname, url.searchParams, { key, now: Date.now() }));
	if (!isGood)
		return refuse(403, 'This link does not hold, or no longer. Open the preview from the CMS again.');
	try {
		const draft = await loadDraft(target, locale);
		const path = findPath(draft);
		if (!path) return refuse(404, 'The site has no page that shows this entry.');
		locals.draft = draft;
		// Read here to its end: what is read as it is written would not know the draft.
		const { status, html } = await withDraft(draft, async () => {
			const made = await next(path);
			return { status: made.status, html: withReload(withoutQuestion(await made.text())) };
		});
		if (status !== 200)
			return refuse(
				status,
				'The site would have no page for this entry: it may be over, or in no language of the site.',
			);
		return new Response(html, {
			headers: { ...pageHeaders(html), 'Content-Type': 'text/html; charset=utf-8' },
		});
	} catch (error) {
		return describe(error);
	}
});
