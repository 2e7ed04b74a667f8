/** @param hasFailed whether a request has failed since the last time that none was in flight */
type Observer = (inFlight: number, hasFailed: boolean) => void;

const observers = new Set<Observer>();
let inFlight = 0;
let hasFailed = false;

function change(by: 1 | -1): void {
	inFlight += by;
	for (const observer of observers) observer(inFlight, hasFailed);
}

/** Notes that a request has started; what it returns notes how it has settled, once however often it is called. */
export function requestStarted(): (isFailure?: boolean) => void {
	let isSettled = false;
	if (inFlight === 0) hasFailed = false;
	change(1);
	return (isFailure = false) => {
		if (isSettled) return;
		isSettled = true;
		hasFailed ||= isFailure;
		change(-1);
	};
}

/** Tells the number of requests in flight, now and at each change, until what it returns is called. */
export function observeRequests(observer: Observer): () => void {
	observers.add(observer);
	observer(inFlight, hasFailed);
	return () => observers.delete(observer);
}
