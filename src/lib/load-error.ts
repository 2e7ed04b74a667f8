declare global {
	interface WindowEventMap {
		'load-error': CustomEvent<unknown>;
	}
}

/** Has the shell tell the visitor of a data file that could not be loaded. */
export function tellLoadError(error: unknown): void {
	dispatchEvent(new CustomEvent('load-error', { detail: error }));
}
