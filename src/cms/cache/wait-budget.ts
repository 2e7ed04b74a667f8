/** Counts the time in which at least one of several overlapping waits is under way and none is answered quickly. */
export class WaitBudget {
	#waits = 0;
	#since = 0;
	#spent = 0;
	readonly #limit: number;

	/** @param limit milliseconds of waiting in all */
	constructor(limit: number) {
		this.#limit = limit;
	}

	/** Milliseconds left, never below 0. */
	get left(): number {
		const running = this.#waits > 0 ? performance.now() - this.#since : 0;
		return Math.max(0, this.#limit - this.#spent - running);
	}

	/** A quick answer has come: what was waited since the one before was not for nothing, however much there is to read. */
	answered(): void {
		this.#since = performance.now();
	}

	/** Runs a task whose time counts. */
	async spend<T>(task: () => Promise<T>): Promise<T> {
		if (this.#waits++ === 0) this.#since = performance.now();
		try {
			return await task();
		} finally {
			if (--this.#waits === 0) this.#spent += performance.now() - this.#since;
		}
	}
}
