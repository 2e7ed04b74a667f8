/** Who opens a page: nobody known, or one who was here before, so that the cookies are answered and the cache is warm. */
export const visitors = ['first', 'returning'] as const;
export type Visitor = (typeof visitors)[number];

const answers = { consent: '1', analytics: '0' };

/** The cookies that a visitor comes with, as both Playwright and Puppeteer take them. */
export function cookiesFor(visitor: Visitor, origin: string) {
	if (visitor === 'first') return [];
	const { hostname: domain } = new URL(origin);
	return Object.entries(answers).map(([name, value]) => ({ name, value, domain, path: '/' }));
}
