import type { Locator } from '@playwright/test';

/** Milliseconds between the touch of a finger and its lift, as of a person. */
const rest = 100;

/**
 * Touches something as a finger does, with no look by the driver at what lies there, which would take time of the page.
 * @returns when the finger was lifted, in milliseconds of the machine's clock
 */
export async function touch(target: Locator): Promise<number> {
	await target.scrollIntoViewIfNeeded();
	const box = await target.boundingBox();
	if (!box) throw new Error(`${target} is not to be seen`);
	const page = target.page();
	const client = await page.context().newCDPSession(page);
	const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
	await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
	await page.waitForTimeout(rest);
	const lifted = await page.evaluate(() => performance.timeOrigin + performance.now());
	await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
	return lifted;
}
