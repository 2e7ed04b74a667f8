import puppeteer, { type Browser, type ConsoleMessage, type HTTPRequest, type Page } from 'puppeteer-core';
import { expect } from 'vitest';
import { withFonts } from '../support/fonts.ts';
import { required } from '../support/required.ts';

/** Firefox as it is installed, spoken to by WebDriver BiDi. */
export const startFirefox = () =>
	puppeteer.launch({
		browser: 'firefox',
		executablePath: required('TEST_FIREFOX'),
		env: withFonts(),
		defaultViewport: { width: 1280, height: 800 },
	});

/** What Firefox says when a page is left while something of it still loads. */
const leftBehind = /NS_BINDING_ABORTED|NS_ERROR_ABORT/;

function watch(page: Page): string[] {
	const complaints: string[] = [];
	page.on('pageerror', (error) => void complaints.push(String(error)));
	page.on(
		'console',
		(message: ConsoleMessage) => message.type() === 'error' && complaints.push(message.text()),
	);
	page.on('requestfailed', (request: HTTPRequest) => {
		const reason = request.failure()?.errorText ?? '';
		if (!leftBehind.test(reason)) complaints.push(`${request.url()}: ${reason}`);
	});
	page.on('response', (response) => {
		if (response.status() >= 400) complaints.push(`${response.url()}: ${response.status()}`);
	});
	return complaints;
}

/** A visitor with a profile of their own. */
export interface Visitor {
	page: Page;
	/** What the page, its policy and its requests complained of, in every page since the start. */
	complaints: string[];
	open(path: string): Promise<void>;
	leave(): Promise<void>;
}

const answered = { consent: '1', analytics: '0' };

/** @param hasAnswered whether the cookie question is behind the visitor, so that nothing lies over the page */
export async function newVisitor(browser: Browser, hasAnswered = true): Promise<Visitor> {
	const site = required('TEST_SITE_URL');
	const context = await browser.createBrowserContext();
	const { hostname: domain } = new URL(site);
	const cookies = Object.entries(hasAnswered ? answered : {});
	await context.setCookie(
		...cookies.map(([name, value]) => ({ name, value, domain, path: '/', sameSite: 'Lax' as const })),
	);
	const page = await context.newPage();
	const complaints = watch(page);
	await page.evaluateOnNewDocument(() =>
		addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) =>
			console.error(`policy: ${effectiveDirective} ${blockedURI} ${sample}`),
		),
	);
	return {
		page,
		complaints,
		open: async (path) => void (await page.goto(site + path, { waitUntil: 'networkidle0' })),
		leave: () => context.close(),
	};
}

/** Waits until the page stands at an address of the site, or one that a pattern fits. */
export const expectAt = (page: Page, path: string | RegExp) => {
	// What the page itself says: of one that comes back as it was left, BiDi tells no address.
	const address = () => page.evaluate(() => location.href).catch(() => '');
	const at = async () => (await address()).replace(required('TEST_SITE_URL'), '');
	return typeof path === 'string'
		? expect.poll(at, { timeout: 10_000 }).toBe(path)
		: expect.poll(at, { timeout: 10_000 }).toMatch(path);
};

/** Waits until something is seen that a text stands in. */
export const expectText = (page: Page, selector: string, text: string) =>
	expect
		.poll(() => page.$$eval(selector, (all) => all.map((one) => (one as HTMLElement).innerText).join('\n')), {
			timeout: 10_000,
		})
		.toContain(text);

/** The element that has the focus. */
export const focused = (page: Page) => page.evaluate(() => document.activeElement?.id ?? '');

export const isSeen = (page: Page, selector: string) =>
	page.$$eval(selector, (all) => all.some((one) => one.checkVisibility()));

export const expectSeen = (page: Page, selector: string, seen = true) =>
	expect.poll(() => isSeen(page, selector), { timeout: 10_000 }).toBe(seen);
