/** What publishing may cost. */
export interface PublishingLimits {
	/** Milliseconds between the starts of two builds, at least. */
	window: number;
	/** Builds in a calendar month, in UTC; undefined sets no limit. */
	perMonth: number | undefined;
}

/** Which builds were started; times are in milliseconds since 1970. */
interface Started {
	/** When the last one was. */
	last: number;
	/** How many of the month of the last one. */
	inMonth: number;
}

/** What is known of publishes and builds; the same for every function. */
export interface PublishState extends Started {
	/** How often something was published, and how many of these are in a build that was started. */
	asked: number;
	built: number;
	/** The start of a build that is under way, and until when the others wait for it. */
	starting?: { id: string; until: number; upTo: number; before: Started };
}

/** Before anything was published. */
export const unpublished: PublishState = { last: 0, inMonth: 0, asked: 0, built: 0 };

/** Longer than a function runs, in milliseconds: who has not said by then how a start went never will. */
const longestStart = 15_000;

const monthOf = (time: number) => new Date(time).toISOString().slice(0, 7);

function endOfMonth(time: number): number {
	const date = new Date(time);
	return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1);
}

const countOf = (state: Started, now: number) => (monthOf(state.last) === monthOf(now) ? state.inMonth : 0);

/** How many builds the month has left; undefined without a limit. */
export const buildsLeft = (
	state: Started,
	{ perMonth }: PublishingLimits,
	now: number,
): number | undefined => (perMonth === undefined ? undefined : Math.max(0, perMonth - countOf(state, now)));

/** Whether something was published that no build has. */
export const isWaiting = ({ asked, built }: PublishState): boolean => asked > built;

const isStarting = ({ starting }: PublishState, now: number) =>
	starting !== undefined && starting.until > now;

/**
 * From when on the next build may start: after the window, which grows as the month's builds become fewer, and at the
 * latest with the next month. With `n` builds left it is the rest of the month divided by `n * (n + 1)`.
 */
export function dueAt(state: Started, { window, perMonth }: PublishingLimits): number {
	const free = state.last + window;
	if (perMonth === undefined) return free;
	const end = Math.max(free, endOfMonth(state.last));
	const left = perMonth - state.inMonth;
	if (left <= 0) return end;
	const part = (endOfMonth(state.last) - state.last) / (left * (left + 1));
	return Math.min(end, Math.max(free, state.last + Math.ceil(part)));
}

/** The state after something was published. */
export const notePublish = (state: PublishState): PublishState => ({ ...state, asked: state.asked + 1 });

/** By the clock alone what is live is out of date since `since`; one that did not become live is tried again hourly. */
export function noteChange(state: PublishState, since: number, now: number): PublishState {
	const isTried = state.last >= since && now - state.last < 3_600_000;
	return since > now || isWaiting(state) || isTried ? state : notePublish(state);
}

interface Start {
	/** A name that nobody else gives. */
	id: string;
	now: number;
	limits: PublishingLimits;
	/** Whether an editor does not want to wait: the month's limit holds all the same. */
	isUrgent?: boolean;
}

function mayStart(state: PublishState, { now, limits, isUrgent }: Start): boolean {
	if (isStarting(state, now) || buildsLeft(state, limits, now) === 0) return false;
	const isFree = now >= state.last + limits.window;
	if (isUrgent) return isWaiting(state) || isFree;
	return isWaiting(state) && now >= dueAt(state, limits);
}

/** The state with a start under way, which counts from now on; undefined where none may begin. */
export function begin(state: PublishState, start: Start): PublishState | undefined {
	if (!mayStart(state, start)) return undefined;
	const { id, now } = start;
	const { asked, last, inMonth } = state;
	return {
		...state,
		last: now,
		inMonth: countOf(state, now) + 1,
		starting: { id, until: now + longestStart, upTo: asked, before: { last, inMonth } },
	};
}

/** The state after the build hook took the call. */
export function finish({ starting, ...state }: PublishState, id: string, upTo: number): PublishState {
	const done = { ...state, built: Math.max(state.built, upTo) };
	return starting && starting.id !== id ? { ...done, starting } : done;
}

/** The state after the build hook refused the call: nothing was built, and nothing counts. */
export function giveBack(state: PublishState, id: string): PublishState {
	const { starting, ...rest } = state;
	return starting?.id === id ? { ...rest, ...starting.before } : state;
}
