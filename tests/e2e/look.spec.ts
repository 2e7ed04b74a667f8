import { expect, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { sample } from '../support/full.ts';

const widths = [390, 1024, 1440, 1920, 2560];
const heroes = [
	'/',
	'/playtests',
	'/blog/the-brine-gate-opens',
	'/careers/location/gent',
	'/support',
	'/press',
	'/contact',
	'/support/account',
	'/careers',
	'/games/lowtide',
	'/games/wending',
];
const heightOf = (width: number) => (width < 500 ? 844 : width > 2000 ? 1440 : 900);

async function open(page: Page, path: string, width: number): Promise<void> {
	await page.setViewportSize({ width, height: heightOf(width) });
	await page.goto(path);
	await page.evaluate(() => document.fonts.ready);
}

/** Runs in the page: the share of the opening picture's height that gradients over it cover, in thousandths. */
function gradientShare(): number {
	const art = document.querySelector('main header img')?.getBoundingClientRect();
	if (!art?.height) throw new Error('The page opens with no picture.');
	let covered = 0;
	for (const element of document.querySelectorAll('header, header *')) {
		for (const pseudo of [undefined, '::before', '::after']) {
			const style = getComputedStyle(element, pseudo);
			const isDrawn = style.display !== 'none' && (!pseudo || style.content !== 'none');
			if (!isDrawn || !style.backgroundImage.includes('gradient')) continue;
			covered += Number.parseFloat(style.height) || 0;
		}
	}
	return Math.round((1000 * covered) / art.height);
}

for (const path of sample(heroes, 3))
	for (const width of sample([390, 1440, 2560], 2))
		test(`[LK-03] gradients cover at most 40 % of the picture that ${path} opens with, at ${width} px`, async ({
			page,
		}) => {
			await open(page, path, width);
			expect(await page.evaluate(gradientShare)).toBeLessThanOrEqual(400);
		});

interface Line {
	text: string;
	colour: [number, number, number];
	box: { x: number; y: number; width: number; height: number };
}

/** Runs in the page: the lines of text over the opening picture, which are then hidden. */
function takeLines(): Line[] {
	const art = document.querySelector('main img')?.getBoundingClientRect();
	const canvas = Object.assign(document.createElement('canvas'), { width: 1, height: 1 }).getContext('2d');
	const toRgb = (colour: string): [number, number, number] => {
		if (!canvas) return [0, 0, 0];
		canvas.fillStyle = colour;
		canvas.fillRect(0, 0, 1, 1);
		const [r = 0, g = 0, b = 0] = canvas.getImageData(0, 0, 1, 1).data;
		return [r, g, b];
	};
	const lines: Line[] = [];
	const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
	for (let node = walker.nextNode(); node; node = walker.nextNode()) {
		const parent = node.parentElement;
		if (!art || !parent?.closest('[data-overlay], [data-scrim] ~ *, header') || !node.textContent?.trim())
			continue;
		if (parent.closest('.visually-hidden, [hidden], [popover], dialog, .button')) continue;
		if (!parent.checkVisibility() || parent.clientWidth === 1) continue;
		const range = document.createRange();
		range.selectNodeContents(node);
		for (const { x, y, width, height } of range.getClientRects()) {
			const isOver =
				y + height > art.top && y + height < Math.min(art.bottom, innerHeight) && x >= art.left && width > 8;
			if (isOver && y >= 0)
				lines.push({
					text: node.textContent.trim(),
					colour: toRgb(getComputedStyle(parent).color),
					box: { x, y, width, height },
				});
		}
	}
	document.adoptedStyleSheets = [...document.adoptedStyleSheets, new CSSStyleSheet()];
	document.adoptedStyleSheets
		.at(-1)
		?.replaceSync('header * { color: transparent !important; transition: none !important; }');
	return lines;
}

const channel = (value: number) =>
	value <= 10.31 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4;
const luminance = (r: number, g: number, b: number) =>
	0.2126 * channel(r) + 0.7152 * channel(g) + 0.0722 * channel(b);
const contrast = (one: number, other: number) =>
	(Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);

/** The contrast that all but a fiftieth of a box's pixels have with a colour. */
async function contrastIn(image: Buffer, { colour, box }: Line): Promise<number> {
	const area = {
		left: Math.round(box.x),
		top: Math.round(box.y),
		width: Math.round(box.width),
		height: Math.round(box.height),
	};
	const { data, info } = await sharp(image)
		.extract(area)
		.removeAlpha()
		.raw()
		.toBuffer({ resolveWithObject: true });
	const own = luminance(...colour);
	const all: number[] = [];
	for (let at = 0; at < data.length; at += info.channels)
		all.push(contrast(own, luminance(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0)));
	return all.sort((a, b) => a - b)[Math.floor(all.length / 50)] ?? 0;
}

for (const path of sample(heroes, 4))
	test(`[LK-07] the words over the picture that ${path} opens with stand out by 4.5 to 1 from its pixels`, async ({
		page,
	}) => {
		let measured = 0;
		for (const width of sample(widths, 2)) {
			await open(page, path, width);
			await page.waitForLoadState('networkidle');
			const lines = await page.evaluate(takeLines);
			measured += lines.length;
			const image = await page.screenshot();
			for (const line of lines)
				expect(await contrastIn(image, line), `${line.text} at ${width} px`).toBeGreaterThanOrEqual(4.5);
		}
		expect(measured).toBeGreaterThan(0);
	});

test('[LK-04] the header has one order on every kind of page, and marks the part that the page is of', async ({
	page,
}) => {
	await page.setViewportSize({ width: 1440, height: 900 });
	for (const [path, current] of [
		['/', null],
		['/blog', 'News'],
		['/blog/the-brine-gate-opens', 'News'],
		['/careers', 'Careers'],
		['/careers/location/gent', 'Careers'],
		['/support', 'Support'],
		['/privacy', null],
		['/account/login', null],
	] as const) {
		await page.goto(path);
		const entries = page
			.getByRole('navigation', { name: 'Main' })
			.locator('.entries')
			.first()
			.locator('.menu-entry');
		await expect(entries).toHaveText(['Games', 'News', 'Careers', 'Support', 'Store']);
		const marked = entries.and(page.locator('[aria-current]'));
		await expect(marked).toHaveText(current ? [current] : []);
	}
});

test('[LK-04] the second row of the careers header lies below the first one at every width', async ({
	page,
}) => {
	for (const width of widths.filter((width) => width > 1000)) {
		await open(page, '/careers/location/gent', width);
		const [first, second] = await page
			.getByRole('navigation', { name: 'Main' })
			.locator('.entries')
			.evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect()));
		expect(second?.top, `${width} px`).toBeGreaterThanOrEqual(first?.bottom ?? 0);
	}
});

for (const width of sample(widths, 2))
	for (const path of sample(['/', '/privacy']))
		test(`[LK-04] the header of ${path} goes when scrolling down and comes back when scrolling up, at ${width} px`, async ({
			page,
		}) => {
			await open(page, path, width);
			const header = page.getByRole('banner');
			const bottom = () => header.evaluate((element) => Math.round(element.getBoundingClientRect().bottom));
			await page.mouse.move(200, 400);
			await page.mouse.wheel(0, 900);
			await expect.poll(bottom).toBeLessThanOrEqual(0);
			await page.mouse.wheel(0, -300);
			await expect.poll(bottom).toBeGreaterThan(40);
			await expect
				.poll(() => header.evaluate((element) => Math.round(element.getBoundingClientRect().top)))
				.toBe(0);
		});

test('[LK-04] the header stays away from what has the focus', { tag: '@full' }, async ({ page }) => {
	await open(page, '/privacy', 1440);
	await page.evaluate(() => scrollTo(0, 1500));
	const link = page.locator('main .prose a, main .toc a').last();
	await link.focus();
	await page.keyboard.press('Shift+Tab');
	await page.keyboard.press('Shift+Tab');
	const covered = await page.evaluate(() => {
		const { x, y, width, height } = (document.activeElement as HTMLElement).getBoundingClientRect();
		return document.elementFromPoint(x + width / 2, y + height / 2)?.closest('[data-header]') !== null;
	});
	expect(covered).toBe(false);
});

for (const width of sample([970, 1440, 1170, 1920, 2560], 2))
	test(`[LK-05] wall and banners reach both edges at ${width} px, and games are named by their logos`, async ({
		page,
	}) => {
		await open(page, '/', width);
		for (const name of ['.wall', '.row']) {
			const row = page.locator(`main ${name}`).first();
			await row.scrollIntoViewIfNeeded();
			const { left, right, first, last } = await row.evaluate((element) => {
				const box = element.getBoundingClientRect();
				const tiles = [...element.children].map((child) => child.getBoundingClientRect());
				return { left: box.left, right: box.right, first: tiles[0]?.left, last: tiles.at(-1)?.right };
			});
			expect([left, first]).toEqual([0, 0]);
			expect(right).toBe(width);
			expect(Math.ceil(last ?? 0)).toBeGreaterThanOrEqual(width);
		}
		const names = page.locator('main .wall .game');
		await expect(names).toHaveCount(7);
		await expect(names.locator('img.logo')).toHaveCount(7);
		await expect(page.getByRole('link', { name: /^Emberwick/ })).toBeVisible();
	});

test('[LK-05] banners are turned by buttons, marks and keyboard, and say which one is seen', async ({
	page,
}) => {
	await open(page, '/', 1440);
	const banners = page.locator('main .banners');
	await banners.scrollIntoViewIfNeeded();
	const on = banners.getByRole('button', { name: 'Next' });
	const current = banners.locator('[data-mark][aria-current="true"]');
	await expect(current).toHaveCount(1);
	await expect(current).toContainText('1 of');
	await expect(banners.getByRole('button', { name: 'Previous' })).toBeDisabled();
	await on.click();
	await expect(current).toContainText('2 of');
	await on.press('Enter');
	await expect(current).toContainText('3 of');
	await expect(on).toBeDisabled();
	await banners.getByRole('link', { name: /^1 of/ }).click();
	await expect(current).toContainText('1 of');
	expect(new URL(page.url()).hash).toBe('');
});

/** Runs in the page: pictures that are enlarged beyond 1.3, or cut so that their focal point is gone. */
function badCrops(): string[] {
	return [...document.querySelectorAll<HTMLImageElement>('picture img[width]')].flatMap((image) => {
		const box = image.getBoundingClientRect();
		const style = getComputedStyle(image);
		if (box.width === 0 || style.objectFit !== 'cover') return [];
		const [width, height] = [Number(image.getAttribute('width')), Number(image.getAttribute('height'))];
		const scale = Math.max(box.width / width, box.height / height);
		const problems = scale > 1.3 ? [`${image.src} is enlarged by ${scale.toFixed(2)}`] : [];
		const focus = (axis: 'x' | 'y') => Number(image.getAttribute(`data-focus-${axis}`) ?? 5) / 10;
		const [left = 50, top = 50] = style.objectPosition.split(' ').map(Number.parseFloat);
		const wanted = image.hasAttribute('data-focus-x') && `${focus('x') * 100}% ${focus('y') * 100}%`;
		if (wanted && style.objectPosition !== wanted)
			problems.push(`${image.src} stands at ${style.objectPosition} instead of ${wanted}`);
		const seen = (share: number, whole: number, part: number, at: number) => {
			const start = ((whole - part) * at) / 100;
			return share * whole >= start - 1 && share * whole <= start + part + 1;
		};
		const isSeen =
			seen(focus('x'), width * scale, box.width, left) && seen(focus('y'), height * scale, box.height, top);
		return isSeen ? problems : [...problems, `${image.src} lost its focal point`];
	});
}

for (const path of sample([...heroes, '/blog'], 2))
	test(`[LK-06] crops of ${path} keep their focal point, and nothing is enlarged beyond 1.3`, async ({
		page,
	}) => {
		for (const width of sample(widths, 5)) {
			await open(page, path, width);
			if (path === '/') expect(await page.locator('main [data-focus-x]').count()).toBeGreaterThan(10);
			expect(await page.evaluate(badCrops), `${width} px`).toEqual([]);
		}
	});

/** Runs in the page: the names of its pictures' sources, as the build keeps them. */
const sourcesOf = () =>
	[...document.querySelectorAll<HTMLImageElement>('main picture img')].map(({ src }) =>
		(src.split('/').at(-1) ?? '').replace(/[._].*$/, ''),
	);

test('[LK-09] no picture stands twice on the home page or in the first twelve stories', async ({ page }) => {
	await open(page, '/', 1440);
	const home = await page.evaluate(sourcesOf);
	expect(home.length).toBeGreaterThan(10);
	expect(home.filter((name, index) => home.indexOf(name) !== index)).toEqual([]);
	await open(page, '/blog', 1440);
	const stories = (await page.evaluate(sourcesOf)).slice(0, 12);
	expect(stories).toHaveLength(12);
	expect(stories.filter((name, index) => stories.indexOf(name) !== index)).toEqual([]);
});

for (const path of sample([
	'/account/create',
	'/account/forgot-password',
	'/account/resend-verification',
	'/account/reset-password/mira/none',
]))
	test(`[LK-08] ${path} stands in the login's window`, async ({ page }) => {
		await open(page, path, 1440);
		const art = page.locator('[data-part=art]');
		await expect(art).toBeVisible();
		const box = await art.boundingBox();
		expect(box?.width).toBeGreaterThan(600);
		expect(box?.height).toBeGreaterThan(700);
	});

for (const width of sample([1024, 1440]))
	test(`[LK-08] the pages of the account are listed at the left at ${width} px`, async ({ page }) => {
		await open(page, '/account/faq', width);
		const nav = await page.getByRole('navigation', { name: 'Account area' }).boundingBox();
		const title = await page.getByRole('heading', { level: 1 }).boundingBox();
		expect((nav?.x ?? 0) + (nav?.width ?? 0)).toBeLessThanOrEqual(title?.x ?? 0);
		expect(nav?.y).toBeLessThan(300);
		expect(await page.evaluate(() => scrollY)).toBe(0);
	});

test('[LK-08] the pages of the account are one row that scrolls on a phone', { tag: '@full' }, async ({
	page,
}) => {
	await open(page, '/account/faq', 390);
	const nav = page.getByRole('navigation', { name: 'Account area' });
	expect((await nav.boundingBox())?.height).toBeLessThan(60);
	expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
	await expect(nav.locator('[aria-current=page]')).toBeInViewport({ ratio: 0.9 });
	expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('the title of a page that opens with a picture is printed dark, without its shade', {
	tag: '@full',
}, async ({ page }) => {
	await page.emulateMedia({ media: 'print' });
	for (const path of ['/playtests', '/blog/the-brine-gate-opens', '/careers/location/gent']) {
		await page.goto(path);
		const { color, textShadow } = await page.getByRole('heading', { level: 1 }).evaluate((title) => {
			const { color, textShadow } = getComputedStyle(title);
			return { color, textShadow };
		});
		expect([path, textShadow]).toEqual([path, 'none']);
		expect(Number(/oklch\(([\d.]+)/.exec(color)?.[1])).toBeLessThan(0.3);
	}
});

/** Runs in the page: what its pictures are called. */
const namesOfPictures = () =>
	[...document.querySelectorAll<HTMLImageElement>('main img')].map(({ src }) =>
		(src.split('/').at(-1) ?? '').replace(/[._].*$/, ''),
	);

const games = ['wending', 'lowtide', 'the-salt-crown', 'emberwick', 'thornhollow', 'the-glass-regent'];
for (const game of sample([...games, 'a-quarrel-of-moons'], 2))
	for (const path of [`/games/${game}`, `/press/games/${game}`])
		test(`${path} shows no picture twice`, async ({ page }) => {
			await page.goto(path);
			const names = await page.evaluate(namesOfPictures);
			expect(names.length).toBeGreaterThan(5);
			expect(names.filter((name, place) => names.indexOf(name) < place)).toEqual([]);
		});

test('a game that is not out yet asks first whether to tell of its release', async ({ page }) => {
	for (const [game, first] of [
		['wending', '/games/alerts/wending'],
		['emberwick', 'https://emberwick.example'],
	]) {
		await page.goto(`/games/${game}`);
		const action = page.locator('main header').getByRole('link').first();
		await expect(action).toHaveAttribute('href', first ?? '');
		await expect(action).not.toHaveAttribute('data-quiet');
	}
});
