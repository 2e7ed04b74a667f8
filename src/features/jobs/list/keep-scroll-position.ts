/**
 * Whether the browser leaves the page where it is while rows come and go, instead of following what stood in the window. Who
 * comes back to a filtered list is where they left it only so: as long as no script has run, what they saw stands elsewhere.
 */
export function keepScrollPosition(isKept: boolean): void {
	document.body.style.overflowAnchor = isKept ? 'none' : '';
}

/** The row that the address named, as the way back from a job does, until the list stands as it will. */
let named = '';

/** Shows the row that the address names where the filters have put it, once they have, and takes it out of the address. */
export function scrollToNamed(isDone: boolean): void {
	const [address, id] = location.href.split('#job-');
	if (id) {
		named = `job-${id}`;
		history.replaceState(history.state, '', address);
	}
	document.getElementById(named)?.scrollIntoView({ block: 'center', behavior: 'instant' });
	if (isDone) named = '';
}
