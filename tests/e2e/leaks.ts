import type { Page, Request } from '@playwright/test';

/** What left a page, but for navigations to it and from it. */
interface Sent {
	/** Addresses of requests that carry the secret, or say that they come from a page whose address does. */
	leaks: string[];
	/** Origins asked. */
	origins: string[];
}

/** Watches what leaves a page from now on; tells of it once nothing is under way any more. */
export function watchFor(secret: string, page: Page): () => Promise<Sent> {
	const ended: Request[] = [];
	page.on('requestfinished', (request) => void ended.push(request));
	page.on('requestfailed', (request) => void ended.push(request));
	return async () => {
		await page.waitForLoadState('networkidle');
		const sent = ended.filter((request) => !request.isNavigationRequest());
		const leaks: string[] = [];
		for (const request of sent) {
			const { referer = '' } = await request.allHeaders();
			if (`${request.url()} ${referer}`.includes(secret)) leaks.push(request.url());
		}
		return { leaks, origins: [...new Set(sent.map((request) => new URL(request.url()).origin))] };
	};
}
