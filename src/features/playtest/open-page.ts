/** What only an open survey does with its position; its page need not load that. */
import { getPosition, moved, stateWith } from './survey-position.ts';

/** Calls back when the position changes, by the browser's Back and Forward too, until what it returns is called. */
export function observePosition(callback: () => void): () => void {
	const types = ['popstate', moved];
	for (const type of types) addEventListener(type, callback);
	return () => {
		for (const type of types) removeEventListener(type, callback);
	};
}

/** Notes that everything is sent. */
export function markDone(): void {
	history.replaceState(stateWith({ at: 0, depth: getPosition()?.depth ?? 0, isDone: true }), '');
	dispatchEvent(new Event(moved));
}
