const windowMs = 10_000;
const restMs = 10_000;
const failuresToOpen = 5;
const retriesPerCall = 0.1;
const mostRetries = 10;

/** Spares a service that fails: calls are refused at once for a while, and retries stay near a tenth of the calls. */
export interface Breaker {
	/** Whether a call may go out now; after a rest one may, to see whether the service is back. */
	admits(): boolean;
	record(hasFailed: boolean): void;
	/** Takes one retry from the budget, if there is one left. */
	takeRetry(): boolean;
}

/** Makes a breaker; `now` is a clock in milliseconds. */
export function createBreaker(now: () => number): Breaker {
	let failures: { at: number; call: number }[] = [];
	let calls = 0;
	let state: 'closed' | 'open' | 'trying' = 'closed';
	let restsUntil = 0;
	let retries = 3;

	function open(): void {
		state = 'open';
		restsUntil = now() + restMs;
		failures = [];
	}

	/** Half of the calls must fail as well, so that a busy service is not cut off for a few. */
	function countFailure(): void {
		failures = [...failures, { at: now(), call: calls }].slice(-failuresToOpen);
		const [first] = failures;
		if (failures.length < failuresToOpen || !first) return;
		if (first.at > now() - windowMs && calls - first.call < failuresToOpen * 2) open();
	}

	return {
		admits() {
			if (state === 'closed') return true;
			if (now() < restsUntil) return false;
			state = 'trying';
			restsUntil = now() + restMs;
			return true;
		},
		record(hasFailed) {
			calls += 1;
			retries = Math.min(mostRetries, retries + retriesPerCall);
			if (state === 'trying' && hasFailed) open();
			else if (state === 'trying') state = 'closed';
			else if (state === 'closed' && hasFailed) countFailure();
		},
		takeRetry() {
			if (retries < 1) return false;
			retries -= 1;
			return true;
		},
	};
}
