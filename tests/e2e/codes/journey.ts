import type { Page } from '@playwright/test';
import type { ErrorCode } from '#contract/codes.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import type { Resources } from '#i18n/resources.ts';

export type Texts = Resources['account'];

/** What a page shows of a code: its text there, other words there, or another page. */
export type Shown = { at: string } | { at: string; says: (texts: Texts) => string } | { leadsTo: string };

/** How a visitor comes to hear the codes of a call. */
export interface Journey {
	endpoint: Endpoint;
	page: string;
	/** What differs in who is signed in; nobody is where absent. */
	user?: Record<string, unknown>;
	/** Done once the page is there, before the first call. */
	begin?: (page: Page, texts: Texts) => Promise<void>;
	/** Makes the call; where absent, the page makes it by itself. */
	press?: (page: Page, texts: Texts) => Promise<void>;
	/** Whether each code is heard on a page that was opened anew. */
	isAnew?: true;
	/** Where a code is shown that is not named below. */
	at: string;
	shown?: Partial<Record<ErrorCode, Shown>>;
}

export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
export const submit = (form: string) => (page: Page) => page.locator(`#${form} button[type=submit]`).click();
export const summary = (form: string) => `#${form} [role=alert]`;
export const field = (form: string, name: string): Shown => ({ at: `#${form}-${name}-error` });
export const toast = '[data-toast]';
export const mira = {};

/** Where a change says that it could not be confirmed: in the dialog that asks for password or code. */
export const dialog = (name: 'password' | 'code'): NonNullable<Journey['shown']> => ({
	MISSING_PASSWORD_REVALIDATION: { at: summary('verification') },
	INCORRECT_PASSWORD: field('verification', name),
	MFA_CODE_INVALID: field('verification', name),
});

export const newPassword = async (page: Page, form: string, name: string) => {
	await page.locator(`#${form}-${name}`).fill('Thistle3Bridge');
	await page.locator(`#${form}-passwordAgain`).fill('Thistle3Bridge');
};
export const typeCode = (form: string) => async (page: Page) => {
	await page.locator(`#${form}-code`).fill('123456');
	await submit(form)(page);
};
export const reads = (endpoint: Endpoint, page: string): Journey => ({
	endpoint,
	page,
	user: mira,
	isAnew: true,
	at: 'main',
});
