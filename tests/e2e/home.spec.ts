import { expect, test } from '@playwright/test';
import { sample } from '../support/full.ts';

const homes = [
	{ path: '/', lang: 'en', news: 'From the workshop', date: /\w+ \d{1,2}, 20\d\d/, price: /^\$/ },
	{ path: '/fr', lang: 'fr', news: 'Depuis l’atelier', date: /\d{1,2} \p{L}+ 20\d\d/u, price: /€$/ },
	{ path: '/es', lang: 'es', news: 'Desde el taller', date: /\d{1,2} de \p{L}+ de 20\d\d/u, price: /€$/ },
];

for (const { path, lang, news, date, price } of sample(homes)) {
	const prefix = path === '/' ? '' : path;
	/** The regional site has a page in English and one in French. */
	const regional = lang === 'fr' ? '/fr' : '/en';
	test.describe(`home in ${lang}`, () => {
		test.beforeEach(({ page }) => page.goto(path).then(() => undefined));

		test('[RT-01] opens with the newest game, its logo, one line and one action', async ({ page }) => {
			await expect(page.locator('html')).toHaveAttribute('lang', lang);
			await expect(page.getByRole('heading', { level: 1 }).getByRole('img')).toHaveAccessibleName(
				'The Salt Crown',
			);
			const hero = page.locator('main header', { has: page.getByRole('heading', { level: 1 }) });
			await expect(hero.getByRole('link')).toHaveAttribute('href', /^https:\/\/.+\.example/);
		});

		test('[RT-01] shows the seven games as external links', async ({ page }) => {
			const games = page.locator('#games').getByRole('link').and(page.locator('[target]'));
			await expect(games).toHaveCount(7);
			for (const game of await games.all()) {
				await expect(game).toHaveAttribute('href', /^https:\/\/[^/]+\.example/);
				await expect(game).toHaveAttribute('target', '_blank');
			}
		});

		test('[RT-01] [AP-01] shows the banners of the CMS and the products of the merch service', async ({
			page,
			request,
		}) => {
			const cms = `${process.env.TEST_SANDBOX_URL}/cms`;
			const banners = await (await request.get(`${cms}/api/multibanners?locale=${lang}`)).json();
			for (const { title } of banners)
				await expect(page.getByRole('heading', { name: title, exact: true })).toBeAttached();
			const region = lang === 'en' ? 'north-america' : 'europe';
			const merch = `${process.env.TEST_SANDBOX_URL}/merch/public-api/products?region=${region}&locale=${lang}`;
			const { data } = await (await request.get(merch)).json();
			const store = page.locator('section', { has: page.locator('#store-title') });
			for (const { name } of data) await expect(store.getByRole('link', { name, exact: true })).toBeVisible();
			await expect(store.locator('.price').first()).toHaveText(price);
		});

		test('[RT-01] [KN-02] [KN-03] shows the latest news with dates as its readers write them', async ({
			page,
		}) => {
			const section = page.locator('section', { has: page.getByRole('heading', { name: news }) });
			await expect(section.getByRole('article')).toHaveCount(3);
			await expect(section.getByRole('time').first()).toHaveText(date);
			for (const summary of await section.locator('.summary').allTextContents()) {
				expect(summary.length <= 160 && (summary.length < 150 || /[.!?]$/.test(summary))).toBe(true);
			}
		});

		test('[RT-01] the news are the three newest of the CMS', async ({ page, request }) => {
			const cms = `${process.env.TEST_SANDBOX_URL}/cms`;
			const items: { slug: string; title: string; publishedAt: string }[] = await (
				await request.get(`${cms}/api/open/office-news?locale=${lang}`)
			).json();
			const newest = items.toSorted((a, b) => b.publishedAt.localeCompare(a.publishedAt)).slice(0, 3);
			const section = page.locator('section', { has: page.getByRole('heading', { name: news }) });
			const links = section.getByRole('article').getByRole('link');
			await expect(links).toHaveText(newest.map(({ title }) => title));
			const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
			expect(addresses).toEqual(newest.map(({ slug }) => `${prefix}/blog/${slug}`));
		});

		test('[RT-01] leads to the careers and to each office that has a page here', { tag: '@full' }, async ({
			page,
			request,
		}) => {
			const cms = `${process.env.TEST_SANDBOX_URL}/cms`;
			const offices: { slug: string; externalUrl: string | null }[] = await (
				await request.get(`${cms}/api/open/offices/${lang}`)
			).json();
			const ours = offices.filter(({ externalUrl }) => !externalUrl).map(({ slug }) => slug);
			expect(ours.length).toBeGreaterThanOrEqual(6);
			const life = page.locator('section', { has: page.locator('#life-title') });
			const links = life.getByRole('link');
			const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
			expect(addresses).toEqual([
				`${prefix}/careers`,
				...ours.map((slug) => `${slug === 'quebec' ? regional : prefix}/careers/location/${slug}`),
			]);
		});
	});
}

test('every picture loads, and the policy lets everything of the page through', async ({ page }) => {
	const complaints: string[] = [];
	page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
	page.on('pageerror', (error) => complaints.push(error.message));
	await page.goto('/');
	const broken = await page.evaluate(async () => {
		const images = [...document.images];
		for (const image of images) image.loading = 'eager';
		const states = await Promise.all(
			images.map((image) =>
				image.decode().then(
					() => '',
					() => image.currentSrc,
				),
			),
		);
		return states.filter(Boolean);
	});
	expect(broken).toEqual([]);
	expect(complaints).toEqual([]);
});

test('no request leaves for another origin', async ({ page, baseURL }) => {
	const foreign: string[] = [];
	page.on('request', (request) => {
		if (!request.url().startsWith(baseURL ?? '') && !request.url().startsWith('data:'))
			foreign.push(request.url());
	});
	await page.goto('/', { waitUntil: 'networkidle' });
	expect(foreign).toEqual([]);
});

test.describe('without scripts', () => {
	test.use({ javaScriptEnabled: false });

	test('the home page is complete and its menus open', async ({ page }) => {
		await page.goto('/fr');
		await expect(page.locator('#games').getByRole('link')).toHaveCount(14);
		await page.getByRole('button', { name: 'Carrières' }).click();
		await expect(page.getByRole('link', { name: 'Gand' }).first()).toBeVisible();
		await page.getByRole('button', { name: 'Compte' }).click();
		await expect(page.getByRole('link', { name: 'Connexion' })).toBeVisible();
	});
});
