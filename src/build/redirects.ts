export interface Redirect {
	from: string;
	to: string;
	status: 200 | 301 | 302 | 404;
	/** Wins over a file of that address. */
	force?: boolean;
}

/** Pages whose further path segments a script reads: one built page answers them all. */
const shells = ['/account/reset-password', '/account/validate'];

/**
 * The rules of the site, first match first.
 * @param prefixes the locale prefixes in use but the default one, such as `/fr`
 * @param siteUrl the site's origin: an open-ended target must name it, else `/en//evil.example` leads away
 */
export function redirects(prefixes: string[], siteUrl: string): Redirect[] {
	return [
		...['', ...prefixes].flatMap((prefix) =>
			shells.map((page): Redirect => ({ from: `${prefix}${page}/*`, to: `${prefix}${page}`, status: 200 })),
		),
		{ from: '/en', to: '/', status: 301 },
		{ from: '/en/*', to: `${siteUrl}/:splat`, status: 301 },
		{ from: '/api/*', to: '/api-not-found.json', status: 404 },
		...prefixes.map((prefix): Redirect => ({ from: `${prefix}/*`, to: `${prefix}/404.html`, status: 404 })),
	];
}

/** The _redirects file. */
export function redirectsFile(rules: Redirect[]): string {
	return rules.map(({ from, to, status, force }) => `${from} ${to} ${status}${force ? '!' : ''}\n`).join('');
}
