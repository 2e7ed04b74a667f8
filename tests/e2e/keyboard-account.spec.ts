import { expect, type Page, test } from '@playwright/test';
import { newestToken, stranger } from '../support/players.ts';
import { newPlayer } from '../support/site.ts';
import { createButton } from './account-support.ts';
import { enter, signOut } from './area-support.ts';
import { press, type, typeInto, use } from './keyboard-support.ts';
import { addApp, totpCode } from './mfa-support.ts';

const box = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

test('[KB-09] an account is created, after a slip that the summary leads to', async ({ page }) => {
	const player = stranger();
	await page.goto('/account/create');
	await typeInto(page, box(page, 'Username'), player.username);
	await typeInto(page, box(page, 'E-mail'), player.email);
	await typeInto(page, box(page, 'Password'), player.password);
	await typeInto(page, box(page, 'Repeat password'), player.password);
	await typeInto(page, page.getByRole('combobox', { name: 'Month' }), 'f');
	await typeInto(page, box(page, 'Day'), '3');
	await typeInto(page, box(page, 'Year'), '1990');
	await typeInto(page, page.getByRole('combobox', { name: 'Country' }), 'Belgium');
	await use(page, createButton(page));
	await expect(page.getByRole('alert')).toBeFocused();
	await press(page, 'Tab');
	await press(page, 'Enter');
	await expect(page.getByRole('checkbox', { name: /^I accept/ })).toBeFocused();
	await press(page, 'Space');
	await use(page, createButton(page));
	await expect(page.getByText('Check your mail')).toBeVisible();
	await use(page, page.getByRole('link', { name: 'Nothing there? Send it again' }));
	await expect(page).toHaveURL('/account/resend-verification');
});

test('[KB-10] a player with MFA signs in', async ({ page }) => {
	const player = await newPlayer();
	await enter(page, player, '/account');
	const secret = await addApp(page, player);
	await signOut(page);
	await page.goto('/account/login');
	await typeInto(page, box(page, 'Username or e-mail'), player.username);
	await typeInto(page, box(page, 'Password'), player.password);
	await press(page, 'Enter');
	await expect(page).toHaveURL(/\/account\/login\/mfa\?/);
	await typeInto(page, box(page, 'Code'), '000');
	await use(page, page.getByRole('button', { name: 'Continue' }));
	await expect(box(page, 'Code')).toHaveAttribute('aria-invalid', 'true');
	await expect(page.getByRole('alert')).toBeFocused();
	await press(page, 'Tab');
	await press(page, 'Enter');
	await expect(box(page, 'Code')).toBeFocused();
	await press(page, 'ControlOrMeta+A');
	await type(page, totpCode(secret, 1));
	await press(page, 'Enter');
	await expect(page).toHaveURL('/account');
});

test('[KB-11] a password is asked for, chosen anew and used', { tag: '@full' }, async ({ page }) => {
	const player = await newPlayer();
	const password = 'Bramble4Harbor';
	await page.goto('/account/forgot-password');
	await typeInto(page, box(page, 'Username or e-mail'), player.email);
	await use(page, page.getByRole('button', { name: 'Send the link' }));
	await expect(page.getByText('Check your mail')).toBeVisible();
	const { username, token } = await newestToken(player.email);
	await page.goto(`/account/reset-password/${username}/${token}`);
	await typeInto(page, box(page, 'New password'), password);
	await typeInto(page, box(page, 'Repeat new password'), password);
	await use(page, page.getByRole('button', { name: 'Save password' }), 'Space');
	await expect(page.getByText('Your new password is saved')).toBeVisible();
	await use(page, page.getByRole('main').getByRole('link', { name: 'Log in' }));
	await typeInto(page, box(page, 'Username or e-mail'), username);
	await typeInto(page, box(page, 'Password'), password);
	await press(page, 'Enter');
	await expect(page).toHaveURL('/account');
});
