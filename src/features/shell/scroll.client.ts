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
	const isArticle = document.querySelector('[data-tone=black]') !== null;
	if (/^(?:reload|back_forward)$/.test(arrival?.type ?? '') || isArticle) return;
	scrollTo({ top: left.top, behavior: 'instant' });
}

keepPosition();
addEventListener('pagehide', () => {
	const left: Left = { path: location.pathname, query: location.search, top: scrollY };
	writeTabValue(key, JSON.stringify(left));
});
