/** The value of a cookie in a text such as document.cookie, or undefined without it. */
export function readCookie(cookies: string, name: string): string | undefined {
	for (const pair of cookies.split(';')) {
		const [key, ...value] = pair.trim().split('=');
		if (key === name) return value.join('=');
	}
	return undefined;
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
