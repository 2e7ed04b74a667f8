import { type Draft, withDraft } from '#cms/draft.ts';
import { CmsError } from '#cms/error.ts';
import { requestJson } from '#cms/request.ts';
import { loadSource } from '#cms/source.ts';
import type { Locale } from '#contract/locales.ts';
import type { PreviewTarget } from '#lib/url/preview-link.ts';
import { findPath } from './find-page.ts';
import { messagePage } from './message-page.ts';
import type { PostedEntry } from './posted-entry.ts';

/** An entry in a language, with what an editor sent along of it; without that the CMS has the draft. */
interface AskedDraft extends PreviewTarget {
	locale: Locale;
	posted: PostedEntry | undefined;
}

/** What is shown, be it a page of the site or a message in its place. */
export interface Shown {
	status: number;
	html: string;
}

/** A message in the place of a page. */
export const message = (status: number, title: string, text?: string): Shown => ({
	status,
	html: messagePage(title, text),
});

async function loadDraft({ collection, id, locale, posted }: AskedDraft): Promise<Draft> {
	const source = await loadSource();
	const question = { collection, id, locale };
	const answer = posted
		? await source.open?.(question, posted.entry)
		: await source.draft?.(question, (url, headers) => requestJson(collection, url, headers));
	if (!answer) throw new CmsError(collection, 'CMS_SOURCE', 'this source of content has no drafts');
	// What is written in another language is shown as it will be, and says so.
	const fields = answer.body as Draft['fields'];
	return { collection, locale, fields, url: answer.url, ...(posted && { pictures: posted.entry.pictures }) };
}

/** What is wrong with a draft is for its editor to read; anything else is for the log. */
function describe(error: unknown): Shown {
	const { name, message: problem } = error as Error;
	if (name === 'MissingError') return message(404, 'There is no such entry in this language.');
	if (name === 'CmsError') return message(422, 'This draft cannot be shown yet.', problem);
	console.error(error);
	return message(500, 'The preview could not be made.');
}

/** A page without the question about cookies, which would cover what an editor looks at, and without fading in at each change. */
const forEditors = (html: string) =>
	html.replace(/ data-consent-revision="\d+"/, '').replace(/@view-transition\s*\{[^}]*\}/g, '');

/** Shows a draft in the page of the site at a path. */
type MakePage = (draft: Draft, path: string) => Promise<Response>;

/** The page that shows a draft, or what keeps it from being shown. */
export async function showDraft(asked: AskedDraft, makePage: MakePage): Promise<Shown> {
	try {
		const draft = await loadDraft(asked);
		const path = findPath(draft);
		if (!path) return message(404, 'The site has no page that shows this entry.');
		// Read here to its end: what is read as it is written would not know the draft.
		const { status, html } = await withDraft(draft, async () => {
			const made = await makePage(draft, path);
			return { status: made.status, html: forEditors(await made.text()) };
		});
		if (status === 200) return { status, html };
		const reason = 'It may be over, or in no language of the site.';
		return message(status, 'The site would have no page for this entry.', reason);
	} catch (error) {
		return describe(error);
	}
}
