/** How a call ended, for the shell, which shows failures. */
export interface ObservedResponse {
	kind: 'ok' | 'redirect' | 'failed' | 'offline' | 'unexpected';
	/** The reasons of a refusal; empty where it names none. */
	codes: readonly string[];
	/** Seconds after which a refused call may be tried again, where the answer says so. */
	retryAfter?: number | undefined;
	/** Whether the shell shows it as a failure; false where nobody waits for the call or its caller handles it. */
	isShown: boolean;
}

/** Ends that came before anything looked. */
const missed: ObservedResponse[] = [];
let observer: ((answer: ObservedResponse) => void) | undefined;

/** Notes how a call has ended. */
export function notifyResponse(answer: ObservedResponse): void {
	if (observer) observer(answer);
	else missed.push(answer);
}

/** Calls back with how each call ends, those that have ended already included. There is one observer: the shell. */
export function observeResponses(observe: (answer: ObservedResponse) => void): void {
	observer = observe;
	for (const answer of missed.splice(0)) observe(answer);
}
