import { expect, type Page } from '@playwright/test';

interface Shift extends PerformanceEntry {
	value: number;
	sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
}

interface Moved {
	/** In the unit of CLS. */
	sum: number;
	parts: string[];
}

/**
 * Notes what moves once it is drawn, on each page that the tab opens from now on. What is returned expects that the page
 * shown has held still as far as anybody sees, or moved by no more than it is told, and says otherwise what moved from
 * where to where.
 */
export async function noteShifts(page: Page): Promise<(most?: number) => Promise<void>> {
	await page.addInitScript(() => {
		const moved: Moved = { sum: 0, parts: [] };
		Object.assign(globalThis, { moved });
		const placeOf = ({ x, y, width, height }: DOMRect) => `${x},${y} ${width}x${height}`;
		new PerformanceObserver((list) => {
			for (const { value, sources } of list.getEntries() as Shift[]) {
				moved.sum += value;
				for (const { node, previousRect, currentRect } of sources) {
					const name = node instanceof Element ? `${node.localName} ${node.getAttribute('class')}` : 'a text';
					moved.parts.push(`${value}: ${name} from ${placeOf(previousRect)} to ${placeOf(currentRect)}`);
				}
			}
		}).observe({ type: 'layout-shift', buffered: true });
	});
	return async (most = 0.005) => {
		const { sum, parts } = await page.evaluate(() => (globalThis as unknown as { moved: Moved }).moved);
		expect(sum, parts.join('\n')).toBeLessThanOrEqual(most);
	};
}
