import type { Endpoint, EndpointInput } from '#contract/endpoint.ts';

/**
 * Posts to a call whose answer nobody waits for; it goes out even where the page is left at once. `call` would have a page
 * load what checks answers, which weighs more than all its scripts. @param key the Idempotency-Key
 */
export function post<E extends Endpoint>(path: E['path'], input: EndpointInput<E>, key: string): void {
	fetch(apiUrl(path), {
		method: 'POST',
		credentials: 'include',
		keepalive: true,
		headers: {
			Accept: 'application/json',
			'Content-Type': 'application/json',
			'Idempotency-Key': key,
			'X-Requested-With': 'fetch',
		},
		body: JSON.stringify(input),
	})
		// A request stays open until its answer is read.
		.then((response) => response.text())
		.catch(() => {});
}

/** The address of a call: on the site's own origin, or where PUBLIC_API_BASE says when the site is built. */
export function apiUrl(path: string): string {
	return `${import.meta.env.PUBLIC_API_BASE ?? ''}${path}`;
}
