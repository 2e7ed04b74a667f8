let isPressed = false;

/** Notes when the visitor presses a pointer, until what it returns is called. */
export function observePresses(): () => void {
	const listening = new AbortController();
	const options = { capture: true, signal: listening.signal };
	const note = ({ type }: Event) => {
		isPressed = type === 'pointerdown';
	};
	for (const type of ['pointerdown', 'pointerup', 'pointercancel']) addEventListener(type, note, options);
	return () => listening.abort();
}

/**
 * Runs what may move the page: at once, or once the press that caused it has become a click. A button that moves
 * between press and release is not clicked.
 */
export function afterPress(run: () => void): void {
	if (!isPressed) {
		run();
		return;
	}
	const waiting = new AbortController();
	const end = () => {
		waiting.abort();
		setTimeout(run);
	};
	for (const type of ['pointerup', 'pointercancel'])
		addEventListener(type, end, { capture: true, signal: waiting.signal });
}
