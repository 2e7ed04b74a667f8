import { expect, type Locator, type Page, type Route } from '@playwright/test';
import { user } from '../support/user.ts';

/** What a page's root says of its state. */
export const root = (page: Page) => page.locator('html');
export const toasts = (page: Page) => page.locator('[data-toast]');
export const overlay = (page: Page) => page.getByText('Please wait ...', { exact: true });
export const offlineNotice = (page: Page) => page.getByText('You are offline.');
export const brokenNotice = (page: Page) =>
	page.getByRole('alert').filter({ hasText: 'could not be loaded' });

/** The links to the page in its other languages, in the footer. @param name what the page's language calls them */
export const languages = (page: Page, name = 'Language') =>
	page.getByRole('contentinfo').getByRole('navigation', { name });

export const json = (status: number, body: unknown) => ({
	status,
	contentType: 'application/json',
	body: JSON.stringify(body),
});

/** The present value of a colour token, as computed styles give it. */
export const colourOf = (page: Page, token: string) =>
	page.evaluate((name) => {
		const probe = document.createElement('i');
		probe.style.color = `var(${name})`;
		document.body.append(probe);
		const { color } = getComputedStyle(probe);
		probe.remove();
		return color;
	}, token);

/** The red, green and blue of an element's colour, 0 to 255 each. */
export const toRgb = (element: Locator, property: string) =>
	element.evaluate((shown, name) => {
		const context = new OffscreenCanvas(1, 1).getContext('2d') as OffscreenCanvasRenderingContext2D;
		context.fillStyle = getComputedStyle(shown).getPropertyValue(name);
		context.fillRect(0, 0, 1, 1);
		const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data;
		return { red, green, blue };
	}, property);

/** Opens the login page, waits until its form works and fills it in. */
export async function openLogin(page: Page, prefix = ''): Promise<void> {
	await page.goto(`${prefix}/account/login`);
	await expect(page.locator('#login button[type=submit]')).toBeEnabled();
	await page.locator('#login-username').fill('mira');
	await page.locator('#login-password').fill('Lantern7Keep');
}

export const sendLogin = (page: Page) => page.locator('#login button[type=submit]').click();

/** Opens the list of friends of a player whom somebody has invited; turning that down is answered as told, without a form. */
export async function openInvite(
	page: Page,
	answer: (route: Route) => Promise<void>,
	prefix = '',
): Promise<void> {
	await pretendSession(page);
	const wren = { username: 'wren', displayName: 'Wren', expires: '2099-01-01T00:00:00.000Z' };
	const data = { friends: [], incoming: [wren], outgoing: [] };
	await page.route('**/api/friends/list', (route) => route.fulfill(json(200, { status: true, data })));
	await page.route('**/api/friends/reject', answer);
	await page.goto(`${prefix}/account/friends`);
	await expect(turnDownButton(page)).toBeVisible();
}

const turnDownButton = (page: Page) =>
	page.getByRole('main').getByRole('listitem').filter({ hasText: 'Wren' }).getByRole('button').nth(1);

/** Turns the invite of `openInvite` down. */
export const turnDown = (page: Page) => turnDownButton(page).click();

/** What failed before the page that the visitor was led to, in its place there. */
export const flashPlace = (page: Page) => page.locator('[data-flash]');

/** Has each login answered as told. */
export async function answerLogins(page: Page, answer: (route: Route) => Promise<void>): Promise<void> {
	await page.route('**/api/account/login', answer);
}

/** Holds what is asked for there, until it is answered as told. */
export async function hold(page: Page, url: string) {
	let answerIt: (answer: (route: Route) => Promise<void>) => void = () => {};
	const answered = new Promise<(route: Route) => Promise<void>>((resolve) => {
		answerIt = resolve;
	});
	await page.route(url, async (route) => (await answered)(route));
	return answerIt;
}

/** Stops the page's clock. */
export async function stopClock(page: Page): Promise<void> {
	const now = await page.evaluate(() => Date.now());
	await page.clock.pauseAt(now + 1000);
}

/** What the profile call answers for somebody who is signed in. */
export const profile = { status: true, data: { user, expire: '2099-01-01T00:00:00.000Z' } };

/** Lets the browser think that somebody is signed in, and the profile call say so. */
export async function pretendSession(page: Page): Promise<void> {
	const url = process.env.TEST_SITE_URL ?? '';
	await page.context().addCookies([{ name: 'signed_in', value: '1', url }]);
	await page.route('**/api/account/profile', (route) => route.fulfill(json(200, profile)));
}

/** The documents that a page asks for from now on. */
export function documentsOf(page: Page): string[] {
	const documents: string[] = [];
	page.on('request', (request) => {
		if (request.isNavigationRequest()) documents.push(request.url());
	});
	return documents;
}
