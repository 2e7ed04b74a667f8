import { readTabValue, writeTabValue } from '#lib/browser/tab-storage.ts';

const key = 'left-at';

/** Where the page before this one was left. */
interface Left {
	path: string;
	query: string;
	top: number;
}

/** A change of the query alone keeps the position, except on an article, which begins anew. */
function keepPosition(): void {
	const left = JSON.parse(readTabValue(key) ?? 'null') as Left | null;
	const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
	if (left?.path !== location.pathname || left.query === location.search || location.hash) return;
	const article = document.querySelector('[data-tone=black]');
	if (/^(?:reload|back_forward)$/.test(arrival?.type ?? '') || article) return;
	scrollTo({ top: left.top, behavior: 'instant' });
}

keepPosition();
addEventListener('pagehide', () => {
	const left: Left = { path: location.pathname, query: location.search, top: scrollY };
	writeTabValue(key, JSON.stringify(left));
});

/** Scrolling by less than this is no wish to go anywhere, in pixels. */
const least = 8;
const header = document.querySelector<HTMLElement>('[data-header]');
let last = scrollY;

/** Whether somebody moves through the page by keyboard: what has the focus is never under the header. */
const isByKeyboard = () => document.querySelector('main :focus-visible, footer :focus-visible') !== null;

/** The header goes when the page is scrolled down, and comes back when it is scrolled up. */
function moveHeader(): void {
	const top = Math.max(0, scrollY);
	header?.toggleAttribute('data-scrolled', top > least);
	if (Math.abs(top - last) < least && top > least) return;
	header?.toggleAttribute('data-away', top > 2 * least && (top > last || isByKeyboard()));
	last = top;
}

addEventListener('scroll', moveHeader, { passive: true });
