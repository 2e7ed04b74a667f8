/** The attribute of the page's root that says so. */
export const offlineMark = 'data-offline';

/** Whether the shell has marked the page as out of reach of the site. */
export function isOffline(): boolean {
	return document.documentElement.hasAttribute(offlineMark);
}

/** Marks the page, for styles and for `observeConnection`. */
export function markOffline(isOff: boolean): void {
	document.documentElement.toggleAttribute(offlineMark, isOff);
}

/** Calls back whenever the page is marked as out of reach of the site, or no longer, until what it returns is called. */
export function observeConnection(callback: () => void): () => void {
	const observer = new MutationObserver(callback);
	observer.observe(document.documentElement, { attributeFilter: [offlineMark] });
	return () => observer.disconnect();
}
