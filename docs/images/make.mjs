// Photographs five pages of the site that `npm start` serves, for the README: node docs/images/make.mjs, or with another
// address behind it. Each picture is made lighter until it weighs less than 60 KB.
import { writeFile } from 'node:fs/promises';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { consentGiven } from '../../tests/e2e/consent-given.ts';
import { ensureBrowser } from '../../tests/runner/browser.ts';

const [, , site = 'http://localhost:8888'] = process.argv;
const most = 60_000;

/** A page by the name of its pictures, and who has to be signed in there. */
const pages = [
	{ name: 'home', path: '/' },
	{ name: 'news', path: '/blog' },
	{ name: 'careers', path: '/careers/search' },
	{ name: 'playtests', path: '/playtests' },
	{ name: 'account', path: '/account', player: { username: 'mira', password: 'Lantern7Keep' } },
];
const windows = [
	{ suffix: '', size: { width: 1440, height: 900 }, scale: 1 },
	{ suffix: '-phone', size: { width: 390, height: 844 }, scale: 2 },
];

async function lighten(picture) {
	for (let quality = 84; quality >= 20; quality -= 4) {
		const webp = await sharp(picture).webp({ quality, effort: 6 }).toBuffer();
		if (webp.length < most) return webp;
	}
	throw new Error(`A picture cannot be made lighter than ${most} bytes.`);
}

async function signIn(page, { username, password }) {
	await page.goto(`${site}/account/login`);
	await page.locator('input[name="username"]').fill(username);
	await page.locator('input[name="password"]').fill(password);
	await page.locator('main form button[type="submit"]').click();
	await page
		.waitForURL((url) => !url.pathname.includes('login'))
		.catch(() => {
			throw new Error(`${username} has another password by now: reset everything at the desk.`);
		});
}

async function photograph(browser, { name, path, player }, { suffix, size, scale }) {
	const context = await browser.newContext({
		viewport: size,
		deviceScaleFactor: scale,
		reducedMotion: 'reduce',
		storageState: consentGiven,
	});
	const page = await context.newPage();
	if (player) await signIn(page, player);
	await page.goto(`${site}${path}`, { waitUntil: 'networkidle' });
	await page.evaluate(() => document.fonts.ready);
	const file = new URL(`${name}${suffix}.webp`, import.meta.url);
	await writeFile(file, await lighten(await page.screenshot()));
	await context.close();
}

await fetch(site).catch(() => {
	console.error(`Nothing answers at ${site}: run npm start first, or name another address.`);
	process.exit(1);
});
const args = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
const browser = await chromium.launch({ executablePath: await ensureBrowser(), args });
for (const page of pages) for (const window of windows) await photograph(browser, page, window);
await browser.close();
