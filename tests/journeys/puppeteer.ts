import puppeteer, {
	type Browser,
	type ConsoleMessage,
	type ElementHandle,
	type HTTPRequest,
	type Page,
} from 'puppeteer-core';
import { expect } from 'vitest';
import { withFonts } from '../support/fonts.ts';
import { required } from '../support/required.ts';
import { isReadyAt } from './look.ts';
import { answered, type Engine, type Target, type Visitor } from './visitor.ts';

/** What a browser says when a page is left while something of it still loads, and when a journey has gone offline. */
const noFault =
	/NS_BINDING_ABORTED|NS_ERROR_ABORT|NS_ERROR_OFFLINE|net::ERR_ABORTED|net::ERR_INTERNET_DISCONNECTED/;
/** What Chromium says of an answer or a request, which is heard by itself. */
const saidTwice = /^Failed to load resource:/;

function hear(page: Page): string[] {
	const complaints: string[] = [];
	page.on('pageerror', (error) => void complaints.push(String(error)));
	page.on('console', (message: ConsoleMessage) => {
		if (message.type() === 'error' && !saidTwice.test(message.text())) complaints.push(message.text());
	});
	page.on('requestfailed', (request: HTTPRequest) => {
		const reason = request.failure()?.errorText ?? '';
		if (!noFault.test(reason)) complaints.push(`${request.url()}: ${reason}`);
	});
	page.on('response', (response) => {
		// A page for errors is looked at.
		const isPage = response.request().isNavigationRequest();
		if (response.status() >= 400 && !isPage) complaints.push(`${response.url()}: ${response.status()}`);
	});
	return complaints;
}

const selectorOf = (target: Target) =>
	typeof target === 'string' ? target : `${target.css}::-p-text(${target.text})`;

async function visit(browser: Browser, hasAnswered = true): Promise<Visitor> {
	const site = required('TEST_SITE_URL');
	const context = await browser.createBrowserContext();
	const { hostname: domain } = new URL(site);
	const cookies = Object.entries(hasAnswered ? answered : {});
	await context.setCookie(
		...cookies.map(([name, value]) => ({ name, value, domain, path: '/', sameSite: 'Lax' as const })),
	);
	const page = await context.newPage();
	const complaints = hear(page);
	await page.evaluateOnNewDocument(() =>
		addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) =>
			console.error(`policy: ${effectiveDirective} ${blockedURI} ${sample}`),
		),
	);
	const find = (target: Target) => page.locator(selectorOf(target));
	// What the page itself says: of one that comes back as it was left, BiDi tells no address.
	const at = () => page.evaluate(isReadyAt).catch(() => '');
	return {
		open: async (path) => void (await page.goto(site + path, { waitUntil: 'networkidle0' })),
		expectAt: (path) => expect.poll(at).toBe(site + path),
		click: (target) => find(target).click(),
		fill: (target, value) => find(target).fill(value),
		choose: async (target, file) => {
			const input = await page.waitForSelector(selectorOf(target));
			await (input as ElementHandle<HTMLInputElement>).uploadFile(file);
		},
		press: (key) => page.keyboard.press(key),
		evaluate: (run, ...given) => page.evaluate(run, ...given),
		setOffline: async (isOffline) => {
			await page.setOfflineMode(isOffline);
			await page.evaluate((name) => void dispatchEvent(new Event(name)), isOffline ? 'offline' : 'online');
		},
		leave: async () => {
			await context.close();
			return complaints;
		},
	};
}

/** Starts a browser as it is installed: Firefox is spoken to by WebDriver BiDi, Chromium by its own protocol. */
export async function startPuppeteer(name: 'chrome' | 'firefox', executablePath: string): Promise<Engine> {
	const isRoot = process.getuid?.() === 0;
	const browser = await puppeteer.launch({
		browser: name,
		executablePath,
		env: withFonts(),
		args: name === 'chrome' && isRoot ? ['--no-sandbox'] : [],
		defaultViewport: { width: 1280, height: 800 },
	});
	return {
		keepsSecureCookies: true,
		visit: (hasAnswered) => visit(browser, hasAnswered),
		close: () => browser.close(),
	};
}
