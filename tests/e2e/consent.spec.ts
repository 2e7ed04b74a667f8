import { expect, type Page, test } from '@playwright/test';
import { clearFaults, readState, setFaults } from '../support/control.ts';
import { sample } from '../support/full.ts';
import { required } from '../support/required.ts';
import { complaintsOf } from './account-support.ts';
import { axeFindings } from './axe.ts';
import {
	acceptAll,
	analyticsBox,
	answerBefore,
	bar,
	changeQuestion,
	choose,
	confirmChoices,
	cookiesOf,
	expectViews,
	foreignRequests,
	hitsFromNow,
	reject,
	settingsLink,
} from './consent-support.ts';
import { inSomeLanguage } from './page-types.ts';

// A visitor who was never here.
test.use({ storageState: { cookies: [], origins: [] } });

const isReact = (text: string) => text.includes('react.transitional.element');

/** The scripts that a page asks for from now on. */
function scriptsOf(page: Page): Promise<string>[] {
	const scripts: Promise<string>[] = [];
	page.on('response', (response) => {
		if (response.request().resourceType() === 'script') scripts.push(response.text());
	});
	return scripts;
}

const asksForPrivacy = (page: Page) =>
	page.addInitScript(() => {
		Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true });
	});

test.describe('the bar', () => {
	test('[CK-01] opens with the page, loads nothing more for it, and takes no focus', async ({
		page,
		context,
	}) => {
		/** The files that the page asks for by itself. */
		const requested = async () => {
			const requests: string[] = [];
			page.on('request', (request) => requests.push(request.url()));
			await page.goto('/privacy', { waitUntil: 'networkidle' });
			page.removeAllListeners('request');
			return requests.sort();
		};
		const first = await requested();
		await expect(bar(page)).toBeVisible();
		expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
		await answerBefore(context, 1, 0);
		expect(await requested()).toEqual(first);
		await expect(bar(page)).toHaveCount(0);
	});

	test('[CK-01] is answered and opened again without React', { tag: '@full' }, async ({ page }) => {
		const scripts = scriptsOf(page);
		await page.goto('/');
		await acceptAll(page);
		await expect(bar(page)).toBeHidden();
		await settingsLink(page).click();
		await expect(analyticsBox(page)).toBeChecked();
		expect((await Promise.all(scripts)).some(isReact)).toBe(false);
	});

	test('[CK-01] its Choose unfolds the categories and leads to the box; Confirm takes its place', async ({
		page,
	}) => {
		await page.goto('/');
		const buttons = bar(page).getByRole('button');
		await expect(buttons).toHaveText(['Accept All', 'Reject', 'Choose']);
		await expect(bar(page).getByRole('list')).toBeHidden();
		await choose(page);
		await expect(bar(page).getByRole('listitem')).toHaveCount(2);
		await expect(analyticsBox(page)).toBeFocused();
		await expect(analyticsBox(page)).not.toBeChecked();
		await expect(buttons).toHaveText(['Accept All', 'Reject', 'Confirm my choices']);
	});

	test('its box is drawn as those of forms are', { tag: '@full' }, async ({ page }) => {
		await page.goto('/');
		await choose(page);
		await expect(analyticsBox(page)).toHaveCSS('appearance', 'none');
		const drawn = await analyticsBox(page).evaluate((box) => getComputedStyle(box, '::before').inlineSize);
		expect(drawn).toBe('24px');
	});

	for (const analytics of sample([0, 1] as const)) {
		test(`[CK-01] does not open after an answer of ${analytics}`, { tag: '@full' }, async ({
			page,
			context,
		}) => {
			await answerBefore(context, 1, analytics);
			await page.goto('/', { waitUntil: 'networkidle' });
			await expect(bar(page)).toHaveCount(0);
			expect(await page.locator('html').getAttribute('data-consent')).toBeNull();
		});
	}

	test('[CK-01] opens again after an answer to an older revision, and counts nothing until then', async ({
		page,
		context,
	}) => {
		await answerBefore(context, 1, 1);
		await changeQuestion(page, { revision: 2 });
		const foreign = foreignRequests(page);
		await page.goto('/');
		await choose(page);
		await expect(analyticsBox(page)).not.toBeChecked();
		expect(foreign).toEqual([]);
		await acceptAll(page);
		await expect.poll(() => foreign.length).toBeGreaterThan(0);
		expect(await cookiesOf(context)).toEqual(expect.objectContaining({ consent: '2', analytics: '1' }));
	});

	test('[CK-01] with Global Privacy Control it opens unticked and with a note, and nothing starts', async ({
		page,
		context,
	}) => {
		await asksForPrivacy(page);
		const foreign = foreignRequests(page);
		await page.goto('/');
		await expect(bar(page).getByText('Global Privacy Control')).toBeVisible();
		await choose(page);
		await expect(analyticsBox(page)).not.toBeChecked();
		await confirmChoices(page);
		await expect(bar(page)).toBeHidden();
		expect(await cookiesOf(context)).toEqual({ consent: '1', analytics: '0' });
		await page.reload({ waitUntil: 'networkidle' });
		expect(foreign).toEqual([]);
	});

	test('[CK-01] without Global Privacy Control there is no such note', { tag: '@full' }, async ({ page }) => {
		await page.goto('/');
		await expect(bar(page)).toBeVisible();
		await expect(bar(page).getByText('Global Privacy Control')).toBeHidden();
		await choose(page);
		await expect(analyticsBox(page)).not.toBeChecked();
	});

	for (const colorScheme of sample(['light', 'dark'] as const)) {
		test(`has nothing that axe objects to in ${colorScheme} colours`, async ({ page }) => {
			await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
			await page.goto('/privacy');
			await expect(bar(page)).toBeVisible();
			expect(await axeFindings(page)).toEqual([]);
			await choose(page);
			expect(await axeFindings(page, '#consent-bar')).toEqual([]);
		});
	}

	test('stays open at Escape', { tag: '@full' }, async ({ page }) => {
		await page.goto('/');
		await choose(page);
		await page.keyboard.press('Escape');
		await expect(bar(page)).toBeVisible();
	});

	test('gives the three answers the same look and size', { tag: '@full' }, async ({ page }) => {
		/** How each button looks that is there to press. */
		const looks = () =>
			bar(page)
				.getByRole('button')
				.evaluateAll((buttons) =>
					buttons.map((button) => {
						const { width: inline, height: block } = button.getBoundingClientRect();
						const { backgroundColor, color, fontWeight, fontSize } = getComputedStyle(button);
						const size = [Math.round(inline), Math.round(block)];
						return JSON.stringify([size, backgroundColor, color, fontWeight, fontSize]);
					}),
				);
		for (const width of [320, 390, 1024]) {
			await page.setViewportSize({ width, height: 800 });
			await page.goto('/');
			for (const unfold of [() => bar(page).waitFor(), () => choose(page)]) {
				await unfold();
				await page.mouse.move(0, 0);
				await expect.poll(async () => new Set(await looks()).size).toBe(1);
				expect(await looks()).toHaveLength(3);
			}
		}
	});

	for (const [locale, path] of sample([
		['en', '/'],
		['fr', '/fr'],
		['es', '/es'],
	] as const)) {
		test(`[CK-08] shows the texts of the CMS in ${locale}`, async ({ page, request }) => {
			const address = `${required('TEST_SANDBOX_URL')}/cms/api/configs/consents?locale=${locale}`;
			const { title, text, categories, links } = await (await request.get(address)).json();
			await page.goto(path);
			const region = page.getByRole('region', { name: title });
			await expect(region.getByText(text)).toBeVisible();
			await region.getByRole('button').last().click();
			for (const { name, text: purpose } of categories) {
				await expect(region.getByText(name, { exact: true })).toBeVisible();
				await expect(region.getByText(purpose)).toBeVisible();
			}
			for (const { label, url } of links) {
				const href = locale === 'en' ? url : `/${locale}${url}`;
				await expect(region.getByRole('link', { name: label })).toHaveAttribute('href', href);
			}
		});
	}

	test('[CK-09] has z-index 10000 and is 600 px wide on wide screens', async ({ page }) => {
		for (const width of [970, 1600]) {
			await page.setViewportSize({ width, height: 900 });
			await page.goto('/');
			await expect(bar(page)).toHaveCSS('z-index', '10000');
			await expect(bar(page)).toHaveCSS('width', '600px');
		}
	});

	test('[CK-09] is as wide as a narrow screen, and at 320 px and twice the letters all of it is in reach', {
		tag: '@full',
	}, async ({ page }) => {
		await page.setViewportSize({ width: 320, height: 640 });
		await page.goto('/');
		await expect(bar(page)).toHaveCSS('width', '320px');
		await page.evaluate(() => {
			document.documentElement.style.fontSize = '200%';
		});
		expect(await bar(page).evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
		await reject(page);
		await expect(bar(page)).toBeHidden();
	});

	for (const [locale, path] of sample([
		['fr', '/fr'],
		['en', '/'],
		['es', '/es'],
	] as const))
		test(`[LK-01] is at most 120 px high, on a phone 170 px, in ${locale}`, async ({ page }) => {
			const height = () =>
				page.locator('#consent-bar').evaluate((shown) => shown.getBoundingClientRect().height);
			for (const [width, most] of [
				[320, 170],
				[390, 170],
				[970, 120],
				[1440, 120],
				[2560, 120],
			] as const) {
				await page.setViewportSize({ width, height: 800 });
				await page.goto(path);
				await page.evaluate(() => document.fonts.ready);
				expect(await height(), `at ${width} px`).toBeLessThanOrEqual(most);
			}
		});

	test('[LK-01] is at most half as high as the view with large letters or little room, and all of it is in reach', {
		tag: '@full',
	}, async ({ page }) => {
		for (const [width, height, size] of [
			[390, 844, '200%'],
			[1440, 900, '200%'],
			[844, 390, '100%'],
			[320, 256, '100%'],
		] as const) {
			await page.setViewportSize({ width, height });
			await page.goto('/fr');
			await page.evaluate((fontSize) => Object.assign(document.documentElement.style, { fontSize }), size);
			const opened = page.locator('#consent-bar');
			await opened.getByRole('button', { name: 'Choisir' }).click();
			expect(await opened.evaluate((shown) => shown.getBoundingClientRect().height)).toBeLessThanOrEqual(
				height / 2,
			);
			for (const name of ['Tout accepter', 'Refuser', 'Confirmer mes choix'])
				await opened.getByRole('button', { name }).click({ trial: true });
		}
	});

	for (const [width, height] of sample(
		[
			[390, 844],
			[1024, 768],
			[1440, 900],
			[1920, 1080],
			[2560, 1440],
		] as const,
		2,
	))
		test(`[LK-01] at ${width} px lies over neither the title nor the first action that a page opens with`, async ({
			page,
		}) => {
			await page.setViewportSize({ width, height });
			for (const [path, action] of [
				['/fr', 'main .hero .button'],
				['/fr/playtests', 'main .hero .button'],
				['/fr/careers', 'main .opening .button'],
				['/fr/support', 'main .opening input'],
			] as const) {
				await page.goto(path);
				await page.evaluate(() => document.fonts.ready);
				const over = await page.locator('#consent-bar').boundingBox();
				for (const part of ['main h1', action]) {
					const under = await page.locator(part).first().boundingBox();
					const isSeen =
						over && under && (under.y + under.height <= over.y || under.x + under.width <= over.x);
					expect(isSeen, `${path} ${part}`).toBe(true);
				}
			}
		});

	test('moves nothing of the page when it comes', async ({ page }) => {
		await page.addInitScript(() => {
			Object.assign(globalThis, { shifts: 0 });
			new PerformanceObserver((list) => {
				for (const entry of list.getEntries())
					Object.assign(globalThis, {
						shifts: Reflect.get(globalThis, 'shifts') + Reflect.get(entry, 'value'),
					});
			}).observe({ type: 'layout-shift', buffered: true });
		});
		// The footer of the second is in view from the start.
		await page.setViewportSize({ width: 1440, height: 1800 });
		for (const path of ['/', '/search']) {
			await page.goto(path, { waitUntil: 'networkidle' });
			await expect(bar(page)).toBeVisible();
			expect(await page.evaluate(() => Reflect.get(globalThis, 'shifts'))).toBeLessThan(0.01);
		}
	});

	test('has none but the footer styled anew for the room that it takes', { tag: '@full' }, async ({
		page,
	}) => {
		await page.goto('/');
		const roomOf = (element: string) =>
			page.locator(element).evaluate((it) => getComputedStyle(it).getPropertyValue('--consent-room'));
		await expect.poll(() => roomOf('#footer')).toMatch(/^\d+px$/);
		expect(await roomOf('#content')).toBe('');
	});

	for (const [width, path] of sample([
		[390, '/'],
		[1024, '/privacy'],
	] as const)) {
		test(`[LK-01] at ${width} px never lies over what has the focus`, { tag: '@full' }, async ({ page }) => {
			await page.setViewportSize({ width, height: 800 });
			await page.goto(path);
			await expect(bar(page)).toBeVisible();
			/** What has the focus and stands behind the bar: with its beginning, or at all where it fits above. */
			const covered = () =>
				page.evaluate(() => {
					const [region, focused] = [document.querySelector('#consent-bar'), document.activeElement];
					if (!region || !focused || focused === document.body || region.contains(focused)) return '';
					const [over, under] = [region.getBoundingClientRect(), focused.getBoundingClientRect()];
					const isBeside = under.left >= over.right || under.right <= over.left;
					const visibleEnd = under.height < over.top ? under.bottom : under.top + 24;
					return isBeside || visibleEnd <= over.top ? '' : focused.outerHTML;
				});
			const last = page.getByRole('contentinfo').locator('a').last();
			for (let stops = 0; stops < 150; stops++) {
				await page.keyboard.press('Tab');
				expect(await covered()).toBe('');
				if (await last.evaluate((link) => link === document.activeElement)) return;
			}
			throw new Error('The footer was not reached.');
		});
	}
});

test.describe('an answer', () => {
	test('[CK-02] Accept All stores 1 and 1, and starts analytics', async ({ page, context }) => {
		const complaints = complaintsOf(page);
		const hits = await hitsFromNow();
		await page.goto('/blog');
		await acceptAll(page);
		await expect(bar(page)).toBeHidden();
		expect(await cookiesOf(context)).toMatchObject({ consent: '1', analytics: '1' });
		await expectViews(hits, '/blog');
		expect(complaints).toEqual([]);
	});

	test("[CK-03] 'Confirm my choices' accepts with the box ticked", async ({ page, context }) => {
		const hits = await hitsFromNow();
		await page.goto('/press');
		await choose(page);
		await analyticsBox(page).check();
		await confirmChoices(page);
		await expectViews(hits, '/press');
		expect(await cookiesOf(context)).toMatchObject({ consent: '1', analytics: '1' });
	});

	test("[CK-03] 'Confirm my choices' rejects without it", { tag: '@full' }, async ({ page, context }) => {
		const foreign = foreignRequests(page);
		await page.goto('/press');
		await choose(page);
		await confirmChoices(page);
		await expect(bar(page)).toBeHidden();
		expect(await cookiesOf(context)).toEqual({ consent: '1', analytics: '0' });
		await page.reload({ waitUntil: 'networkidle' });
		expect(foreign).toEqual([]);
	});

	test('[CK-04] Reject stores 1 and 0, removes the cookies of analytics and stops it', async ({
		page,
		context,
	}) => {
		const hits = await hitsFromNow();
		await page.goto('/blog');
		await acceptAll(page);
		await expectViews(hits, '/blog');
		const names = Object.keys(await cookiesOf(context));
		expect(names.filter((name) => name.startsWith('_ga'))).toHaveLength(2);
		const foreign = foreignRequests(page);
		await settingsLink(page).click();
		await reject(page);
		await expect.poll(() => cookiesOf(context)).toEqual({ consent: '1', analytics: '0' });
		await page.goto('/press', { waitUntil: 'networkidle' });
		expect(foreign).toEqual([]);
		expect(await hits()).toHaveLength(1);
	});

	test('[CK-05] reopens from the footer with the present choice and the focus, and gives it back', async ({
		page,
		context,
	}) => {
		await answerBefore(context, 1, 1);
		await page.goto('/blog');
		await settingsLink(page).focus();
		await page.keyboard.press('Enter');
		await expect(bar(page)).toBeFocused();
		await expect(analyticsBox(page)).toBeChecked();
		await analyticsBox(page).uncheck();
		await confirmChoices(page);
		await expect(settingsLink(page)).toBeFocused();
		// What counted visits until now is forgotten once the focus is back.
		await expect.poll(() => cookiesOf(context)).toEqual({ consent: '1', analytics: '0' });
		await settingsLink(page).click();
		await expect(analyticsBox(page)).not.toBeChecked();
	});

	test('[CK-07] holds 90 days in cookies that scripts can read', async ({ page, context }) => {
		await page.goto('/');
		await reject(page);
		await expect(bar(page)).toBeHidden();
		const cookies = await context.cookies();
		expect(cookies.map(({ name }) => name).sort()).toEqual(['analytics', 'consent']);
		for (const cookie of cookies) {
			expect(cookie).toMatchObject({ path: '/', httpOnly: false, secure: true, sameSite: 'Lax' });
			const days = (cookie.expires - Date.now() / 1000) / 86_400;
			expect(days).toBeCloseTo(90, 1);
		}
	});

	test('leaves the same receipt on the device and at the studio', async ({ page }) => {
		await page.goto('/');
		await reject(page);
		const receipt = await page.evaluate(() => JSON.parse(localStorage.getItem('consent-receipt') ?? '{}'));
		expect(receipt).toEqual({
			...{ id: expect.any(String), time: expect.any(String), revision: 1 },
			choices: { necessary: true, analytics: false },
		});
		expect(Math.abs(Date.parse(receipt.time) - Date.now())).toBeLessThan(60_000);
		const kept = async () => (await readState()).rows.consent_receipt?.find(({ id }) => id === receipt.id);
		await expect
			.poll(kept)
			.toEqual({ id: receipt.id, revision: 1, choices: '{"necessary":true,"analytics":false}' });
	});

	test('holds and says nothing when its receipt cannot be sent', { tag: '@full' }, async ({
		page,
		context,
	}) => {
		await setFaults({ service: 'cms', path: '/api/consents', mode: 'status:503' });
		const complaints = complaintsOf(page);
		await page.goto('/');
		const refused = page.waitForResponse('**/api/consents');
		await reject(page);
		expect((await refused).status()).toBe(503);
		await clearFaults();
		await expect(bar(page)).toBeHidden();
		await expect(page.locator('[data-toast]')).toHaveCount(0);
		expect(await cookiesOf(context)).toEqual({ consent: '1', analytics: '0' });
		expect(complaints).toEqual([]);
	});

	test('in one tab closes the bar of another and stops what it counts', { tag: '@full' }, async ({
		page,
		context,
	}) => {
		await page.goto('/');
		await expect(bar(page)).toBeVisible();
		const other = await context.newPage();
		await other.goto('/blog');
		await acceptAll(other);
		await expect(bar(page)).toBeHidden();
		const names = async () => Object.keys(await cookiesOf(context)).filter((name) => /^_ga/.test(name));
		await expect.poll(names).toHaveLength(2);
		await settingsLink(page).click();
		await reject(page);
		await expect.poll(() => other.evaluate(() => Reflect.get(globalThis, 'ga-disable-G-SANDBOX'))).toBe(true);
		expect(await names()).toEqual([]);
	});
});

test.describe('analytics', () => {
	test('[CK-06] starts on load when the analytics cookie is 1', { tag: '@full' }, async ({
		page,
		context,
	}) => {
		await answerBefore(context, 1, 1);
		const hits = await hitsFromNow();
		await page.goto('/press');
		await expectViews(hits, '/press');
	});

	test('[AC-02] a page view is sent on each navigation, and when a page comes back whole', async ({
		page,
		context,
	}) => {
		await answerBefore(context, 1, 1);
		const hits = await hitsFromNow();
		await page.goto('/blog');
		await expectViews(hits, '/blog');
		await page.goto('/fr/press');
		await expectViews(hits, '/blog', '/fr/press');
		await page.goBack();
		await expectViews(hits, '/blog', '/fr/press', '/blog');
		await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
		await expectViews(hits, '/blog', '/fr/press', '/blog', '/blog');
		expect(new Set((await hits()).map(({ visitor }) => visitor)).size).toBe(1);
	});

	test('[AC-02] a page view says nothing of what was typed or sent', { tag: '@full' }, async ({
		page,
		context,
	}) => {
		await answerBefore(context, 1, 1);
		const hits = await hitsFromNow();
		await page.goto('/blog?query=anna%40example.org&token=abc&location=gent#anna', {
			referer: 'https://search.example/?q=anna',
		});
		await expectViews(hits, '/blog?location=gent');
		expect((await hits())[0]?.referrer).toBe('https://search.example');
	});

	test('[AC-02] a collector gets the same, without a cookie', async ({ page, context, baseURL }) => {
		await answerBefore(context, 1, 1);
		const collector = {
			kind: 'collector',
			id: 'site',
			url: `${required('TEST_SANDBOX_URL')}/analytics/collect`,
		};
		await changeQuestion(page, { analytics: collector });
		const hits = await hitsFromNow();
		const asked = foreignRequests(page);
		await page.goto('/press?utm_source=news&email=a%40b.example');
		await expectViews(hits, '/press?utm_source=news');
		expect(await hits()).toEqual([
			{ site: 'site', name: 'page_view', url: `${baseURL}/press?utm_source=news`, referrer: '', visitor: '' },
		]);
		expect(asked).toEqual([collector.url]);
		expect(await cookiesOf(context)).toEqual({ consent: '1', analytics: '1' });
	});

	const plausible = () => ({
		kind: 'plausible',
		id: 'studio.example',
		url: `${required('TEST_SANDBOX_URL')}/analytics/api/event`,
	});
	const matomo = () => ({
		kind: 'matomo',
		id: '7',
		url: `${required('TEST_SANDBOX_URL')}/analytics/matomo.js`,
		hitsUrl: `${required('TEST_SANDBOX_URL')}/analytics/matomo.php`,
	});

	test('[AD-08] Plausible gets the event that it documents, without a cookie', { tag: '@full' }, async ({
		page,
		context,
		baseURL,
	}) => {
		await answerBefore(context, 1, 1);
		const service = plausible();
		await changeQuestion(page, { analytics: service });
		const hits = await hitsFromNow();
		const asked = foreignRequests(page);
		const event = page.waitForRequest(service.url);
		await page.goto('/press?utm_source=news&email=a%40b.example');
		const request = await event;
		expect([request.method(), await request.headerValue('user-agent')]).toEqual(['POST', expect.any(String)]);
		const url = `${baseURL}/press?utm_source=news`;
		expect(request.postDataJSON()).toEqual({ name: 'pageview', domain: 'studio.example', url, referrer: '' });
		const hit = { site: 'studio.example', name: 'pageview', url, referrer: '', visitor: '' };
		await expect.poll(hits).toEqual([hit]);
		expect(asked).toEqual([service.url]);
		expect(await cookiesOf(context)).toEqual({ consent: '1', analytics: '1' });
	});

	test('[AD-08] Matomo counts each page through its own script, and Reject removes what it left', async ({
		page,
		context,
		baseURL,
	}) => {
		await changeQuestion(page, { analytics: matomo() });
		const hits = await hitsFromNow();
		const asked = foreignRequests(page);
		await page.goto('/press?utm_source=news&email=a%40b.example');
		expect(asked).toEqual([]);
		await acceptAll(page);
		const url = `${baseURL}/press?utm_source=news`;
		const visitor = expect.stringMatching(/^[\da-f]{16}$/);
		await expect.poll(hits).toEqual([{ site: '7', name: 'page_view', url, referrer: '', visitor }]);
		const names = async () => Object.keys(await cookiesOf(context)).filter((name) => /^_pk_/.test(name));
		expect((await names()).map((name) => name.split('.')[0]).sort()).toEqual(['_pk_id', '_pk_ses']);
		await page.goto('/blog');
		await expect.poll(async () => (await hits()).at(-1)?.url).toBe(`${baseURL}/blog`);
		await page.evaluate(() => localStorage.setItem('matomo_left', '1'));
		await settingsLink(page).click();
		await reject(page);
		await expect.poll(() => cookiesOf(context)).toEqual({ consent: '1', analytics: '0' });
		expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(['consent-receipt']);
		asked.length = 0;
		await page.goto('/press', { waitUntil: 'networkidle' });
		expect(asked).toEqual([]);
		expect(await hits()).toHaveLength(2);
	});

	test('[AD-08] a yes that is taken back before Matomo has loaded counts nothing', async ({
		page,
		context,
	}) => {
		await changeQuestion(page, { analytics: matomo() });
		let release = () => {};
		const held = new Promise<void>((resolve) => {
			release = resolve;
		});
		await page.route('**/analytics/matomo.js', async (route) => {
			await held;
			await route.continue();
		});
		const hits = await hitsFromNow();
		await page.goto('/press');
		const script = page.waitForRequest('**/analytics/matomo.js');
		await acceptAll(page);
		await script;
		await settingsLink(page).click();
		await reject(page);
		const loaded = page.waitForResponse('**/analytics/matomo.js');
		release();
		await loaded;
		await page.waitForFunction(() => !Array.isArray(Reflect.get(globalThis, '_paq')));
		expect(await hits()).toEqual([]);
		expect(await cookiesOf(context)).toEqual({ consent: '1', analytics: '0' });
	});

	for (const [name, service] of [
		['Plausible', plausible],
		['Matomo', matomo],
	] as const)
		test(`[AD-08] ${name} disturbs nobody when it cannot be reached`, { tag: '@full' }, async ({
			page,
			context,
		}) => {
			await answerBefore(context, 1, 1);
			await changeQuestion(page, { analytics: service() });
			await setFaults({ service: 'analytics', mode: 'reset' });
			const complaints = complaintsOf(page);
			const failed = page.waitForEvent('requestfailed');
			await page.goto('/press');
			await failed;
			await clearFaults();
			await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
			expect(complaints).toEqual([]);
		});

	test('[AD-08] the page about cookies names those of the service that is chosen alone', async ({ page }) => {
		await page.goto('/cookies');
		await expect(page.locator('code', { hasText: /^_ga$/ })).toBeVisible();
		await expect(page.locator('code', { hasText: /^_pk_/ })).toHaveCount(0);
	});

	test('disturbs nobody when it cannot be reached', { tag: '@full' }, async ({ page, context }) => {
		await answerBefore(context, 1, 1);
		await setFaults({ service: 'analytics', mode: 'reset' });
		const complaints = complaintsOf(page);
		const failed = page.waitForEvent('requestfailed');
		await page.goto('/press');
		await failed;
		await clearFaults();
		await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
		expect(complaints).toEqual([]);
	});
});

const publicPages = inSomeLanguage([
	...['/', '/blog', '/press', '/privacy', '/cookies', '/contact', '/playtests'],
	...['/careers/location/gent', '/nowhere'],
]);
const accountPages = [
	'/account/login',
	'/account/create',
	'/account/forgot-password',
	'/account/faq',
	'/fr/account/login',
	'/account/reset-password/mira/secret-code',
	'/fr/account/validate/mira/secret-code',
	'/account/nowhere/secret-code',
	// Leads to the login page, so that none may come after it.
	'/account',
];

test('T99 [CK-06] before an answer no page asks a third party for anything', async ({ page }) => {
	test.setTimeout(180_000);
	const foreign = foreignRequests(page);
	for (const path of [...sample(publicPages, 5), ...sample(accountPages, 3)]) {
		await page.goto(path, { waitUntil: 'load' });
		await expect(page.locator('#consent-bar')).toBeVisible();
	}
	expect(foreign).toEqual([]);
});

test('T99 [CK-06] after Reject no page asks a third party for anything', async ({ page }) => {
	test.setTimeout(180_000);
	await page.goto('/');
	await reject(page);
	const foreign = foreignRequests(page);
	for (const path of [...sample(publicPages, 3), ...sample(accountPages, 2)])
		await page.goto(path, { waitUntil: 'networkidle' });
	expect(foreign).toEqual([]);
});

test('T99 T47 account pages ask no third party for anything, whatever the visitor allowed', async ({
	page,
	context,
}) => {
	test.setTimeout(60_000);
	await answerBefore(context, 1, 1);
	const foreign = foreignRequests(page);
	for (const path of sample(accountPages, 3)) await page.goto(path, { waitUntil: 'networkidle' });
	expect(foreign).toEqual([]);
});

test('T97 an answer leaves nothing of the visitor on the device', async ({ page, context }) => {
	await page.goto('/blog?query=anna');
	await acceptAll(page);
	await expect.poll(async () => Object.keys(await cookiesOf(context)).length).toBe(4);
	const stored = await page.evaluate(() => ({ local: { ...localStorage }, session: { ...sessionStorage } }));
	expect(Object.keys(stored.local)).toEqual(['consent-receipt']);
	expect(JSON.parse(stored.local['consent-receipt'] ?? '')).toEqual({
		id: expect.stringMatching(/^[\w-]{36}$/),
		revision: 1,
		choices: { necessary: true, analytics: true },
		time: expect.any(String),
	});
	expect(await page.evaluate(() => indexedDB.databases())).toEqual([]);
});

test.describe('R11 with storage and cookies blocked', () => {
	test.beforeEach(async ({ page, context }) => {
		const session = await context.newCDPSession(page);
		await session.send('Emulation.setDocumentCookieDisabled', { disabled: true });
		await page.addInitScript(() => {
			for (const name of ['localStorage', 'sessionStorage'])
				Object.defineProperty(globalThis, name, {
					get: () => {
						throw new DOMException('Access is denied for this document.', 'SecurityError');
					},
				});
		});
	});

	test('the bar is closed by an answer, for this page', { tag: '@full' }, async ({ page, context }) => {
		const complaints = complaintsOf(page);
		const foreign = foreignRequests(page);
		await page.goto('/');
		await acceptAll(page);
		await expect(bar(page)).toBeHidden();
		expect(await cookiesOf(context)).toEqual({});
		expect(foreign).toEqual([]);
		await page.reload();
		await expect(bar(page)).toBeVisible();
		expect(complaints).toEqual([]);
	});
});

test.describe('R11 with scripts blocked', () => {
	test.use({ javaScriptEnabled: false });

	test('no bar stands in the way, and the cookie settings lead to the page about cookies', {
		tag: '@full',
	}, async ({ page }) => {
		await page.goto('/');
		await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
		await expect(bar(page)).toHaveCount(0);
		await settingsLink(page).click();
		await expect(page).toHaveURL('/cookies');
	});
});

test('[MN-10] the footer has social links, the sitemap, both mail addresses, the policies and the cookie settings', {
	tag: '@full',
}, async ({ page, context }) => {
	await answerBefore(context, 1, 0);
	await page.goto('/');
	const footer = page.getByRole('contentinfo');
	for (const name of ['Bluesky', 'YouTube', 'Discord', 'Twitch'])
		await expect(footer.getByRole('link', { name })).toHaveAttribute('href', /^https:\/\//);
	const sitemap = footer.getByRole('navigation', { name: 'Site' });
	for (const name of ['News', 'Careers', 'Playtests', 'Press', 'Support'])
		await expect(sitemap.getByRole('link', { name })).toBeVisible();
	await expect(footer.getByRole('link', { name: 'Press contact' })).toHaveAttribute('href', /^mailto:press@/);
	await expect(footer.getByRole('link', { name: 'Support contact' })).toHaveAttribute(
		'href',
		/^mailto:support@/,
	);
	await expect(footer.getByRole('link', { name: 'Privacy' })).toHaveAttribute('href', '/privacy');
	await expect(footer.getByRole('link', { name: 'Fan content policy' })).toHaveAttribute(
		'href',
		'/fan-content-policy',
	);
	await settingsLink(page).click();
	await expect(bar(page)).toBeVisible();
});
