import { expect, type Page, test } from '@playwright/test';
import { open, pageTypes, prefixes } from './page-types.ts';
import { layoutFaults } from './pseudo-locale.ts';
import { readingFaults, readingOf } from './reading-order.ts';

test.describe.configure({ mode: 'parallel' });
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const phone = { width: 390, height: 844 };
const sideways = { width: 844, height: 390 };

/** Runs in the page: what moves, or would if the page were scrolled. */
function movements(): string[] {
	const running = document.getAnimations().filter(({ playState }) => playState === 'running');
	const names = running.map((animation) => {
		const { target } = animation.effect as KeyframeEffect;
		return `${Object(animation).animationName ?? Object(animation).transitionProperty} of <${target?.localName} class="${target?.className}">`;
	});
	const isSmooth = getComputedStyle(document.documentElement).scrollBehavior === 'smooth';
	const films = [...document.querySelectorAll('video')].filter(({ paused }) => !paused);
	return [...names, ...(isSmooth ? ['scrolling'] : []), ...films.map(() => 'a film')];
}

/** Runs in the page: the share of the window that is covered by what stays when the page is scrolled. */
function covered(): number {
	scrollTo({ top: innerHeight, behavior: 'instant' });
	const staying = [...document.querySelectorAll('body *')].filter((element) => {
		const { position, pointerEvents } = getComputedStyle(element);
		return /fixed|sticky/.test(position) && pointerEvents !== 'none' && element.checkVisibility();
	});
	const heights = staying.map((element) => {
		const { top, bottom, width } = element.getBoundingClientRect();
		return width > innerWidth / 2 ? Math.max(0, Math.min(bottom, innerHeight) - Math.max(top, 0)) : 0;
	});
	scrollTo({ top: 0, behavior: 'instant' });
	return heights.reduce((sum, height) => sum + height, 0) / innerHeight;
}

/** Goes to the end of the page and back, so that all of it has been seen. */
const seeAll = (page: Page) =>
	page.evaluate(async () => {
		const frame = () => new Promise(requestAnimationFrame);
		for (const top of [document.body.scrollHeight / 2, document.body.scrollHeight, 0]) {
			scrollTo({ top, behavior: 'instant' });
			await frame();
		}
		await frame();
	});

for (const [turn, type] of pageTypes.entries()) {
	const prefix = prefixes[turn % prefixes.length] ?? '';
	const name = `${prefix}${type.path}`;

	test(`${name} is read in the order in which it is seen, by landmarks, headings and names`, {
		tag: '@full',
	}, async ({ page }) => {
		await page.setViewportSize(phone);
		await open(page, type, prefix);
		await seeAll(page);
		expect(readingFaults(await readingOf(page))).toEqual([]);
	});

	test(`${name} has room on a phone held sideways and for twice the text, and is still where motion is reduced`, {
		tag: '@full',
	}, async ({ page }) => {
		await page.setViewportSize(sideways);
		await open(page, type, prefix);
		await seeAll(page);
		expect(await page.evaluate(movements)).toEqual([]);
		expect(await page.evaluate(layoutFaults), 'sideways').toEqual([]);
		expect(await page.evaluate(covered), 'sideways').toBeLessThan(0.4);
		await page.evaluate(() => {
			document.documentElement.style.fontSize = '200%';
		});
		expect(await page.evaluate(layoutFaults), 'twice the text, sideways').toEqual([]);
		await page.setViewportSize(phone);
		expect(await page.evaluate(layoutFaults), 'twice the text').toEqual([]);
	});
}

test.describe('the rules themselves', () => {
	const frame = (main: string) =>
		`<a href="#a">To the content</a><header>Name</header><main id="a">${main}</main><footer>End</footer>`;
	const top = '<h1>One</h1>';
	const reversed = 'display: flex; flex-direction: column-reverse';

	for (const [fault, body] of [
		['the frame is', `<a href="#a">To the content</a><main id="a">${top}</main>`],
		[
			'no link to the content',
			`<header><a href="/">Home</a></header><main>${top}</main><footer>End</footer>`,
		],
		['not one main heading', frame(top + top)],
		['leaves out a level', frame(`${top}<h3>Two</h3>`)],
		['has no name', frame(`${top}<button></button>`)],
		['is named as another', frame(`${top}<nav><a href="/">One</a></nav><nav><a href="/">Two</a></nav>`)],
		['is read after', frame(`${top}<div style="${reversed}"><p>One</p><p>Two</p></div>`)],
	] as const)
		test(`${fault}: ${body}`, { tag: '@full' }, async ({ page }) => {
			await page.setContent(body);
			expect(readingFaults(await readingOf(page))).toContainEqual(expect.stringContaining(fault));
		});

	for (const body of [
		'<h2>Two</h2><h3>Three</h3><h2>Four</h2>',
		'<div style="columns: 2"><p>One</p><p>Two</p><p>Three</p><p>Four</p></div>',
		'<p style="position: sticky; bottom: 0">Apply</p><p>One</p>',
	])
		test(`${body} is read in its order`, { tag: '@full' }, async ({ page }) => {
			await page.setContent(frame(top + body));
			expect(readingFaults(await readingOf(page))).toEqual([]);
		});

	test('what turns moves, and a bar of half the window covers that', { tag: '@full' }, async ({ page }) => {
		const bar = '<div style="position: fixed; inset: 0 0 auto; block-size: 50vh">Bar</div>';
		const turn = '<style>@keyframes turn { to { rotate: 1turn } } p { animation: turn 9s infinite }</style>';
		await page.setContent(`${turn}${bar}<p>One</p>`);
		expect(await page.evaluate(movements)).toEqual(['turn of <p class="">']);
		expect(await page.evaluate(covered)).toBeCloseTo(0.5);
	});
});
