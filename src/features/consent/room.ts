/** What a ring around the focus takes, in pixels. */
const ring = 8;

/**
 * Keeps as much room below the page as a bar over it takes, so that nothing with the focus is ever behind it, until the bar
 * is gone or the function returned is called. A variable of the whole page would have every element styled anew.
 */
export function keepRoom(bar: HTMLElement): () => void {
	const page = document.documentElement.style;
	const footer = document.getElementById('footer')?.style;
	const keep = (room: string) => {
		page.scrollPaddingBlockEnd = room;
		footer?.setProperty('--consent-room', room);
	};
	const stop = () => {
		observer.disconnect();
		keep('');
	};
	const observer = new ResizeObserver(() => {
		if (bar.isConnected) keep(`${innerHeight - bar.offsetTop + ring}px`);
		else stop();
	});
	observer.observe(bar);
	return stop;
}
