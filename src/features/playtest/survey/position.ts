/** Where somebody is in the survey, as an entry of the history keeps it. */
export interface Position {
	/** The number of the step, from 0. */
	at: number;
	/** How many entries lie between this one and the page without the survey, less one. */
	depth: number;
	/** Everything is sent. */
	isDone?: boolean;
}

/** The position that the present entry of the history keeps; undefined where the survey is closed. */
export function positionNow(): Position | undefined {
	return (history.state as { survey?: Position } | null)?.survey;
}

/** Tells of changes that are no popstate. */
const moved = 'survey-moved';

const stateWith = (survey: Position) => ({ ...(history.state as object | null), survey });

/** Calls back when the position changes, by the browser's Back and Forward too, until what it returns is called. */
export function observePosition(callback: () => void): () => void {
	const types = ['popstate', moved];
	for (const type of types) addEventListener(type, callback);
	return () => {
		for (const type of types) removeEventListener(type, callback);
	};
}

/** Goes on to a step, so that the browser's Back leads here again. */
export function pushPosition(at: number): void {
	history.pushState(stateWith({ at, depth: (positionNow()?.depth ?? -1) + 1 }), '');
	dispatchEvent(new Event(moved));
}

/** Notes that everything is sent. */
export function markDone(): void {
	history.replaceState(stateWith({ at: 0, depth: positionNow()?.depth ?? 0, isDone: true }), '');
	dispatchEvent(new Event(moved));
}

/** Leads back over every step to the page, if the survey is open. */
export function leavePositions(): void {
	const position = positionNow();
	if (position) history.go(-1 - position.depth);
}
