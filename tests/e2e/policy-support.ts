import { expect, type Page } from '@playwright/test';
import { required } from '../support/required.ts';

/** What a page broke of its policy, and what it said on its console. */
export interface Watched {
	/** Reports of the policy and of Trusted Types, as directive and what was stopped. */
	reports: string[];
	/** Errors of scripts and of the console, but for the browser's line for an answer that failed. */
	errors: string[];
	/** Calls of ours that failed, as path and status. */
	failing: string[];
	/** Origins of scripts that came from elsewhere. */
	foreignScripts: Set<string>;
}

const ownLine = /^Failed to load resource: the server responded with a status of \d+/;

/** Watches a page and all that it leads to, from before its first script. */
export async function watch(page: Page): Promise<Watched> {
	const ownOrigin = new URL(required('TEST_SITE_URL')).origin;
	const seen: Watched = { reports: [], errors: [], failing: [], foreignScripts: new Set() };
	await page.exposeFunction('tellOfReport', (report: string) => void seen.reports.push(report));
	await page.addInitScript(() => {
		addEventListener('securitypolicyviolation', (event) => {
			const { effectiveDirective, blockedURI, sample } = event;
			const { tellOfReport } = globalThis as unknown as { tellOfReport(report: string): void };
			tellOfReport(`${location.pathname}: ${effectiveDirective} ${blockedURI} ${sample}`);
		});
	});
	page.on('pageerror', (error) => void seen.errors.push(error.message));
	page.on('console', (message) => {
		if (message.type() === 'error' && !ownLine.test(message.text())) seen.errors.push(message.text());
	});
	page.on('response', (response) => {
		const { origin, pathname } = new URL(response.url());
		const isScript = response.request().resourceType() === 'script';
		if (isScript && origin !== ownOrigin) seen.foreignScripts.add(origin);
		if (origin === ownOrigin && response.status() >= 400)
			seen.failing.push(`${pathname} ${response.status()}`);
	});
	return seen;
}

/** Waits until the page has come into view as a whole, so that no change of pages is broken off. */
export async function settle(page: Page): Promise<void> {
	await page.waitForLoadState('networkidle');
	await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

/** Something that a visitor does from beginning to end. */
export interface Flow {
	name: string;
	/** The calls that fail because the flow makes them, in order. */
	provokes?: string[];
	/** Whether a script of the bot check or of analytics must have run. */
	loads?: 'bot check' | 'analytics';
	run(page: Page): Promise<void>;
}

/** Goes through a flow; nothing may break the policy, and nothing may complain but of what the flow provokes. */
export async function expectClean(page: Page, { run, provokes = [], loads }: Flow): Promise<void> {
	const seen = await watch(page);
	await run(page);
	await page.waitForLoadState('networkidle');
	expect(seen.reports).toEqual([]);
	expect(seen.errors).toEqual([]);
	expect(seen.failing).toEqual(provokes);
	expect(seen.foreignScripts.size > 0).toBe(loads !== undefined);
}

export const submit = (page: Page, form: string) => page.locator(`#${form} button[type=submit]`);

/** Opens a page and waits until its form works. */
export async function openAt(page: Page, path: string, form: string): Promise<void> {
	await page.goto(path);
	await expect(submit(page, form)).toBeEnabled();
}
