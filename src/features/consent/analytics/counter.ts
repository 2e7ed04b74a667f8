/** One page seen, told without anything that could be somebody's. */
export interface PageView {
	url: string;
	referrer: string;
}

/** What counts visits, whoever's it is. */
export interface Counter {
	count(view: PageView): void;
	/** Sends nothing more until it counts again. */
	stop(): void;
}
