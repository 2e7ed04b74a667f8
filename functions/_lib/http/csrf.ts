const originOf = (address: string | null) =>
	address && URL.canParse(address) ? new URL(address).origin : null;

/** Whether a script asks, not an element of a page that an editor or a player may have written, such as an image. */
const isByScript = (headers: Headers) =>
	headers.has('X-Requested-With') || /^(?:cors|same-origin)$/.test(headers.get('Sec-Fetch-Mode') ?? '');

/**
 * Whether the site's own pages made this request. Browsers that send no Sec-Fetch-Site are judged by Origin, or by
 * Referer; a navigation is refused, because any page can cause one.
 */
export function isSameOrigin({ headers, method }: Request, siteOrigin: string): boolean {
	const site = headers.get('Sec-Fetch-Site');
	const origin = headers.get('Origin');
	if (headers.get('Sec-Fetch-Mode') === 'navigate') return false;
	if (method !== 'POST' && !isByScript(headers)) return false;
	if (origin !== null && origin !== siteOrigin) return false;
	if (site !== null) return site === 'same-origin';
	return (origin ?? originOf(headers.get('Referer'))) === siteOrigin;
}

/**
 * Whether nothing says that another site sent this form. It acts by the secret of a mail's link and looks at no cookie, so
 * that a browser which tells neither is believed: old ones, and those without scripts that the form is for. The
 * page's `no-referrer` makes browsers say `Origin: null`.
 */
export function isOwnForm({ headers }: Request, siteOrigin: string): boolean {
	const site = headers.get('Sec-Fetch-Site');
	const origin = headers.get('Origin') ?? 'null';
	if (site !== null && site !== 'same-origin') return false;
	return origin === 'null' || origin === siteOrigin;
}
