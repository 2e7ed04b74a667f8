import { expect, type Page } from '@playwright/test';
import type { Player } from '../support/players.ts';

/** What browsers say by themselves: of an answer that is a failure, and of a page left while it comes into view. */
const ownLines = /^Failed to load resource|Transition was skipped/;

/** What a page complains of: exceptions and errors on its console, such as of a broken policy. */
export function complaintsOf(page: Page): string[] {
	const complaints: string[] = [];
	const note = (text: string) => ownLines.test(text) || complaints.push(text);
	page.on('pageerror', (error) => note(error.message));
	page.on('console', (message) => message.type() === 'error' && note(message.text()));
	return complaints;
}

/** Fills the login form in and sends it. */
export async function submitLogin(page: Page, { username, password }: Omit<Player, 'email'>): Promise<void> {
	await page.locator('#login-username').fill(username);
	await page.locator('#login-password').fill(password);
	await page.locator('#login button[type=submit]').click();
}

/** Signs in through the login page and waits for the account. */
export async function logIn(page: Page, player: Omit<Player, 'email'>): Promise<void> {
	await page.goto('/account/login');
	await submitLogin(page, player);
	await expect(page).toHaveURL('/account');
	await expect(page.getByRole('heading', { name: 'Profile' })).toBeVisible();
}

/** Fills the form for a new account in, with nothing wrong. */
export async function fillCreate(page: Page, { username, email, password }: Player): Promise<void> {
	await page.locator('#create-username').fill(username);
	await page.locator('#create-email').fill(email);
	await page.locator('#create-password').fill(password);
	await page.locator('#create-passwordAgain').fill(password);
	await page.locator('[name="dateOfBirth.month"]').selectOption('2');
	await page.locator('[name="dateOfBirth.day"]').fill('3');
	await page.locator('[name="dateOfBirth.year"]').fill('1990');
	await page.locator('#create-country').selectOption('BE');
	await page.locator('#create-acceptTerms').check();
}

export const createButton = (page: Page) => page.locator('#create button[type=submit]');
