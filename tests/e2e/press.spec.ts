import { expect, test } from '@playwright/test';
import { sample } from '../support/full.ts';
import { axeFindings } from './axe.ts';

const cms = () => `${process.env.TEST_SANDBOX_URL}/cms`;

interface PressFile {
	label: string;
	uploadInfo?: string;
	archive: boolean;
	file: { url: string };
}
interface Press {
	pageBlocks: { title: string }[];
	facts: { label: string; value: string }[];
	contacts: { name: string; email: string }[];
	packs: { title: string; files: PressFile[] }[];
}

for (const [locale, path] of sample(Object.entries({ en: '/press', fr: '/fr/press', es: '/es/press' })))
	test(`[RT-03] [PR-01] [AP-02] the press kit shows what the CMS has in ${locale}`, async ({
		page,
		request,
	}) => {
		const press: Press = await (await request.get(`${cms()}/api/presses?locale=${locale}`)).json();
		await page.goto(path);
		for (const { label, value } of press.facts)
			await expect(page.locator('.fact', { hasText: label }).first()).toContainText(value);
		for (const { title } of press.pageBlocks)
			await expect(page.getByRole('heading', { name: title, exact: true })).toBeVisible();
		for (const { title } of press.packs)
			await expect(page.getByRole('heading', { name: title, exact: true }).first()).toBeVisible();
		for (const { email } of press.contacts)
			await expect(page.getByRole('main').getByRole('link', { name: email })).toHaveAttribute(
				'href',
				`mailto:${email}`,
			);
	});

test('[PR-02] [PR-03] a pack opens as a modal with its latest assets, its archive and Cancel', async ({
	page,
	request,
}) => {
	const press: Press = await (await request.get(`${cms()}/api/presses?locale=en`)).json();
	const [pack] = press.packs;
	await page.goto('/press');
	const open = page.getByRole('button', { name: `See files ${pack?.title}` });
	await open.click();
	const dialog = page.getByRole('dialog', { name: pack?.title ?? '' });
	await expect(dialog).toBeVisible();
	for (const [heading, archived] of [
		['Latest assets', false],
		['Archive', true],
	] as const) {
		const part = dialog.locator('section', { has: page.getByRole('heading', { name: heading }) });
		const files = pack?.files.filter(({ archive }) => archive === archived) ?? [];
		expect(files.length).toBeGreaterThan(0);
		await expect(part.locator('a.file')).toHaveText(files.map(({ label }) => label));
		for (const { label, uploadInfo, file } of files) {
			const row = part.getByRole('listitem').filter({ hasText: label }).first();
			if (uploadInfo) await expect(row).toContainText(uploadInfo);
			const href = await part.getByRole('link', { name: label, exact: true }).getAttribute('href');
			expect(href).toBe(`${cms()}${file.url}`);
			expect((await request.get(href ?? '')).status()).toBe(200);
		}
	}
	await dialog.getByRole('button', { name: 'Cancel' }).click();
	await expect(dialog).toBeHidden();
	await expect(open).toBeFocused();
	await open.click();
	await page.keyboard.press('Escape');
	await expect(dialog).toBeHidden();
});

test('[PR-02] the modal is at most 700 px wide and 90vh high', { tag: '@full' }, async ({ page }) => {
	await page.setViewportSize({ width: 1600, height: 500 });
	await page.goto('/press');
	await page
		.getByRole('button', { name: /^See files/ })
		.first()
		.click();
	const box = await page.getByRole('dialog').boundingBox();
	expect(box?.width).toBeLessThanOrEqual(700);
	expect(box?.height).toBeLessThanOrEqual(450);
});

test('[PR-03] a whole pack downloads as a zip of files that open', async ({ page, request }) => {
	await page.goto('/fr/press');
	const links = page.locator('.pack .actions a[download]');
	await expect(links).toHaveCount(8);
	const href = await links.first().getAttribute('href');
	const reply = await request.get(href ?? '');
	expect(reply.headers()['content-type']).toBe('application/zip');
	const { unzipSync } = await import('fflate');
	const files = Object.entries(unzipSync(await reply.body()));
	expect(files.some(([name]) => name.startsWith('archive/'))).toBe(true);
	for (const [, bytes] of files) expect(bytes.length).toBeGreaterThan(200);
	expect(files.find(([name]) => name.endsWith('.pdf'))?.[1].slice(0, 5)).toEqual(
		new Uint8Array(Buffer.from('%PDF-')),
	);
});

test('[PR-03] a pack of a game has its cover, one action in the list, and the way to its press sheet among its files', async ({
	page,
}) => {
	await page.goto('/press');
	const pack = page.locator('.pack').filter({ has: page.getByRole('heading', { name: 'Emberwick' }) });
	await expect(pack.locator('.cover img')).toHaveAttribute('src', /game-emberwick-tall/);
	await expect(pack.getByRole('button')).toHaveCount(1);
	await expect(pack.getByRole('link')).toHaveCount(0);
	await pack.getByRole('button').click();
	await expect(
		page.getByRole('dialog').getByRole('link', { name: 'Emberwick: press sheet' }),
	).toHaveAttribute('href', '/press/games/emberwick');
});

test('[PR-01] every picture is one click from its original', { tag: '@full' }, async ({ page, request }) => {
	await page.goto('/press');
	const pictures = page.locator('a.image');
	expect(await pictures.count()).toBeGreaterThan(5);
	const href = (await pictures.first().getAttribute('href')) ?? '';
	expect(href.startsWith(`${cms()}/media/`)).toBe(true);
	expect((await request.get(href)).headers()['content-type']).toMatch(/^image\//);
});

test('axe finds nothing in the modal of the press kit', { tag: '@full' }, async ({ page }) => {
	await page.goto('/press');
	await page
		.getByRole('button', { name: /^See files/ })
		.first()
		.click();
	expect(await axeFindings(page)).toEqual([]);
});

test.describe('without scripts', () => {
	test.use({ javaScriptEnabled: false });

	test('[RT-03] [PR-02] the packs open and download all the same', { tag: '@full' }, async ({ page }) => {
		await page.goto('/press');
		await page
			.getByRole('button', { name: /^See files/ })
			.first()
			.click();
		await expect(page.getByRole('dialog').getByRole('link').first()).toBeVisible();
	});
});

test('[FX-16] the studio has a pack of its own with its logo as SVG and PNG', async ({ page, request }) => {
	await page.goto('/press');
	await page.getByRole('button', { name: 'See files Tallow & Thorn' }).click();
	const dialog = page.getByRole('dialog', { name: 'Tallow & Thorn' });
	const logo = dialog.getByRole('listitem').filter({ hasText: 'Logo with the name' });
	await expect(logo.getByRole('link', { name: 'Logo with the name', exact: true })).toHaveAttribute(
		'href',
		/\.svg$/,
	);
	const png = logo.getByRole('link', { name: /^PNG/ });
	const answer = await request.get((await png.getAttribute('href')) ?? '');
	expect((await answer.body()).subarray(1, 4).toString()).toBe('PNG');
	await expect(logo.locator('img')).toHaveJSProperty('complete', true);
});

test('[FX-16] pictures of packs have previews, and JPEG or PNG beside what not every program opens', async ({
	page,
}) => {
	await page.goto('/press');
	for (const row of await page.locator('dialog .row').all()) {
		const [href = ''] = [await row.locator('a.file').getAttribute('href')];
		const isPicture = /\.(?:webp|svg)$/.test(href ?? '');
		await expect(row.locator('img')).toHaveCount(isPicture ? 1 : 0);
		await expect(row.locator('a[href$=".jpg"], a[href$=".png"]')).toHaveCount(isPicture ? 1 : 0);
	}
});

test('[FX-16] key art is captioned with its game and can be had as JPEG', { tag: '@full' }, async ({
	page,
	request,
}) => {
	await page.goto('/press');
	const art = page.locator('main li', { has: page.locator('a.image') }).filter({ hasText: 'Emberwick: ' });
	const jpeg = art.getByRole('link', { name: /^JPG/ });
	const answer = await request.get((await jpeg.getAttribute('href')) ?? '');
	expect(answer.headers()['content-type']).toBe('image/jpeg');
});
