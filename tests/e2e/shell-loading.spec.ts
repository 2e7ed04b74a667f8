import { expect, type Page, test } from '@playwright/test';
import { pdf } from '../support/files.ts';
import { sample } from '../support/full.ts';
import { choose, cvOf, openForm } from './apply-support.ts';
import { openList } from './job-list-support.ts';
import {
	answerLogins,
	colourOf,
	hold,
	json,
	openLogin,
	overlay,
	pretendSession,
	root,
	sendLogin,
	stopClock,
	toRgb,
} from './shell-support.ts';

const bar = (page: Page) => page.locator('[data-part="loading-bar"]');
const refusal = json(422, { messages: ['INCORRECT_PASSWORD'], requestId: '1' });

/** Opens a page of each layout. */
const layouts = {
	default: '/',
	careers: '/careers',
	blog: '/blog/the-brine-gate-opens',
	'one-column': '/tos',
	playtesters: '/playtests',
	simple: '/account/reset-password',
};

for (const [layout, path] of sample(Object.entries(layouts))) {
	test(`[LY-02] the layout ${layout} shows the menu, the footer and the cookie bar`, async ({
		page,
		context,
	}) => {
		await context.clearCookies();
		await page.goto(path);
		await expect(page.locator('main')).toHaveAttribute('data-layout', layout);
		await expect(page.getByRole('banner')).toBeVisible();
		await expect(page.getByRole('contentinfo')).toBeVisible();
		await expect(page.getByRole('region', { name: 'A word about cookies' })).toBeVisible();
	});

	test(`[LY-03] the layout ${layout} says to wait once a request has taken 400 ms, and not before`, async ({
		page,
	}) => {
		await pretendSession(page);
		const answerLogout = await hold(page, '**/api/account/logout');
		await page.clock.install();
		await page.goto(path, { waitUntil: 'networkidle' });
		await expect(root(page)).toHaveAttribute('data-session', 'user');
		await stopClock(page);
		await page.locator('[data-logout]').dispatchEvent('click');
		await page.clock.runFor(399);
		await expect(overlay(page)).toBeHidden();
		await page.clock.runFor(1);
		await expect(overlay(page)).toBeVisible();
		expect(await overlay(page).boundingBox()).toEqual({ x: 0, y: 0, ...page.viewportSize() });
		answerLogout((route) => route.fulfill(json(200, { status: true, data: null })));
		await expect(page).toHaveURL('/account/login');
		await expect(overlay(page)).toBeHidden();
	});
}

/** Calls that nobody waits for. */
const quietCalls = [
	{
		what: 'suggestions',
		url: '**/api/faqs?*',
		async begin(page: Page) {
			await page.goto('/contact');
			await expect(page.locator('#contact button[type=submit]')).toBeEnabled();
			await page.locator('#contact-message').fill('I have forgotten the password of my account');
		},
	},
	{
		what: 'newer jobs',
		url: '**/api/careers/job-offers?*',
		begin: (page: Page) => openList(page, '/careers/search'),
	},
	{
		what: 'the ticket of an upload',
		url: '**/api/uploads/ticket',
		async begin(page: Page) {
			await openForm(page, '/careers/2004#apply');
			await choose(page, cvOf(pdf));
		},
	},
	{
		what: 'an upload',
		url: `${process.env.TEST_SANDBOX_URL}/uploads`,
		async begin(page: Page) {
			await openForm(page, '/careers/2004#apply');
			await choose(page, cvOf(pdf));
		},
	},
];

/** That neither overlay nor bar is there two seconds on; the clock stands still, so that they could not have gone. */
async function expectNoWaiting(page: Page): Promise<void> {
	await stopClock(page);
	await page.clock.runFor(2000);
	await expect(overlay(page)).toBeHidden();
	await expect(root(page)).not.toHaveAttribute('data-loading');
}

test.describe('the overlay', () => {
	test('[LY-03] speaks the language of the page, and assistive technology hears it', {
		tag: '@full',
	}, async ({ page }) => {
		await page.goto('/fr');
		await root(page).evaluate((element) => element.setAttribute('data-waiting', ''));
		await expect(page.getByRole('status').getByText('Veuillez patienter…')).toBeVisible();
	});

	test('[LY-03] never comes for the profile check', { tag: '@full' }, async ({ page }) => {
		await pretendSession(page);
		const answerProfile = await hold(page, '**/api/account/profile');
		await page.clock.install();
		const asked = page.waitForRequest('**/api/account/profile');
		await page.goto('/');
		await asked;
		await expectNoWaiting(page);
		answerProfile((route) => route.abort());
	});

	for (const { what, url, begin } of sample(quietCalls))
		test(`[LY-03] [LD-02] never comes for ${what}, nor does the bar`, { tag: '@full' }, async ({ page }) => {
			await page.clock.install();
			await hold(page, url);
			const asked = page.waitForRequest(url);
			await begin(page);
			await asked;
			await expectNoWaiting(page);
		});

	for (const failure of sample(['abort', 'html'] as const)) {
		test(`[LY-03] goes when the request ends badly (${failure})`, { tag: '@full' }, async ({ page }) => {
			await page.clock.install();
			const answerLogin = await hold(page, '**/api/account/login');
			await openLogin(page);
			await stopClock(page);
			await sendLogin(page);
			await page.clock.runFor(400);
			await expect(overlay(page)).toBeVisible();
			answerLogin((route) =>
				failure === 'abort'
					? route.abort()
					: route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' }),
			);
			await expect(overlay(page)).toBeHidden();
		});
	}

	test('[LY-03] never stays longer than 10 s', { tag: '@full' }, async ({ page }) => {
		await page.clock.install();
		await hold(page, '**/api/account/login');
		await openLogin(page);
		await stopClock(page);
		await sendLogin(page);
		await page.clock.runFor(400);
		await expect(overlay(page)).toBeVisible();
		await page.clock.runFor(9999);
		await expect(overlay(page)).toBeVisible();
		await page.clock.runFor(1);
		await expect(overlay(page)).toBeHidden();
	});
});

test.describe('the loading bar', () => {
	test('[LD-01] is yellow, starts after 200 ms, grows over 5 s, ends at 100 and hides after 500 ms', async ({
		page,
	}) => {
		await page.clock.install();
		const answerLogin = await hold(page, '**/api/account/login');
		await openLogin(page);
		await stopClock(page);
		await sendLogin(page);
		await page.clock.runFor(199);
		await expect(bar(page)).toBeHidden();
		await page.clock.runFor(1);
		await expect(bar(page)).toBeVisible();
		await expect(bar(page)).toHaveCSS('background-color', await colourOf(page, '--flame-400'));
		const { red, green, blue } = await toRgb(bar(page), 'background-color');
		expect([red > 200, green > 150, blue < 110]).toEqual([true, true, true]);
		await expect(bar(page)).toHaveCSS('transition-duration', '5s');
		answerLogin((route) =>
			route.fulfill(json(200, { redirect: '/account/login/mfa', data: { mfa: 'totp' } })),
		);
		await expect(page).toHaveURL(/\/account\/login\/mfa/);
		await expect(bar(page)).toBeHidden();
	});

	test('[LD-01] ends at 100 and hides after 500 ms', { tag: '@full' }, async ({ page }) => {
		await page.clock.install();
		const answerForgot = await hold(page, '**/api/account/forgot-password');
		await page.goto('/account/forgot-password');
		await page.locator('#forgot-username').fill('mira');
		await stopClock(page);
		await page.getByRole('button', { name: 'Send the link' }).click();
		await page.clock.runFor(300);
		answerForgot((route) => route.fulfill(json(200, { status: true, data: null })));
		await expect(root(page)).toHaveAttribute('data-loading', 'done');
		await expect(bar(page)).toHaveCSS('transform', 'none');
		await page.clock.runFor(499);
		await expect(bar(page)).toBeVisible();
		await page.clock.runFor(1);
		await expect(bar(page)).toBeHidden();
	});

	test('[LD-01] fails visibly, in another colour and in words', { tag: '@full' }, async ({ page }) => {
		await page.clock.install();
		await answerLogins(page, (route) => route.fulfill(refusal));
		await openLogin(page);
		await stopClock(page);
		await sendLogin(page);
		await expect(root(page)).toHaveAttribute('data-loading', 'failed');
		await expect(bar(page)).toBeVisible();
		await expect(bar(page)).toHaveCSS('background-color', await colourOf(page, '--thorn-600'));
		await expect(page.getByRole('status').getByText('Loading failed')).toBeVisible();
		await page.clock.runFor(500);
		await expect(bar(page)).toBeHidden();
		await expect(page.getByText('Loading failed')).toBeHidden();
	});

	test('[LD-01] does not show for what is answered within 200 ms', { tag: '@full' }, async ({ page }) => {
		await page.clock.install();
		await page.goto('/account/forgot-password');
		await page.locator('#forgot-username').fill('mira');
		await page.route('**/api/account/forgot-password', (route) =>
			route.fulfill(json(200, { status: true, data: null })),
		);
		await stopClock(page);
		await page.getByRole('button', { name: 'Send the link' }).click();
		await expect(page.getByText('Check your mail')).toBeVisible();
		await page.clock.runFor(1000);
		await expect(root(page)).not.toHaveAttribute('data-loading');
	});
});

/** The states of the bar on the pages of a tab, as they change, each with the time since the navigation began. */
async function watchBar(page: Page): Promise<{ path: string; state: string; after: number }[]> {
	const seen: { path: string; state: string; after: number }[] = [];
	await page.exposeFunction('tellState', (told: (typeof seen)[number]) => void seen.push(told));
	await page.addInitScript(() => {
		const { tellState } = globalThis as unknown as { tellState: (told: object) => void };
		let begun = 0;
		window.navigation?.addEventListener('navigate', () => {
			begun = performance.now();
		});
		new MutationObserver(() => {
			const state = document.documentElement.dataset.loading ?? 'none';
			tellState({ path: location.pathname, state, after: performance.now() - begun });
		}).observe(document, { attributes: true, attributeFilter: ['data-loading'], subtree: true });
	});
	return seen;
}

test.describe('between two pages', () => {
	test('[LD-01] the bar shows while the next page is awaited, not within 200 ms, and is gone on it', {
		tag: '@full',
	}, async ({ page }) => {
		const seen = await watchBar(page);
		const answerNext = await hold(page, '**/contact');
		await page.goto('/press', { waitUntil: 'networkidle' });
		await page.evaluate(() => {
			setTimeout(() => document.querySelector<HTMLElement>('a[href="/contact"]')?.click());
		});
		await expect.poll(() => seen.map(({ state }) => state)).toEqual(['busy']);
		expect(seen[0]?.after).toBeGreaterThanOrEqual(195);
		answerNext((route) => route.continue());
		await expect(page).toHaveURL('/contact');
		await expect(root(page)).not.toHaveAttribute('data-loading');
		expect(seen.filter(({ path, state }) => path === '/contact' && state !== 'none')).toEqual([]);
	});

	test('[LD-01] the bar goes when the visitor stops the navigation', { tag: '@full' }, async ({ page }) => {
		const seen = await watchBar(page);
		await hold(page, '**/contact');
		await page.goto('/press', { waitUntil: 'networkidle' });
		await page.evaluate(() => {
			new MutationObserver(() => window.stop()).observe(document.documentElement, {
				attributeFilter: ['data-loading'],
			});
			setTimeout(() => document.querySelector<HTMLElement>('a[href="/contact"]')?.click());
		});
		await expect.poll(() => seen.map(({ state }) => state)).toEqual(['busy', 'none']);
		await expect(page).toHaveURL('/press');
	});

	test('[LD-01] a place on the same page, a file and a mail address bring no bar', { tag: '@full' }, async ({
		page,
	}) => {
		await page.clock.install();
		await page.route('**/a.zip', (route) =>
			route.fulfill({ status: 200, headers: { 'Content-Disposition': 'attachment' }, body: 'x' }),
		);
		await page.goto('/press', { waitUntil: 'networkidle' });
		await stopClock(page);
		for (const href of ['#content', '/press/a.zip', 'mailto:press@studio.example']) {
			await page.evaluate((address) => {
				const link = Object.assign(document.createElement('a'), { href: address });
				document.body.append(link);
				link.click();
			}, href);
			await page.clock.runFor(1000);
			await expect(root(page)).not.toHaveAttribute('data-loading');
		}
	});
});
