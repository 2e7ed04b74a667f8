/** How a call ended, for the shell, which tells the visitor. */
export interface Answer {
	kind: 'ok' | 'redirect' | 'failed' | 'offline' | 'unexpected';
	/** The reasons of a refusal; empty where it names none. */
	codes: readonly string[];
	/** Whether a failure is for the visitor to know; false where nobody waits for the call or its caller says it all. */
	isTold: boolean;
}

/** Ends that came before anything looked. */
const missed: Answer[] = [];
let observer: ((answer: Answer) => void) | undefined;

/** Notes how a call has ended. */
export function noteAnswer(answer: Answer): void {
	if (observer) observer(answer);
	else missed.push(answer);
}

/** Tells how each call ends, those that have ended already included. There is one observer: the shell. */
export function observeAnswers(tell: (answer: Answer) => void): void {
	observer = tell;
	for (const answer of missed.splice(0)) tell(answer);
}
