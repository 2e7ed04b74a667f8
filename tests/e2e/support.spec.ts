import { expect, type Page, test } from '@playwright/test';
import en from '../../i18n/en/support.json' with { type: 'json' };
import es from '../../i18n/es/support.json' with { type: 'json' };
import fr from '../../i18n/fr/support.json' with { type: 'json' };
import { sample } from '../support/full.ts';
import { complaintsOf } from './account-support.ts';
import { axeFindings } from './axe.ts';

interface Entry {
	slug: string;
	name: string;
	title: string;
	category: string;
	game?: string | null;
	related: string[];
	reviewedAt: string;
	featured?: boolean;
}

const entriesOf = async (collection: string, locale: string): Promise<Entry[]> =>
	(await fetch(`${process.env.TEST_SANDBOX_URL}/cms/api/${collection}?locale=${locale}`)).json();

const languages = [
	{ locale: 'en', prefix: '', texts: en, day: /\b\w+ \d{1,2}, 20\d\d$/ },
	{ locale: 'fr', prefix: '/fr', texts: fr, day: /\b\d{1,2} \p{L}+ 20\d\d$/u },
	{ locale: 'es', prefix: '/es', texts: es, day: /\b\d{1,2} de \p{L}+ de 20\d\d$/u },
];

for (const { locale, prefix, texts, day } of sample(languages)) {
	test(`[RT-19] [LY-01] the support home shows the subjects and the most asked of the CMS in ${locale}`, async ({
		page,
	}) => {
		const [categories, faqs] = [await entriesOf('faq-categories', locale), await entriesOf('faqs', locale)];
		await page.goto(`${prefix}/support`);
		await expect(page.locator('html')).toHaveAttribute('lang', locale);
		await expect(page.locator('main')).toHaveAttribute('data-layout', 'default');
		const subjects = page.locator('section', { has: page.locator('#subjects') }).getByRole('link');
		await expect(subjects).toHaveCount(6);
		for (const { slug, name } of categories)
			await expect(subjects.filter({ hasText: name })).toHaveAttribute('href', `${prefix}/support/${slug}`);
		const featured = faqs.filter((faq) => faq.featured).map(({ title }) => title);
		await expect(page.locator('section', { has: page.locator('#featured') }).getByRole('link')).toHaveText(
			featured,
		);
		await expect(page.locator('main').locator(`a[href="${prefix}/contact"]`)).toBeVisible();
	});

	test(`[RT-20] [EN-07] a subject lists its answers and the other subjects in ${locale}`, async ({
		page,
	}) => {
		const [categories, faqs] = [await entriesOf('faq-categories', locale), await entriesOf('faqs', locale)];
		await page.goto(`${prefix}/support/saves`);
		const [saves] = categories.filter(({ slug }) => slug === 'saves');
		await expect(page.getByRole('heading', { level: 1 })).toHaveText(saves?.name ?? '');
		const own = faqs.filter(({ category }) => category === 'saves');
		await expect(page.locator('.faqs').getByRole('link')).toHaveText(own.map(({ title }) => title));
		const others = categories.filter((category) => category !== saves);
		const links = page.getByRole('complementary', { name: texts.category.others }).getByRole('link');
		await expect(links).toHaveCount(others.length);
		for (const { slug, name } of others) {
			const count = faqs.filter(({ category }) => category === slug).length;
			const link = links.filter({ hasText: name });
			await expect(link).toHaveAttribute('href', `${prefix}/support/${slug}`);
			await expect(link).toContainText(texts.count_other.replace('{{count}}', String(count)));
		}
	});

	test(`[RT-21] an answer shows when it was checked, what helps too and the way back in ${locale}`, async ({
		page,
	}) => {
		const faqs = await entriesOf('faqs', locale);
		const faq = faqs.find(({ slug }) => slug === 'forgotten-password');
		await page.goto(`${prefix}/support/faqs/forgotten-password`);
		await expect(page.getByRole('heading', { level: 1 })).toHaveText(faq?.title ?? '');
		await expect(page.getByRole('article').locator('ol li')).toHaveCount(3);
		await expect(page.locator('.reviewed')).toHaveText(day);
		await expect(page.locator('.reviewed')).toContainText(texts.faq.reviewed);
		const related = faqs.filter(({ slug }) => faq?.related.includes(slug));
		const alike = faqs.filter(({ category }) => category === faq?.category);
		const further = alike.filter((other) => other !== faq && !related.includes(other)).slice(0, 4);
		for (const [title, list] of [
			[texts.faq.related, related],
			[texts.faq.ofSubject, further],
		] as const)
			await expect(
				page.getByRole('complementary').getByRole('region', { name: title }).getByRole('link'),
			).toHaveText(list.map(({ title }) => title));
		await page
			.getByRole('main')
			.getByRole('navigation')
			.locator(`a[href="${prefix}/support/account"]`)
			.click();
		await expect(page).toHaveURL(`${prefix}/support/account`);
	});
}

test('[RT-21] beside an answer about a game stand its cover, its newest version and more answers about it', async ({
	page,
}) => {
	const slug = 'disk-space-the-salt-crown';
	await page.goto(`/support/faqs/${slug}`);
	const beside = page.getByRole('complementary');
	const game = beside.getByRole('region', { name: 'The Salt Crown', exact: true });
	await expect(game.locator('img')).toHaveJSProperty('complete', true);
	await expect(game).toContainText('Version 1.2.0');
	await expect(game.getByRole('link', { name: en.home.patches })).toHaveAttribute(
		'href',
		'/support/patches/the-salt-crown',
	);
	const faqs = await entriesOf('faqs', 'en');
	const faq = faqs.find((each) => each.slug === slug);
	const ofGame = faqs.filter(
		(each) => each.game === faq?.game && each !== faq && !faq?.related.includes(each.slug),
	);
	expect(ofGame.length).toBeGreaterThan(3);
	const title = en.faq.ofGame.replace('{{game}}', 'The Salt Crown');
	await expect(beside.getByRole('region', { name: title }).getByRole('link')).toHaveText(
		ofGame.slice(0, 4).map((each) => each.title),
	);
});

test('[RT-21] the way to an answer is shown, and given to search engines', async ({ page, baseURL }) => {
	await page.goto('/support/faqs/lost-phone');
	const trail = page.getByRole('navigation', { name: en.trail }).getByRole('link');
	await expect(trail).toHaveText(['Support', 'Account and login']);
	const facts = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '{}');
	expect(facts['@type']).toBe('BreadcrumbList');
	const items = facts.itemListElement.map(({ item }: { item: string }) => item);
	expect(items).toEqual([
		`${baseURL}/support`,
		`${baseURL}/support/account`,
		`${baseURL}/support/faqs/lost-phone`,
	]);
});

test('[RT-21] an answer prints alone', { tag: '@full' }, async ({ page }) => {
	await page.goto('/support/faqs/lost-phone');
	await page.emulateMedia({ media: 'print' });
	await expect(page.getByRole('article')).toBeVisible();
	for (const part of [page.getByRole('search'), page.locator('aside'), page.getByRole('banner')])
		await expect(part).toBeHidden();
});

for (const path of sample([
	'/support/no-such-subject',
	'/support/faqs/no-such-answer',
	'/fr/support/faqs/no-such-answer',
]))
	test(`[RT-20] [RT-21] ${path} is not found`, async ({ page }) => {
		expect((await page.goto(path))?.status()).toBe(404);
	});

test('[EN-08] support is built: a visitor asks no service and keeps nothing', async ({ page }) => {
	const calls: string[] = [];
	page.on(
		'request',
		(request) => /\/api\/|\/cms\/|\/pagefind\//.test(request.url()) && calls.push(request.url()),
	);
	for (const path of ['/support', '/support/account', '/support/faqs/lost-phone'])
		await page.goto(path, { waitUntil: 'networkidle' });
	expect(calls).toEqual([]);
	expect(await page.evaluate(() => localStorage.length)).toBe(0);
});

const field = (page: Page) => page.locator('#search-query');
const options = (page: Page) => page.getByRole('listbox').getByRole('option');

const typos = [
	{ prefix: '', texts: en, typed: 'forgoten pasword', meant: 'forgotten password' },
	{ prefix: '/fr', texts: fr, typed: 'mot de pasze oublié', meant: 'mot de passe oublié' },
	{ prefix: '/es', texts: es, typed: 'contraseña olvdada', meant: 'contraseña olvidada' },
];

for (const { prefix, texts, typed, meant } of sample(typos))
	test(`the search suggests while one types and forgives a slip: ${typed}`, { tag: '@full' }, async ({
		page,
	}) => {
		const complaints = complaintsOf(page);
		await page.goto(`${prefix}/support`);
		await field(page).fill(typed);
		await expect(page.getByText(texts.search.corrected.replace('{{query}}', meant))).toBeVisible();
		await expect(options(page).first().locator('mark').first()).toBeVisible();
		await page.keyboard.press('ArrowDown');
		await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
		await page.keyboard.press('Enter');
		await expect(page).toHaveURL(`${prefix}/support/faqs/forgotten-password`);
		expect(complaints).toEqual([]);
	});

test('the suggestions are chosen by keyboard, and Escape leaves what was typed', { tag: '@full' }, async ({
	page,
}) => {
	await page.goto('/support');
	await field(page).fill('cloud');
	await expect(options(page).first()).toBeVisible();
	const input = page.getByRole('combobox');
	await expect(input).toHaveAttribute('aria-expanded', 'true');
	await expect(page.getByRole('search').getByRole('status')).toHaveText(/\d+ results\./);
	await page.keyboard.press('ArrowUp');
	await expect(input).toHaveAttribute(
		'aria-activedescendant',
		(await options(page).last().getAttribute('id')) ?? '',
	);
	await page.keyboard.press('ArrowDown');
	await expect(input).not.toHaveAttribute('aria-activedescendant');
	await page.keyboard.press('Escape');
	await expect(options(page)).toHaveCount(0);
	await expect(input).toHaveAttribute('aria-expanded', 'false');
	await expect(input).toHaveValue('cloud');
	await page.keyboard.press('Enter');
	await expect(page).toHaveURL('/search?q=cloud');
});

test('answers come before other pages, and a question in many words finds its answer', {
	tag: '@full',
}, async ({ page }) => {
	await page.goto('/support');
	await field(page).fill('Emberwick');
	await expect(options(page).first()).toContainText('Answer');
	await field(page).fill('how do I get my money back?');
	await options(page).filter({ hasText: 'Can I have my money back?' }).click();
	await expect(page.getByRole('heading', { level: 1 })).toContainText('Can I have my money back?');
});

for (const { prefix, query, kinds, count } of sample([
	{ prefix: '', query: 'emberwick', kinds: ['Answer', 'News', 'Game'], count: /^\d+ results\.$/ },
	{ prefix: '/fr', query: 'emberwick', kinds: ['Réponse', 'Actualité', 'Jeu'], count: /^\d+ résultats\.$/ },
]))
	test(`the search page finds answers, news and games at ${prefix || '/'}`, { tag: '@full' }, async ({
		page,
	}) => {
		const complaints = complaintsOf(page);
		await page.goto(`${prefix}/search?q=${query}`);
		const results = page.locator('[data-part=results] > li');
		await expect(results).toHaveCount(10);
		await expect(page.getByRole('status').filter({ hasText: count })).toBeVisible();
		await page.locator('[data-part=more]').click();
		await expect(results.nth(10).getByRole('link')).toBeFocused();
		for (const kind of kinds) await expect(results.filter({ hasText: kind }).first()).toBeVisible();
		for (const link of await results.getByRole('link').all())
			await expect(link).toHaveAttribute('href', new RegExp(`^(?:${prefix}/|https://[^/]+\\.example)`));
		await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
		expect(complaints).toEqual([]);
	});

test('a word in French is found behind its article, and a long page at its part', { tag: '@full' }, async ({
	page,
}) => {
	await page.goto('/fr/search?q=espace%20disque');
	await expect(page.locator('[data-part=results]').getByRole('link').first()).toContainText(
		'Combien d’espace',
	);
	await page.goto('/search?q=withdrawal');
	const terms = page.locator('[data-part=results]').getByRole('link', { name: 'Terms of service' });
	await expect(terms).toHaveAttribute('href', /^\/tos#section-\d+/);
});

test('[KN-03] an excerpt ends in three dots where its text goes on', { tag: '@full' }, async ({ page }) => {
	await page.goto('/search?q=withdrawal');
	const excerpts = page.locator('[data-part=results] [data-part=excerpt]');
	await expect(excerpts.first()).toHaveText(/[^.…]\.\.\.$/);
	for (const text of await excerpts.allTextContents()) expect(text).toMatch(/[^.](?:\.\.\.|[.!?])$/);
});

test('what nothing is found for is said, and typing on searches on', { tag: '@full' }, async ({ page }) => {
	await page.goto('/search?q=zzzzqqqq');
	await expect(
		page.getByRole('status').filter({ hasText: en.search.none.replace('{{query}}', 'zzzzqqqq') }),
	).toBeVisible();
	await field(page).fill('lantern');
	await expect(page.locator('[data-part=results] > li').first()).toBeVisible();
	await expect(page).toHaveURL('/search?q=lantern');
});

/** Holds back what results are made of until it is let through. */
async function holdResults(page: Page): Promise<() => void> {
	const { promise, resolve } = Promise.withResolvers<void>();
	await page.route('**/pagefind/*/fragment/**', async (route) => {
		await promise;
		await route.continue();
	});
	return resolve;
}

const fragment = (page: Page) => page.waitForRequest('**/pagefind/*/fragment/**');
const results = (page: Page) => page.locator('[data-part=results] > li');

/** That as many results are shown as there can be on two pages, each of them once. */
async function expectTwoPages(page: Page): Promise<void> {
	const found = Number.parseInt(await page.locator('[data-part=count]').innerText(), 10);
	await expect(results(page)).toHaveCount(Math.min(20, found));
	const addresses = await results(page)
		.getByRole('link')
		.evaluateAll((links: HTMLAnchorElement[]) => links.map(({ href }) => href));
	expect(new Set(addresses).size).toBe(addresses.length);
}

test('each result is shown once, however often it is asked for while it loads', { tag: '@full' }, async ({
	page,
}) => {
	const loads = fragment(page);
	let letThrough = await holdResults(page);
	await page.goto('/search?q=emberwick');
	await loads;
	await field(page).press('Enter');
	letThrough();
	const more = page.locator('[data-part=more]');
	await expect(more).toBeVisible();
	await page.unrouteAll({ behavior: 'wait' });
	letThrough = await holdResults(page);
	await more.dblclick();
	letThrough();
	await expect(results(page).nth(10).getByRole('link')).toBeFocused();
	await expectTwoPages(page);
});

test('results that come after somebody typed on are not shown', { tag: '@full' }, async ({ page }) => {
	const loads = fragment(page);
	const letThrough = await holdResults(page);
	await page.goto('/search?q=emberwick');
	await loads;
	await field(page).fill('zzzzqqqq');
	await expect(page.getByText(en.search.none.replace('{{query}}', 'zzzzqqqq'))).toBeVisible();
	letThrough();
	await page.waitForLoadState('networkidle');
	await expect(results(page)).toHaveCount(0);
});

test('what the index of a language holds of a page stays with the browser', { tag: '@full' }, async ({
	page,
}) => {
	const answer = page.waitForResponse('**/pagefind/fr/fragment/**');
	await page.goto('/fr/search?q=emberwick');
	expect((await answer).headers()['cache-control']).toContain('immutable');
});

test('that more results do not come is said, and they come once they can', { tag: '@full' }, async ({
	page,
}) => {
	const problems: Error[] = [];
	page.on('pageerror', (problem) => problems.push(problem));
	await page.goto('/search?q=emberwick');
	await expect(results(page)).toHaveCount(10);
	await page.route('**/pagefind/*/fragment/**', (route) => route.abort());
	await page.locator('[data-part=more]').click();
	await expect(page.getByText(en.search.failed)).toBeVisible();
	await expect(results(page)).toHaveCount(10);
	await page.unrouteAll();
	await page.locator('[data-part=more]').click();
	await expect(results(page).nth(10).getByRole('link')).toBeFocused();
	await expect(page.getByText(en.search.failed)).toBeHidden();
	await expectTwoPages(page);
	expect(problems).toEqual([]);
});

test('without its index the search asks for the answers of support, and says so', { tag: '@full' }, async ({
	page,
}) => {
	await page.route('**/pagefind/**', (route) => route.abort());
	await page.goto('/search?q=cloud');
	await expect(page.getByText(en.search.answersOnly)).toBeVisible();
	await expect(page.locator('[data-part=results] > li').first()).toBeVisible();
	await page.route('**/api/**', (route) => route.abort());
	await field(page).fill('saves');
	await expect(page.getByText(en.search.failed)).toBeVisible();
});

test.describe('before the question about cookies is answered', () => {
	test.use({ storageState: { cookies: [], origins: [] } });

	test('T99 searching asks nobody but the site itself', { tag: '@full' }, async ({ page, baseURL }) => {
		const foreign: string[] = [];
		page.on('request', (request) => {
			if (!request.url().startsWith(`${baseURL}/`)) foreign.push(request.url());
		});
		await page.goto('/support');
		await field(page).fill('cloud');
		await expect(options(page).first()).toBeVisible();
		await page.goto('/search?q=emberwick', { waitUntil: 'networkidle' });
		expect(foreign).toEqual([]);
	});
});

test.describe('without scripts', () => {
	test.use({ javaScriptEnabled: false });

	test('support is complete, and its search field leads to the subjects', async ({ page }) => {
		await page.goto('/fr/support/faqs/lost-phone');
		await expect(page.getByRole('article').locator('.prose')).toBeVisible();
		await field(page).fill('code');
		await page.keyboard.press('Enter');
		await expect(page).toHaveURL('/fr/search?q=code');
		await expect(page.locator('main noscript p')).toHaveText(fr.searchPage.noscript);
		await page.getByRole('complementary').getByRole('link', { name: 'Compte et connexion' }).click();
		await expect(page).toHaveURL('/fr/support/account');
	});
});

test('axe finds nothing in the suggestions', { tag: '@full' }, async ({ page }) => {
	await page.goto('/support');
	await field(page).fill('forgoten');
	await expect(options(page).first()).toBeVisible();
	expect(await axeFindings(page)).toEqual([]);
});
