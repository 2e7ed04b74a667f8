import type { Browser, Page } from '@playwright/test';
import { throttling } from 'lighthouse/core/config/constants.js';
import { cookiesFor, type Visitor } from './visitors.ts';
import { observeVitals } from './vitals.ts';

interface Visit {
	visitor: Visitor;
	origin: string;
}

/** A tab on a phone of its own, of somebody who has opened nothing yet. */
export async function newPhone(browser: Browser, { visitor, origin }: Visit): Promise<Page> {
	const context = await browser.newContext({
		baseURL: origin,
		viewport: { width: 390, height: 844 },
		deviceScaleFactor: 1.75,
		isMobile: true,
		hasTouch: true,
	});
	await context.addCookies(cookiesFor(visitor, origin));
	const page = await context.newPage();
	await observeVitals(page);
	return page;
}

/** Makes the processor of a tab slower, that many times. */
export async function slowProcessor(page: Page, rate: number): Promise<void> {
	const client = await page.context().newCDPSession(page);
	await client.send('Emulation.setCPUThrottlingRate', { rate });
}

/** Puts a tab behind Lighthouse's slow 4G. */
export async function slowLine(page: Page): Promise<void> {
	const client = await page.context().newCDPSession(page);
	const { requestLatencyMs, downloadThroughputKbps, uploadThroughputKbps } = throttling.mobileSlow4G;
	await client.send('Network.enable');
	await client.send('Network.emulateNetworkConditions', {
		offline: false,
		latency: requestLatencyMs,
		downloadThroughput: (downloadThroughputKbps * 1024) / 8,
		uploadThroughput: (uploadThroughputKbps * 1024) / 8,
	});
}
