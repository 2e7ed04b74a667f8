/** The value of a cookie in a text such as document.cookie, or undefined without it. */
export function readCookie(cookies: string, name: string): string | undefined {
	for (const pair of cookies.split(';')) {
		const [key, ...value] = pair.trim().split('=');
		if (key === name) return value.join('=');
	}
	return undefined;
}
