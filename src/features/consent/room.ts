const room = '--consent-room';
/** What a ring around the focus takes, in pixels. */
const ring = 8;

/** Keeps as much room below the page as a bar over it takes, so that nothing with the focus is ever behind it, until the bar is gone or the function returned is called. */
export function keepRoom(bar: HTMLElement): () => void {
	const { style } = document.documentElement;
	const stop = () => {
		observer.disconnect();
		style.removeProperty(room);
	};
	const observer = new ResizeObserver(() => {
		if (bar.isConnected) style.setProperty(room, `${innerHeight - bar.offsetTop + ring}px`);
		else stop();
	});
	observer.observe(bar);
	return stop;
}
