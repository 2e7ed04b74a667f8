import { expect, type Page, test } from '@playwright/test';
import { newPlayer, type Player } from '../support/players.ts';
import { submitLogin } from './account-support.ts';
import { addPhone } from './mfa-support.ts';

/** Everything that a page can keep on the device and read again, as one text. */
async function storedIn(page: Page): Promise<string> {
	return page.evaluate(async () => {
		const databases = (await indexedDB.databases()).map(({ name }) => name);
		const caches_ = await caches.keys();
		const { state } = history;
		const kept = { local: { ...localStorage }, session: { ...sessionStorage }, state, name: window.name };
		return JSON.stringify({ ...kept, databases, caches: caches_, cookie: document.cookie });
	});
}

/** What of a player may stand nowhere but in the page itself. */
const secretsOf = ({ email, password, username }: Player, phone: string) => [
	...[email, password, username, phone, phone.slice(1)],
	...[email, username].map((text) => Buffer.from(text).toString('base64').replace(/=+$/, '')),
];

async function expectNothingOf(page: Page, secrets: readonly string[]): Promise<void> {
	const stored = await storedIn(page);
	for (const secret of secrets) expect(stored).not.toContain(secret);
	expect(stored).not.toMatch(/eyJ[\w-]{10,}|Bearer|token/i);
	const { databases, caches, name } = JSON.parse(stored);
	expect({ databases, caches, name }).toEqual({ databases: [], caches: [], name: '' });
}

test('T97 no place of the device holds anything of a player who is signed in, nor after signing out', async ({
	page,
}) => {
	const player = await newPlayer();
	await page.goto('/account/login');
	await submitLogin(page, player);
	await expect(page).toHaveURL('/account');
	const phone = await addPhone(page, player);
	const secrets = secretsOf(player, phone);
	for (const path of ['/account', '/account/friends', '/account/saves', '/account/connected', '/support']) {
		await page.goto(path, { waitUntil: 'networkidle' });
		await expectNothingOf(page, secrets);
	}
	const readable = await page.evaluate(() => document.cookie);
	expect(readable.split('; ').map((pair) => pair.split('=')[0])).not.toContain('__Host-sid');

	await page.getByRole('button', { name: 'Account' }).click();
	await page.locator('#menu-account').getByRole('button', { name: 'Logout' }).click();
	await expect(page).toHaveURL('/account/login');
	await page.waitForLoadState('networkidle');
	await expectNothingOf(page, secrets);
	const left = (await page.context().cookies()).map(({ name }) => name);
	// The login page may have been used already: a random value that stands for nobody.
	expect(left.filter((name) => !/^(?:consent|analytics|__Host-passkey)$/.test(name))).toEqual([]);
});
