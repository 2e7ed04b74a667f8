import { expect, type Page } from '@playwright/test';
import { news } from './area-support.ts';

/** The section of the account page that lists the passkeys. */
export const section = (page: Page) => page.locator('#passkeys');

export const loginButton = (page: Page) => page.getByRole('button', { name: 'Log in with a passkey' });

/** Adds a passkey under a name, by keyboard. */
export async function addPasskey(page: Page, name: string): Promise<void> {
	await section(page).getByRole('button', { name: 'Add a passkey' }).focus();
	await page.keyboard.press('Enter');
	await expect(page.locator('#passkey-name')).toBeFocused();
	await page.locator('#passkey-name').fill(name);
	await page.keyboard.press('Enter');
}

/** Has the browser offer no passkeys where it fills in the name; its virtual authenticator would answer at once. */
export async function fillsInNoPasskey(page: Page): Promise<void> {
	await page.addInitScript(() => {
		PublicKeyCredential.isConditionalMediationAvailable = async () => false;
	});
}

/** What the page tells of a passkey that was added. */
export const added = (page: Page, name: string) => news(page, `Your passkey ${name} is ready.`);
