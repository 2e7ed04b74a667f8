interface PolicyFactory {
	createPolicy(name: 'default', rules: { createScriptURL(url: string): string | null }): unknown;
}

/** Scripts by their address, with when they have run. */
const loading = new Map<string, { script: HTMLScriptElement; loaded: Promise<void> }>();
let isPrepared = false;

const isForeign = (url: string) => new URL(url, location.href).origin !== location.origin;

/**
 * Third-party scripts load parts of themselves by setting `src` to plain text, which Trusted Types refuse. From the
 * first load on, addresses of other origins pass; which origins those may be, the script-src of the
 * Content-Security-Policy says. Markup as text and scripts of this origin as text stay refused.
 */
function prepare(): void {
	if (isPrepared) return;
	isPrepared = true;
	const { trustedTypes } = globalThis as { trustedTypes?: PolicyFactory };
	trustedTypes?.createPolicy('default', { createScriptURL: (url) => (isForeign(url) ? url : null) });
}

function insert(script: HTMLScriptElement, url: string): Promise<void> {
	return new Promise((resolve, reject) => {
		script.async = true;
		script.onload = () => resolve();
		script.onerror = () => {
			if (loading.get(url)?.script === script) forgetScript(url);
			reject(new Error(`Could not load ${url}`));
		};
		script.src = url;
		document.head.append(script);
	});
}

/** Has a script that is of no use loaded anew when it is wanted next. */
export function forgetScript(url: string): void {
	loading.get(url)?.script.remove();
	loading.delete(url);
}

/** Loads a script of a configured third party once; a failed load can be tried again. */
export function loadScript(url: string): Promise<void> {
	const known = loading.get(url);
	if (known) return known.loaded;
	prepare();
	const script = document.createElement('script');
	const loaded = insert(script, url);
	loading.set(url, { script, loaded });
	return loaded;
}
