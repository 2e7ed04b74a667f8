import { publishedFolder } from '#cms/published-files.ts';
import { sharedSecurityHeaders } from '#contract/config.ts';
import { locales } from '#contract/locales.ts';
import { isOff } from '#contract/parts.ts';
import { parts } from '#site.config';
import type { Policies } from './csp.ts';

/** Headers of every static answer; functions that answer data set their own. */
const everywhere: Record<string, string> = {
	...sharedSecurityHeaders,
	'Referrer-Policy': 'strict-origin-when-cross-origin',
	'Cross-Origin-Opener-Policy': 'same-origin',
	'Cross-Origin-Resource-Policy': 'same-origin',
};

/** The headers that every page is answered with, also by a function. @param isPublic as for `headersFile` */
export function pageHeaders(contentSecurityPolicy: string, isPublic: boolean): Record<string, string> {
	return {
		...everywhere,
		'Content-Security-Policy': contentSecurityPolicy,
		...(!isPublic && { 'X-Robots-Tag': 'noindex' }),
	};
}

/** Pages whose address carries a secret send no referrer. */
const secretPages = [
	'/account/reset-password',
	'/account/validate',
	'/account/undo-email',
	'/account/mails',
	'/careers/alerts',
	'/games/alerts',
	'/careers/withdraw',
	'/playtests/withdraw',
	'/receipt',
	'/status',
].filter((page) => !isOff(page, parts));

const rule = (path: string, headers: Record<string, string>) =>
	[path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n');

/** For files whose names change with what they hold. No page is among them, and the pages' policy outweighs most. */
const unchanging = {
	'Cache-Control': 'public, max-age=31536000, immutable',
	'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
};

/** The rules of pages under each prefix. */
function pageRules({ rules }: Policies, prefixes: string[]): string[] {
	return rules.flatMap(({ path, policy }) =>
		prefixes.map((prefix) => rule(`${prefix}${path}` || '/', { 'Content-Security-Policy': policy })),
	);
}

/**
 * The _headers file.
 * @param prefixes the locale prefixes in use, the empty one included
 * @param isPublic whether search engines may list the site; previews are kept from them
 */
export function headersFile(policies: Policies, prefixes: string[], isPublic: boolean): string {
	// The default language may be named, too, before pages of careers.
	const quiet = [...new Set([...prefixes, '/en'])].flatMap((prefix) =>
		secretPages.flatMap((page) => [
			rule(`${prefix}${page}`, { 'Referrer-Policy': 'no-referrer' }),
			rule(`${prefix}${page}/*`, { 'Referrer-Policy': 'no-referrer' }),
		]),
	);
	return [
		rule('/*', pageHeaders(policies.everywhere, isPublic)),
		...pageRules(policies, prefixes),
		rule('/_astro/*', unchanging),
		// A film may be opened on its own, in a page that the browser makes around it.
		rule(`${publishedFolder}*`, { 'Cache-Control': unchanging['Cache-Control'] }),
		...['fragment', 'index'].flatMap((part) =>
			locales.map((locale) => rule(`/pagefind/${locale}/${part}/*`, unchanging)),
		),
		...quiet,
		'',
	].join('\n\n');
}
