/** How a call ended, for the shell, which tells the visitor. */
export interface ObservedResponse {
	kind: 'ok' | 'redirect' | 'failed' | 'offline' | 'unexpected';
	/** The reasons of a refusal; empty where it names none. */
	codes: readonly string[];
	/** Whether a failure is for the visitor to know; false where nobody waits for the call or its caller says it all. */
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

/** Tells how each call ends, those that have ended already included. There is one observer: the shell. */
export function observeResponses(observe: (answer: ObservedResponse) => void): void {
	observer = observe;
	for (const answer of missed.splice(0)) observe(answer);
}
