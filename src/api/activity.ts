type Observer = (inFlight: number) => void;

const observers = new Set<Observer>();
let inFlight = 0;

function change(by: 1 | -1): void {
	inFlight += by;
	for (const observer of observers) observer(inFlight);
}

/** Notes that a request has started; what it returns notes that it has settled, once however often it is called. */
export function requestStarted(): () => void {
	let settled = false;
	change(1);
	return () => {
		if (settled) return;
		settled = true;
		change(-1);
	};
}

/** Tells the number of requests in flight, now and at each change, until what it returns is called. */
export function observeRequests(observer: Observer): () => void {
	observers.add(observer);
	observer(inFlight);
	return () => observers.delete(observer);
}
