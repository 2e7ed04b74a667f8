import { offlineMark } from './connection.ts';

/** Calls back whenever the page is marked as out of reach of the site, or no longer, until what it returns is called. */
export function observeConnection(callback: () => void): () => void {
	const observer = new MutationObserver(callback);
	observer.observe(document.documentElement, { attributeFilter: [offlineMark] });
	return () => observer.disconnect();
}
