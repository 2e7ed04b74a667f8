/** The address of a call: on the site's own origin, or where PUBLIC_API_BASE says when the site is built. */
export function apiUrl(path: string): string {
	return `${import.meta.env.PUBLIC_API_BASE ?? ''}${path}`;
}
