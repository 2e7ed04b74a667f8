declare global {
	interface Window {
		/** Asks again for a module that did not come; ReloadGuard.astro has it stand in every page. */
		loadAgain<Module>(load: () => Promise<Module>, error: unknown, waits?: boolean): Promise<Module>;
	}
}

interface LoadOptions {
	/** Whether to wait for the connection where the site is out of reach, as by default, or to throw. */
	waits?: boolean;
}

/**
 * Loads a module on demand. One that does not come is asked for again; where it is gone the page reloads or says so
 * (docs/decisions/012), and the promise rejects only if the page stays. What is done with the module belongs behind the
 * call: only what stands in it counts as a part of the page.
 */
export function loadModule<Module>(
	load: () => Promise<Module>,
	{ waits = true }: LoadOptions = {},
): Promise<Module> {
	return load().catch((error: unknown) => window.loadAgain(load, error, waits));
}
