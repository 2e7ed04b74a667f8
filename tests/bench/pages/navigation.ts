import type { Page } from '@playwright/test';
import { addRow, type Bench, type Measured } from './bench.ts';
import { median } from './median.ts';
import { newPhone, slowLine, slowProcessor } from './phone.ts';
import { touch } from './touch.ts';
import { readVitals } from './vitals.ts';

/** A link that leads from a page to another. */
interface Way {
	name: string;
	from: string;
	/** Leads to where the link is seen. */
	prepare?(page: Page): Promise<void>;
	link: string;
	to: RegExp;
}

const ways: readonly Way[] = [
	{
		name: 'a link of the menu',
		from: '/',
		async prepare(page) {
			await page.getByRole('banner').getByRole('button', { name: 'Menu', exact: true }).tap();
			await page.locator('#menu-layer a').first().waitFor();
		},
		link: '#menu-layer a[href="/press"]',
		to: /\/press$/,
	},
	{
		name: 'a card of the news',
		from: '/blog',
		link: 'main a[href^="/blog/"]:not([href$=".xml"])',
		to: /\/blog\/[\w-]+$/,
	},
	{
		name: 'a row of the jobs',
		from: '/careers/search',
		link: '[data-position] a',
		to: /\/careers\/\d+$/,
	},
];

/** Milliseconds: what counts as a good LCP of a page that is loaded. */
const most = 2500;

async function go({ browser, origin, slowdown }: Bench, { from, prepare, link, to }: Way): Promise<number> {
	const page = await newPhone(browser, { visitor: 'returning', origin });
	const open = async () => {
		await page.goto(from, { waitUntil: 'networkidle' });
		await prepare?.(page);
	};
	try {
		await open();
		await page.locator(link).first().tap();
		await page.waitForURL(to, { waitUntil: 'networkidle' });
		await open();
		await slowProcessor(page, slowdown);
		await slowLine(page);
		const at = await touch(page.locator(link).first());
		await page.waitForURL(to, { waitUntil: 'networkidle' });
		return Math.round((await readVitals(page)).largestPaint - at);
	} finally {
		await page.context().close();
	}
}

/** From a touch on a link to the largest paint of the page that it leads to, which was seen before, on a slow phone over slow 4G. */
export async function measureNavigation(bench: Bench): Promise<Measured> {
	const measured: Measured = { rows: {}, limits: [] };
	for (const way of ways) {
		const figures: number[] = [];
		for (let run = 0; run < bench.runs; run++) figures.push(await go(bench, way));
		const ms = median(figures);
		addRow(measured, way.name, { 'click to LCP': ms, longest: Math.max(...figures) });
		measured.limits.push([`from the click to LCP in ms, ${way.name},`, ms, most]);
	}
	return measured;
}
