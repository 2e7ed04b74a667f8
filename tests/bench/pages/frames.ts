import type { Browser } from '@playwright/test';
import { addRow, type Bench, type Measured } from './bench.ts';
import { median } from './median.ts';
import { slowProcessor } from './phone.ts';

const games = ['wending', 'the-salt-crown', 'emberwick'];
const frames = 240;
const slowdown = 4;
/** Of the 16 ms of a frame. */
const most = 4;

/** Runs in the page before anything else: notes how long each frame's scripts take, in milliseconds. */
function noteFrames(): void {
	const times: number[] = [];
	Object.assign(window, { times });
	const request = window.requestAnimationFrame.bind(window);
	window.requestAnimationFrame = (callback) =>
		request((now) => {
			const start = performance.now();
			callback(now);
			times.push(performance.now() - start);
		});
}

const readFrames = () => (window as unknown as { times: number[] }).times;

async function timeFrames(browser: Browser, address: string): Promise<number[]> {
	const page = await browser.newPage({
		viewport: { width: 1440, height: 900 },
		reducedMotion: 'no-preference',
	});
	await page.addInitScript(noteFrames);
	await page.goto(address);
	await page.locator('main header canvas').waitFor();
	await slowProcessor(page, slowdown);
	await page.evaluate(() => (window as unknown as { times: number[] }).times.splice(0));
	await page.waitForFunction(
		(count) => (window as unknown as { times: number[] }).times.length >= count,
		frames,
	);
	const times = await page.evaluate(readFrames);
	await page.close();
	return times;
}

/** How long scripts take for a frame of living key art on a core that is four times slower. */
export async function measureFrames({ browser, origin }: Bench): Promise<Measured> {
	const measured: Measured = { rows: {}, limits: [] };
	for (const game of games) {
		const times = await timeFrames(browser, `${origin}/games/${game}`);
		const ms = Math.round(median(times) * 100) / 100;
		addRow(measured, game, { 'script ms a frame': ms });
		measured.limits.push([`milliseconds of script a frame, living key art of ${game},`, ms, most]);
	}
	return measured;
}
