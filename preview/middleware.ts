import { defineMiddleware } from 'astro:middleware';
import { locales } from '#contract/locales.ts';
import { readPreviewPath } from '#lib/url/preview-link.ts';
import { isContentFile, isGoodLink } from './content-files.ts';
import { editorOrigin, framingOrigin, pageHeaders } from './headers.ts';
import { reloadOnSave, tellEditor, withScript } from './page-scripts.ts';
import { type PostedEntry, readPosted } from './posted-entry.ts';
import { openPublished } from './published.ts';
import { message, type Shown, showDraft } from './show-draft.ts';

openPublished();

const respond = ({ status, html }: Shown) =>
	new Response(html, {
		status,
		headers: { ...pageHeaders(html), 'Content-Type': 'text/html; charset=utf-8' },
	});

/** Has the page, or the message in its place, tell the frame that it is in what an editor wants to know. */
function withFrame({ status, html }: Shown, { method }: Request, posted?: PostedEntry): Shown {
	const framedBy = framingOrigin();
	if (framedBy === undefined) return { status, html };
	const isPosted = method === 'POST';
	const script = isPosted ? tellEditor(framedBy, status, posted?.scrolled ?? 0) : reloadOnSave(framedBy);
	return { status, html: withScript(html, script) };
}

/** What pages show that is published and stands at an address of its own. */
const isLogo = (path: string) => /^\/logos\/[\w-]+\.svg$/.test(path);

/** What an editor sends along with a link, which nobody else may. */
async function readEditor(request: Request): Promise<PostedEntry | Shown> {
	const editor = editorOrigin();
	if (editor === undefined || request.headers.get('Origin') !== editor)
		return message(403, 'Only the editor may send an entry.');
	return (await readPosted(request)) ?? message(400, 'The editor sent something else than an entry.');
}

/**
 * Shows whoever has a signed link one draft in the site: as the CMS has it, or as the editor sends it along. Every other
 * address, but for logos and signed ones of pictures, is not found.
 */
export const onRequest = defineMiddleware(async ({ url, locals, request }, next) => {
	if (isLogo(url.pathname)) return next();
	const refuse = (status: number, why: string) => respond(withFrame(message(status, why), request));
	const target = readPreviewPath(url.pathname);
	const locale = locales.find((each) => each === target?.locale);
	const isDraft = target && locale;
	if (!isDraft && !isContentFile(url.pathname)) return refuse(404, 'There is nothing here.');
	if (!(await isGoodLink(url)))
		return refuse(403, 'This link does not hold, or no longer. Open the preview from the CMS again.');
	if (!isDraft) return next();
	const posted = request.method === 'POST' ? await readEditor(request) : undefined;
	if (posted && 'status' in posted) return respond(withFrame(posted, request));
	const shown = await showDraft({ ...target, locale, posted }, (draft, path) => {
		locals.draft = draft;
		// By a request of its own: what was posted is read already.
		return next(new Request(new URL(path, url)));
	});
	return respond(withFrame(shown, request, posted));
});
