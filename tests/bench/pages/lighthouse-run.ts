import lighthouse, { type Flags, type Result } from 'lighthouse';
import puppeteer, { type Page } from 'puppeteer-core';
import { cookiesFor, type Visitor } from './visitors.ts';

/** A page as one visitor opens it. */
export interface Subject {
	url: string;
	visitor: Visitor;
	/** The state of the history that it is opened with. */
	historyState?: unknown;
}

/** Runs in the page. */
function setHistoryState(state: unknown): void {
	if (location.protocol !== 'about:') history.replaceState(state, '');
}

async function prepare(page: Page, { url, visitor, historyState }: Subject): Promise<void> {
	await page.browserContext().setCookie(...cookiesFor(visitor, url));
	if (historyState) await page.evaluateOnNewDocument(setHistoryState, historyState);
	if (visitor === 'returning') await page.goto(url, { waitUntil: 'networkidle0' });
}

/**
 * Has Lighthouse judge a page on its own mobile preset, in a browser of its own.
 * @param flags what differs from the preset
 */
export async function runLighthouse(
	executablePath: string,
	subject: Subject,
	flags: Flags = {},
): Promise<Result> {
	const browser = await puppeteer.launch({
		executablePath,
		args: ['--no-sandbox', '--disable-background-networking'],
	});
	try {
		const page = await browser.newPage();
		await prepare(page, subject);
		// What a returning visitor has in the cache stays there.
		const own: Flags = { output: 'json', logLevel: 'error', disableStorageReset: true };
		const run = await lighthouse(subject.url, { ...own, ...flags }, undefined, page);
		if (!run || run.lhr.runtimeError)
			throw new Error(`Lighthouse on ${subject.url}: ${run?.lhr.runtimeError?.message}`);
		return run.lhr;
	} finally {
		await browser.close();
	}
}
