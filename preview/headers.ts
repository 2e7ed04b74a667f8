import { readPage } from '#build/built-pages.ts';
import { contentSecurityPolicy, hashSource } from '#build/csp.ts';
import { otherFileOrigins, publicFilesUrl } from '#cms/source.ts';
import { readConfig, sharedSecurityHeaders } from '#contract/config.ts';

/** The origin of the editor, who sends entries along; undefined where content does not come from files. */
export function editorOrigin(): string | undefined {
	const { CMS_SOURCE, EDITOR_URL } = readConfig(process.env, ['CMS_SOURCE', 'EDITOR_URL']);
	return CMS_SOURCE === 'files' ? EDITOR_URL : undefined;
}

/** Who may show the preview in a frame: the CMS or the editor, and nobody else; undefined for nobody at all. */
export function framingOrigin(): string | undefined {
	const { CMS_SOURCE, CMS_URL } = readConfig(process.env, ['CMS_SOURCE', 'CMS_URL']);
	return CMS_SOURCE === 'files' ? editorOrigin() : new URL(CMS_URL).origin;
}

const frameAncestors = () => `frame-ancestors ${framingOrigin() ?? "'none'"}`;

/** Headers of every answer: nobody keeps it, lists it, or learns its address from a link in it. */
export function privateHeaders(): Record<string, string> {
	// The policy says who may frame; the older header knows nobody or everybody.
	const { 'X-Frame-Options': _, ...shared } = sharedSecurityHeaders;
	return {
		...shared,
		'Cache-Control': 'private, no-store',
		'X-Robots-Tag': 'noindex, nofollow',
		'Referrer-Policy': 'no-referrer',
		'Content-Security-Policy': `default-src 'none'; ${frameAncestors()}`,
	};
}

/** Where pictures are: at the CMS or in the preview, which makes no sizes of them. */
const pictures = () => [...new Set([new URL(publicFilesUrl()).origin, ...otherFileOrigins()])];

/** Headers of a page: as strict as on the site, but for pictures and the frame. */
export function pageHeaders(html: string): Record<string, string> {
	const { scripts, styles } = readPage(html);
	const hashes = { scripts: scripts.map(hashSource), styles: styles.map(hashSource) };
	const cms = { isUsedBy: () => true, scripts: [], frames: [], connections: [], media: pictures() };
	const policy = contentSecurityPolicy(hashes, [cms]);
	return {
		...privateHeaders(),
		'Content-Security-Policy': policy.replace("frame-ancestors 'none'", frameAncestors()),
	};
}
