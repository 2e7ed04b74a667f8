const mark = 'data-offline';

/** Whether the shell has marked the page as out of reach of the site. */
export function isOffline(): boolean {
	return document.documentElement.hasAttribute(mark);
}

/** Marks the page, for styles and for `observeConnection`. */
export function markOffline(isOff: boolean): void {
	document.documentElement.toggleAttribute(mark, isOff);
}

/** Calls back at each change of that mark, until what it returns is called. */
export function observeConnection(callback: () => void): () => void {
	const observer = new MutationObserver(callback);
	observer.observe(document.documentElement, { attributeFilter: [mark] });
	return () => observer.disconnect();
}
