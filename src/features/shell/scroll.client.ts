const key = 'left-at';

/** Where the page before this one was left. */
interface Left {
	path: string;
	query: string;
	top: number;
}

function read(): Left | null {
	try {
		return JSON.parse(sessionStorage.getItem(key) ?? 'null') as Left | null;
	} catch {
		return null;
	}
}

function write(left: Left): void {
	try {
		sessionStorage.setItem(key, JSON.stringify(left));
	} catch {
		// Without storage the next page begins at its top.
	}
}

/** A change of the query alone keeps the position, except on an article, which begins anew. */
function keepPosition(): void {
	const left = read();
	const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
	if (left?.path !== location.pathname || left.query === location.search || location.hash) return;
	const isArticle = document.querySelector('[data-tone=black]') !== null;
	if (!/^(?:reload|back_forward)$/.test(arrival?.type ?? '') && !isArticle)
		scrollTo({ top: left.top, behavior: 'instant' });
}

keepPosition();
addEventListener('pagehide', () => {
	write({ path: location.pathname, query: location.search, top: scrollY });
});

export {};
