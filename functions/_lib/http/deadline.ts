/** A time limit that is taken down again when the work is done in time. */
export interface Deadline {
	signal: AbortSignal;
	/** Resolves when the time is over, never otherwise. */
	over: Promise<void>;
	clear(): void;
}

/** Starts a time limit in milliseconds; it also ends with the limit that it lies within. */
export function startDeadline(milliseconds: number, outer?: AbortSignal): Deadline {
	const controller = new AbortController();
	const { promise, resolve } = Promise.withResolvers<void>();
	const end = () => {
		controller.abort();
		resolve();
	};
	const timer = setTimeout(end, milliseconds);
	outer?.addEventListener('abort', end);
	if (outer?.aborted) end();
	const clear = () => {
		clearTimeout(timer);
		outer?.removeEventListener('abort', end);
	};
	return { signal: controller.signal, over: promise, clear };
}
