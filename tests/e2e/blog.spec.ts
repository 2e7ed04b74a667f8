import { expect, test } from '@playwright/test';
import { sample } from '../support/full.ts';

const cms = () => `${process.env.TEST_SANDBOX_URL}/cms`;

interface Item {
	slug: string;
	title: string;
	locale?: string;
	previousSlugs?: string[];
	publishedAt: string;
	tags: string[];
}

const load = async (request: { get(url: string): Promise<{ json(): Promise<Item[]> }> }, locale: string) =>
	(await request.get(`${cms()}/api/open/office-news?locale=${locale}`)).json();

for (const [locale, prefix] of sample(Object.entries({ en: '', fr: '/fr', es: '/es' }))) {
	test(`[RT-29] [AP-03] the blog lists the news of the CMS, newest first, in ${locale}`, async ({
		page,
		request,
	}) => {
		const items = await load(request, locale);
		expect(items.length).toBeGreaterThanOrEqual(24);
		await page.goto(`${prefix}/blog`);
		const titles = await page.getByRole('article').getByRole('heading').allTextContents();
		const newest = items.toSorted((a, b) => b.publishedAt.localeCompare(a.publishedAt));
		expect(titles.length).toBeGreaterThanOrEqual(24);
		expect(titles).toEqual(newest.slice(0, titles.length).map(({ title }) => title));
	});

	test(`[RT-30] [AP-03] an item shows its text, its facts, its neighbours and its like in ${locale}`, async ({
		page,
		request,
	}) => {
		const items = await load(request, locale);
		const item = items.find(({ slug }) => slug === 'introducing-wending');
		await page.goto(`${prefix}/blog/introducing-wending`);
		await expect(page.getByRole('heading', { level: 1 })).toHaveText(item?.title ?? '');
		await expect(page.locator('.facts time')).toHaveAttribute(
			'datetime',
			new Date(item?.publishedAt ?? 0).toISOString(),
		);
		await expect(page.locator('.tags li')).toHaveText(item?.tags ?? []);
		await expect(page.locator('.neighbours a')).toHaveCount(2);
		expect(await page.locator('.related').getByRole('article').count()).toBeGreaterThan(0);
	});

	test(`the feed of the news in ${locale} leads to its items`, async ({ request, baseURL }) => {
		const reply = await request.get(`${prefix}/blog/feed.xml`);
		expect(reply.headers()['content-type']).toMatch(/xml/);
		const text = await reply.text();
		const [, first = ''] = /<item>.*?<link>([^<]+)<\/link>/s.exec(text) ?? [];
		expect(first.startsWith(`${baseURL}${prefix}/blog/`)).toBe(true);
		expect((await request.get(first)).status()).toBe(200);
		expect(text).toContain(`<language>${locale}</language>`);
	});
}

test('[RT-30] a renamed item is found at its former address', { tag: '@full' }, async ({ page, request }) => {
	const renamed = (await load(request, 'en')).find(({ previousSlugs }) => previousSlugs?.length);
	for (const prefix of ['', '/fr']) {
		const reply = await request.get(`${prefix}/blog/${renamed?.previousSlugs?.[0]}`, { maxRedirects: 0 });
		expect(reply.status()).toBe(301);
		expect(reply.headers().location).toBe(`${prefix}/blog/${renamed?.slug}`);
	}
	await page.goto(`/blog/${renamed?.previousSlugs?.[0]}`);
	await expect(page.getByRole('heading', { level: 1 })).toHaveText(renamed?.title ?? '');
});

test('[KN-01] an item that is not translated says so, keeps its language and is indexed once', {
	tag: '@full',
}, async ({ page, request }) => {
	const english = (await load(request, 'fr')).find(({ locale }) => locale === 'en');
	await page.goto(`/fr/blog/${english?.slug}`);
	await expect(page.getByText('Pas encore traduit')).toBeVisible();
	await expect(page.getByRole('heading', { level: 1 })).toHaveAttribute('lang', 'en');
	await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
	await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
	await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
		'href',
		new RegExp(`[^r]/blog/${english?.slug}$`),
	);
	await page.goto(`/blog/${english?.slug}`);
	await expect(page.getByText('Not translated yet')).toHaveCount(0);
	await expect(page.locator('meta[name=robots]')).toHaveCount(0);
});
