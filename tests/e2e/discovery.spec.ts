import { expect, test } from '@playwright/test';

type Data = Record<string, unknown> & { '@type': string };

async function factsOf(page: import('@playwright/test').Page): Promise<Data[]> {
	const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
	return texts.flatMap((text) => {
		const data = JSON.parse(text) as Data & { '@graph'?: Data[] };
		return data['@graph'] ?? data;
	});
}

test('the sitemap lists what may be indexed in the listed languages, with alternates and dates', async ({
	request,
	baseURL,
}) => {
	const robots = await (await request.get('/robots.txt')).text();
	expect(robots).toContain(`Sitemap: ${baseURL}/sitemap-index.xml`);
	const index = await (await request.get('/sitemap-index.xml')).text();
	const [, part = ''] = /<loc>([^<]+)<\/loc>/.exec(index) ?? [];
	const text = await (await request.get(part)).text();
	const pages = [...text.matchAll(/<url>.*?<\/url>/gs)].map(([page]) => page);
	const addresses = pages.map((page) => /<loc>([^<]+)/.exec(page)?.[1]?.replace(baseURL ?? '', '') || '/');
	for (const listed of ['/', '/fr', '/blog', '/fr/blog/introducing-wending', '/privacy', '/press'])
		expect(addresses).toContain(listed);
	for (const address of addresses)
		expect(address).not.toMatch(/^\/es\b|\/account\/(?!faq)|\/404|\/error|\/kit|\/status/);
	const item = pages.find((page) => page.includes('/fr/blog/introducing-wending</loc>'));
	expect(item).toMatch(/hreflang="en"[^>]+\/blog\/introducing-wending"/);
	expect(item).toMatch(/hreflang="x-default"/);
	expect(item).toMatch(/<lastmod>20\d\d-/);
});

test('the home page describes the studio and its seven games', async ({ page }) => {
	await page.goto('/');
	const facts = await factsOf(page);
	expect(facts.filter((data) => data['@type'] === 'Organization')).toHaveLength(1);
	expect(facts.filter((data) => data['@type'] === 'VideoGame')).toHaveLength(7);
});

test('a news item describes itself and its place', async ({ page, baseURL, request }) => {
	await page.goto('/fr/blog/introducing-wending');
	const facts = await factsOf(page);
	const posting = facts.find((data) => data['@type'] === 'BlogPosting');
	expect(posting).toMatchObject({
		'@context': 'https://schema.org',
		headline: await page.getByRole('heading', { level: 1 }).textContent(),
		mainEntityOfPage: `${baseURL}/fr/blog/introducing-wending`,
	});
	expect(facts.find((data) => data['@type'] === 'BreadcrumbList')).toBeTruthy();
	const picture = await page.locator('meta[property="og:image"]').getAttribute('content');
	expect(posting?.image).toBe(picture);
	const reply = await request.get(picture ?? '');
	expect(reply.headers()['content-type']).toBe('image/jpeg');
});

test('[KN-01] links to a page without a picture show the brand’s card, of 1200 by 630', {
	tag: '@full',
}, async ({ page, request }) => {
	await page.goto('/privacy');
	const card = await page.locator('meta[property="og:image"]').getAttribute('content');
	expect((await request.get(card ?? '')).status()).toBe(200);
	const size = await page.evaluate(async (url) => {
		const image = new Image();
		image.src = new URL(url).pathname;
		await image.decode();
		return [image.naturalWidth, image.naturalHeight];
	}, card ?? '');
	expect(size).toEqual([1200, 630]);
});
