import { readPage } from '#build/built-pages.ts';
import { contentSecurityPolicy, hashSource } from '#build/csp.ts';
import { otherFileOrigins, publicFilesUrl } from '#cms/source.ts';
import { readConfig, sharedSecurityHeaders } from '#contract/config.ts';

/** Who may show the preview in a frame: the CMS, and nobody else. */
export const frameAncestor = () => new URL(readConfig(process.env, ['CMS_URL']).CMS_URL).origin;

/** Headers of every answer: nobody keeps it, lists it, or learns its address from a link in it. */
export function privateHeaders(): Record<string, string> {
	// The policy says who may frame; the older header knows nobody or everybody.
	const { 'X-Frame-Options': _, ...shared } = sharedSecurityHeaders;
	return {
		...shared,
		'Cache-Control': 'private, no-store',
		'X-Robots-Tag': 'noindex, nofollow',
		'Referrer-Policy': 'no-referrer',
		'Content-Security-Policy': `default-src 'none'; frame-ancestors ${frameAncestor()}`,
	};
}

/** Where pictures are: at the CMS, since the preview makes no sizes of them. */
const pictures = () => [...new Set([new URL(publicFilesUrl()).origin, ...otherFileOrigins()])];

/** Headers of a page: as strict as on the site, but for pictures and the frame. */
export function pageHeaders(html: string): Record<string, string> {
	const { scripts, styles } = readPage(html);
	const hashes = { scripts: scripts.map(hashSource), styles: styles.map(hashSource) };
	const cms = { isUsedBy: () => true, scripts: [], frames: [], connections: [], media: pictures() };
	const policy = contentSecurityPolicy(hashes, [cms]);
	return {
		...privateHeaders(),
		'Content-Security-Policy': policy.replace("frame-ancestors 'none'", `frame-ancestors ${frameAncestor()}`),
	};
}
