import { sharedSecurityHeaders } from '#contract/security-headers.ts';

/** Headers of every static answer; functions set their own. */
const everywhere: Record<string, string> = {
	...sharedSecurityHeaders,
	'Referrer-Policy': 'strict-origin-when-cross-origin',
	'Cross-Origin-Opener-Policy': 'same-origin',
	'Cross-Origin-Resource-Policy': 'same-origin',
};

/** Pages whose address carries a secret tell nobody where they were. */
const secretPages = ['/account/reset-password', '/account/validate'];

const rule = (path: string, headers: Record<string, string>) =>
	[path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n');

/** The _headers file. @param prefixes the locale prefixes in use, the empty one included */
export function headersFile(contentSecurityPolicy: string, prefixes: string[]): string {
	const quiet = prefixes.flatMap((prefix) =>
		secretPages.flatMap((page) => [
			rule(`${prefix}${page}`, { 'Referrer-Policy': 'no-referrer' }),
			rule(`${prefix}${page}/*`, { 'Referrer-Policy': 'no-referrer' }),
		]),
	);
	return [
		rule('/*', { ...everywhere, 'Content-Security-Policy': contentSecurityPolicy }),
		rule('/_astro/*', { 'Cache-Control': 'public, max-age=31536000, immutable' }),
		rule('/api/*', { 'Cache-Control': 'no-store', 'Content-Type': 'application/json; charset=utf-8' }),
		...quiet,
		'',
	].join('\n\n');
}
