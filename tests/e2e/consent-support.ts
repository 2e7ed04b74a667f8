import { type BrowserContext, expect, type Page } from '@playwright/test';
import { readState } from '../support/control.ts';
import { required } from '../support/required.ts';

export const bar = (page: Page) => page.getByRole('region', { name: 'A word about cookies' });
export const analyticsBox = (page: Page) => bar(page).getByRole('checkbox', { name: 'Analytics' });
export const settingsLink = (page: Page) =>
	page.getByRole('contentinfo').getByRole('link', { name: 'Cookie settings' });

export const acceptAll = (page: Page) => bar(page).getByRole('button', { name: 'Accept All' }).click();
/** Unfolds the categories of the bar. */
export const choose = (page: Page) => bar(page).getByRole('button', { name: 'Choose' }).click();
export const confirmChoices = (page: Page) =>
	bar(page).getByRole('button', { name: 'Confirm my choices' }).click();
export const reject = (page: Page) => bar(page).getByRole('button', { name: 'Reject' }).click();

/** Gives the browser the cookies of a visitor who has answered. */
export function answerBefore(context: BrowserContext, consent: number, analytics: 0 | 1): Promise<void> {
	const values = { consent: String(consent), analytics: String(analytics) };
	const url = required('TEST_SITE_URL');
	return context.addCookies(Object.entries(values).map(([name, value]) => ({ name, value, url })));
}

/** Name and value of every cookie of the site. */
export async function cookiesOf(context: BrowserContext): Promise<Record<string, string>> {
	return Object.fromEntries((await context.cookies()).map(({ name, value }) => [name, value]));
}

/** Addresses of other origins that are asked from now on. */
export function foreignRequests(page: Page): string[] {
	const asked: string[] = [];
	const own = required('TEST_SITE_URL');
	page.on('request', (request) => {
		const { origin, href } = new URL(request.url());
		if (origin !== own && origin !== 'null') asked.push(href);
	});
	return asked;
}

interface Hit {
	site: string;
	name: string;
	url: string;
	referrer: string;
	visitor: string;
}

const readHits = async () => ((await readState()).rows.analytics_hit ?? []) as unknown as Hit[];

/** Reads what the analytics service was told since the call. */
export async function hitsFromNow(): Promise<() => Promise<Hit[]>> {
	const before = (await readHits()).length;
	return async () => (await readHits()).slice(before);
}

/** Waits until the analytics service has been told of these pages, in this order, and of no others. */
export async function expectViews(hits: () => Promise<Hit[]>, ...paths: string[]): Promise<void> {
	const own = required('TEST_SITE_URL');
	await expect
		.poll(async () => (await hits()).map(({ name, url }) => `${name} ${url}`))
		.toEqual(paths.map((path) => `page_view ${own}${path}`));
}

/** Gives the page another revision of the question or another analytics service, before any script of its sees them. */
export async function changeQuestion(
	page: Page,
	{ revision, analytics }: { revision?: number; analytics?: object },
): Promise<void> {
	await page.addInitScript(
		([newer, service]) => {
			const observer = new MutationObserver(() => {
				const { dataset } = document.documentElement;
				if (newer) dataset.consentRevision = newer;
				const template = document.querySelector<HTMLElement>('#consent');
				if (!template) return;
				if (service) template.dataset.analytics = service;
				observer.disconnect();
			});
			observer.observe(document, { childList: true, subtree: true });
		},
		[revision && String(revision), analytics && JSON.stringify(analytics)] as const,
	);
}
