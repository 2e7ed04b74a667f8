/** Has a page come anew when the CMS, in whose frame it is, says that the draft was saved; Strapi says it so. */
export const reloadOnSave = (framedBy: string): string => `addEventListener('message', ({ data, origin }) => {
	if (origin === ${JSON.stringify(framedBy)} && data?.type === 'strapiUpdate') location.reload();
});`;

/**
 * Shows a page as far down as the one before it, and tells the editor, in whose frame it is, that it is there and how far
 * down it is. @param status that it is answered with
 */
export const tellEditor = (framedBy: string, status: number, scrolled: number): string => `{
	const tell = (type) => parent.postMessage({ type, status: ${status}, scrolled: scrollY }, ${JSON.stringify(framedBy)});
	scrollTo({ top: ${scrolled}, behavior: 'instant' });
	tell('preview-shown');
	addEventListener('scroll', () => tell('preview-scrolled'));
}`;

/** A page with a script at its end. */
export const withScript = (html: string, script: string): string =>
	html.replace('</body>', () => `<script>${script}</script></body>`);
