/** What the host takes on; sizes in bytes, times in milliseconds. */
export const hostLimits = {
	/** As on the platform. */
	body: 6_000_000,
	/** How many requests functions work on at a time; further ones get a 503. */
	calls: 200,
	headerBytes: 16_384,
	headerCount: 100,
	url: 8192,
	headersTime: 10_000,
	requestTime: 25_000,
	idleTime: 30_000,
	keepAliveTime: 5000,
} as const;
