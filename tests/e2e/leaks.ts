import type { Page, Request } from '@playwright/test';

/** What left a page, but for navigations to it and from it. */
interface Sent {
	/** Addresses of requests that carry the secret, or say that they come from a page whose address does. */
	leaks: string[];
	/** Origins asked. */
	origins: string[];
}

/** Watches what leaves a page from now on; tells of it once all of it is answered or has failed. */
export function watchFor(secret: string, page: Page): () => Promise<Sent> {
	const asked: Request[] = [];
	page.on('request', (request) => void asked.push(request));
	return async () => {
		const sent = asked.filter((request) => !request.isNavigationRequest());
		const leaks: string[] = [];
		for (const request of sent) {
			await request.response();
			const { referer = '' } = await request.allHeaders();
			if (`${request.url()} ${referer}`.includes(secret)) leaks.push(request.url());
		}
		return { leaks, origins: [...new Set(sent.map((request) => new URL(request.url()).origin))] };
	};
}
