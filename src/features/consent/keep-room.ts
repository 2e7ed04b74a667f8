/** What a ring around the focus takes, in pixels. */
const ring = 8;

function setRoom(room: string): void {
	document.documentElement.style.scrollPaddingBlockEnd = room;
	// A variable of the whole page would have every element styled anew.
	document.getElementById('footer')?.style.setProperty('--consent-room', room);
}

/**
 * Keeps as much room below the page as a bar over it takes, so that nothing with the focus and no last link is ever behind
 * it, until the function returned is called.
 */
export function keepRoom(bar: HTMLElement): () => void {
	const observer = new ResizeObserver(() => setRoom(`${innerHeight - bar.offsetTop + ring}px`));
	observer.observe(bar);
	return () => {
		observer.disconnect();
		setRoom('');
	};
}
