import type { Page } from '@playwright/test';

/** What a document tells of itself; times are milliseconds of the machine's clock. */
export interface Vitals {
	/** The sum of all layout shifts, which CLS never exceeds. */
	shift: number;
	/** When the largest thing so far was drawn. */
	largestPaint: number;
	/** What was done to the page, and how long it took until the next frame; nothing below 16 ms is told. */
	events: { name: string; at: number; duration: number }[];
}

/** Runs in the page. */
function observe(): void {
	const vitals: Vitals = { shift: 0, largestPaint: 0, events: [] };
	Object.assign(globalThis, { vitals });
	const { timeOrigin } = performance;
	const follow = (type: string, note: (entry: PerformanceEntry) => void) =>
		new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
			type,
			buffered: true,
			durationThreshold: 16,
		} as PerformanceObserverInit);
	follow('layout-shift', (entry) => {
		// Also what counts as a consequence of input, as everything does soon after the size of the tab was set.
		vitals.shift += (entry as PerformanceEntry & { value: number }).value;
	});
	follow('largest-contentful-paint', ({ startTime }) => {
		vitals.largestPaint = timeOrigin + startTime;
	});
	follow('event', ({ name, startTime, duration }) =>
		vitals.events.push({ name, at: timeOrigin + startTime, duration }),
	);
	// Browsers do not time what comes of a choice of files.
	const noteChange = ({ timeStamp }: Event) =>
		requestAnimationFrame(() =>
			setTimeout(() => {
				const duration = Math.round(performance.now() - timeStamp);
				vitals.events.push({ name: 'change', at: timeOrigin + timeStamp, duration });
			}),
		);
	addEventListener('change', noteChange, { capture: true });
}

/** Has every document of a tab tell of itself. */
export const observeVitals = (page: Page) => page.addInitScript(observe);

/** What the present document has told so far. */
export const readVitals = (page: Page): Promise<Vitals> =>
	page.evaluate(() => (globalThis as unknown as { vitals: Vitals }).vitals);
