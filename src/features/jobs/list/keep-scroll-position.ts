/**
 * Whether the browser leaves the page where it is while rows come and go, instead of following what stood in the window. Who
 * comes back to a filtered list is where they left it only so: as long as no script has run, what they saw stands elsewhere.
 */
export function keepScrollPosition(isKept: boolean): void {
	document.documentElement.style.overflowAnchor = isKept ? 'none' : '';
}
