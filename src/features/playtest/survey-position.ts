/** Where somebody is in the survey, as an entry of the history keeps it. */
export interface SurveyPosition {
	/** The number of the step, from 0. */
	at: number;
	/** How many entries lie between this one and the page without the survey, less one. */
	depth: number;
	/** Everything is sent. */
	isDone?: boolean;
}

/** The position that the present entry of the history keeps; undefined where the survey is closed. */
export function getPosition(): SurveyPosition | undefined {
	return (history.state as { survey?: SurveyPosition } | null)?.survey;
}

/** The event of a position that was pushed, which is no popstate. */
export const positionPushed = 'survey-moved';

/** The entry's state with another position. */
export const stateWith = (survey: SurveyPosition) => ({ ...(history.state as object | null), survey });

/** Goes on to a step, so that the browser's Back leads here again. */
export function pushPosition(at: number): void {
	history.pushState(stateWith({ at, depth: (getPosition()?.depth ?? -1) + 1 }), '');
	dispatchEvent(new Event(positionPushed));
}

/** Leads back over every step to the page, if the survey is open. */
export function leavePositions(): void {
	const position = getPosition();
	if (position) history.go(-1 - position.depth);
}
