export interface LoadError {
	error: unknown;
	/** What to say of it, in the page's language; the one sentence for all failures without it. */
	message?: string | undefined;
}

declare global {
	interface WindowEventMap {
		'load-error': CustomEvent<LoadError>;
	}
}

/** Has the shell tell the visitor of a data file that could not be loaded. */
export function tellLoadError(error: unknown, message?: string): void {
	dispatchEvent(new CustomEvent<LoadError>('load-error', { detail: { error, message } }));
}
