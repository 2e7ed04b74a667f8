/**
 * The value of a cookie in a Cookie header or in document.cookie, or undefined without it. As RFC 6265 has it, only spaces
 * and tabs around a pair are none of it: with any other white space the name is another cookie's.
 */
export function readCookie(cookies: string, name: string): string | undefined {
	const start = `${name}=`;
	const pairs = cookies.split(';').map((pair) => pair.replace(/^[ \t]+|[ \t]+$/g, ''));
	return pairs.find((pair) => pair.startsWith(start))?.slice(start.length);
}

/** Sets a cookie that scripts may read, for `age` seconds; 0 removes it. Where the browser refuses, nothing happens. */
export function writeCookie(name: string, value: string, age: number, domain?: string): void {
	const flags = `Path=/; Max-Age=${age}; Secure; SameSite=Lax${domain ? `; Domain=${domain}` : ''}`;
	try {
		// biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is too young to rely on
		document.cookie = `${name}=${value}; ${flags}`;
	} catch {
		// What the cookie was for then holds for this page only.
	}
}

/** Whether this browser stores cookies of the site, which it is asked by one that goes at once. */
export function storesCookies(): boolean {
	const name = 'probe';
	writeCookie(name, '1', 60);
	const isStored = readCookie(pageCookies(), name) === '1';
	writeCookie(name, '', 0);
	return isStored;
}

/** This page's cookies that scripts may read; none where the browser keeps them from it. */
export function pageCookies(): string {
	try {
		return document.cookie;
	} catch {
		return '';
	}
}
