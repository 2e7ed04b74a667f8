/** This page's cookies that scripts may read; none where the browser keeps them from it. */
export function pageCookies(): string {
	try {
		return document.cookie;
	} catch {
		return '';
	}
}
