const elsewhere = 'https://elsewhere.invalid';

/**
 * A path of this site with its query and hash, normalised, or undefined for anything that a browser could take for
 * another address: another origin, another scheme, or a path that becomes `//host` once its dots are resolved.
 */
export function ownPath(text: string | null | undefined): string | undefined {
	if (!text || !/^\/(?!\/)[^\\\p{Cc}]*$/u.test(text) || !URL.canParse(text, elsewhere)) return undefined;
	const { origin, pathname, search, hash } = new URL(text, elsewhere);
	if (origin !== elsewhere || pathname.startsWith('//')) return undefined;
	return `${pathname}${search}${hash}`;
}

/** An address that a browser may be sent to, http or https, or undefined for anything else, such as `javascript:`. */
export function toWebUrl(text: string): string | undefined {
	if (!URL.canParse(text)) return undefined;
	const { protocol, href } = new URL(text);
	return protocol === 'https:' || protocol === 'http:' ? href : undefined;
}
