/**
 * Whether the browser leaves the page where it is while rows come and go, instead of following what stood in the window. Who
 * comes back to a filtered list is where they left it only so: as long as no script has run, what they saw stands elsewhere.
 */
export function keepScrollPosition(isKept: boolean): void {
	document.documentElement.style.overflowAnchor = isKept ? 'none' : '';
}

/** The row that the address named, as the way back from a job does, until the list stands as it will. */
let named = '';

/** Shows that row where the filters have put it. @param isDone whether they will not move it any more */
export function scrollToNamed(isDone: boolean): void {
	document.getElementById(named)?.scrollIntoView({ block: 'center', behavior: 'instant' });
	if (isDone) named = '';
}

/** Takes the row out of the address, and shows it. */
export function takeNamedRow(): void {
	const { hash, pathname, search } = location;
	if (!hash.startsWith('#job-')) return;
	named = hash.slice(1);
	history.replaceState(history.state, '', pathname + search);
	scrollToNamed(false);
}
