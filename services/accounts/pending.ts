/** Work under way, by key. */
export interface Pending {
	/** Marks the keys as busy until the returned function is called. */
	begin(keys: readonly string[]): () => void;
	/** Ends when any work under one of the keys has ended; undefined when none is under way. */
	next(keys: readonly string[]): Promise<void> | undefined;
}

export function createPending(): Pending {
	const under = new Map<string, Set<Promise<void>>>();
	const forget = (key: string, done: Promise<void>) => {
		const set = under.get(key);
		set?.delete(done);
		if (set?.size === 0) under.delete(key);
	};
	return {
		begin(keys) {
			const { promise, resolve } = Promise.withResolvers<void>();
			for (const key of keys) under.set(key, (under.get(key) ?? new Set()).add(promise));
			return () => {
				for (const key of keys) forget(key, promise);
				resolve();
			};
		},
		next(keys) {
			const running = keys.flatMap((key) => [...(under.get(key) ?? [])]);
			return running.length > 0 ? Promise.race(running) : undefined;
		},
	};
}
