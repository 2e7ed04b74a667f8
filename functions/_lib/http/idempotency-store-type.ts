/** Keys that can be taken once; times are milliseconds since 1970. */
export interface IdempotencyStore {
	claim(key: string, until: number, now: number): Promise<boolean>;
	has(key: string, now: number): Promise<boolean>;
	/** Removes keys that are over, all or some of them. */
	removeEnded(now: number): Promise<void>;
}
