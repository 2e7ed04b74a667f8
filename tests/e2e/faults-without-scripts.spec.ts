import { expect, type Page, test } from '@playwright/test';
import en from '../../i18n/en/common.json' with { type: 'json' };
import es from '../../i18n/es/common.json' with { type: 'json' };
import fr from '../../i18n/fr/common.json' with { type: 'json' };
import { isFull, sample } from '../support/full.ts';

test.use({ javaScriptEnabled: false });

const waits = [en, fr, es].map(({ shell }) => shell.wait);

const prefixes = ['', '/fr', '/es'];

/** One address of each kind of page that is read. */
const kinds = [
	...['/', '/press', '/privacy', '/tos', '/gdpr', '/fan-content-policy', '/accessibility', '/cookies'],
	...['/blog', '/blog/2', '/blog/the-brine-gate-opens', '/playtests', '/contact', '/account/faq'],
	...['/support', '/support/installation', '/support/faqs/refund', '/support/patches'],
	...['/support/patches/emberwick', '/careers', '/careers/internships', '/careers/search'],
	...['/careers/location/gent', '/careers/2004'],
];

/** The addresses that a page's links lead to, as anybody sees and follows them. */
const shownLinks = (page: Page) =>
	page
		.locator('a[href]')
		.evaluateAll((links) =>
			links.filter((link) => link.checkVisibility()).map((link) => link.getAttribute('href')),
		);

/** Every address that the sitemap lists, below the site. */
async function listed(page: Page): Promise<string[]> {
	const text = await (await page.request.get('/sitemap-0.xml')).text();
	return [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
}

async function expectReadable(page: Page, path: string): Promise<void> {
	await page.goto(path);
	await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
	const words = (await page.locator('main').innerText()).split(/\s+/);
	expect(words.length, path).toBeGreaterThan(20);
	await expect(page.locator('[data-part="loading-bar"], [data-toast]').locator('visible=true')).toHaveCount(
		0,
	);
}

for (const path of sample(kinds)) {
	test(`R12 ${path} is readable without scripts, and leads on`, async ({ page }) => {
		await expectReadable(page, path);
		const links = await shownLinks(page);
		for (const target of ['/blog', '/careers', '/playtests', '/press', '/support', '/privacy'])
			expect(links).toContain(target);
		await expect(page.locator('main img[loading=lazy]:not([src])')).toHaveCount(0);
	});
}

test('R12 questions open, jobs and their pages are linked, and press files are there to take', async ({
	page,
}) => {
	await page.goto('/playtests');
	const question = page.locator('main details').first();
	await question.locator('summary').click();
	await expect(question).toHaveAttribute('open', '');
	await page.goto('/careers/search');
	const jobs = (await shownLinks(page)).filter((href) => /^\/careers\/\d+$/.test(href ?? ''));
	expect(new Set(jobs).size).toBeGreaterThan(20);
	await page.goto('/press');
	const files = (await shownLinks(page)).filter((href) => /\.(?:zip|pdf|png|jpe?g|webp)$/.test(href ?? ''));
	expect(files.length).toBeGreaterThan(0);
	for (const href of new Set(files)) expect((await page.request.head(String(href))).status()).toBe(200);
});

if (isFull) {
	test('R12 every page of the sitemap is readable without scripts', async ({ page }) => {
		test.setTimeout(1_200_000);
		for (const path of await listed(page)) await expectReadable(page, path);
	});
}

/** Pages whose purpose needs scripts, in whole or in part. */
const needing = [
	...['/contact', '/support/report', '/support/feedback', '/playtests', '/search'],
	...['/careers/open-application', '/careers/2004', '/careers/alerts', '/status'],
	...['', '/login', '/login/mfa', '/create', '/forgot-password', '/reset-password'].map(
		(path) => `/account${path}`,
	),
	...['/resend-verification', '/delete', '/delete/mfa', '/connected', '/digital-extras', '/saves'].map(
		(path) => `/account${path}`,
	),
	...['/friends', '/terms'].map((path) => `/account${path}`),
];

for (const prefix of sample(prefixes)) {
	test(`R12 forms and the account say in ${prefix || '/'} what scripts are needed for`, {
		tag: '@full',
	}, async ({ page }) => {
		test.setTimeout(180_000);
		for (const path of sample(needing, 6)) {
			await page.goto(prefix + path);
			const notice = page.locator('main noscript p').first();
			await expect(notice, path).toBeVisible();
			await expect(notice, path).toContainText('JavaScript');
			expect((await notice.innerText()).length, path).toBeGreaterThan(30);
			await expect(page.getByText(new RegExp(waits.join('|'))).locator('visible=true')).toHaveCount(0);
		}
	});
}
