interface ScriptUrlPolicy {
	createScriptURL(url: string): string;
}
interface PolicyFactory {
	createPolicy(name: string, rules: ScriptUrlPolicy): ScriptUrlPolicy;
}

const loading = new Map<string, Promise<void>>();
let policy: ScriptUrlPolicy | undefined;

// The only Trusted Types policy that the Content-Security-Policy allows; its script-src still bounds the origins.
function trusted(url: string): string {
	const factory = (globalThis as { trustedTypes?: PolicyFactory }).trustedTypes;
	if (!factory) return url;
	policy ??= factory.createPolicy('loader', { createScriptURL: (address) => address });
	return policy.createScriptURL(url);
}

function insert(url: string): Promise<void> {
	return new Promise((resolve, reject) => {
		const script = document.createElement('script');
		script.async = true;
		script.onload = () => resolve();
		script.onerror = () => {
			script.remove();
			reject(new Error(`Could not load ${url}`));
		};
		script.src = trusted(url);
		document.head.append(script);
	});
}

/** Loads a script of a configured third party once; a failed load can be tried again. */
export function loadScript(url: string): Promise<void> {
	const known = loading.get(url);
	if (known) return known;
	const started = insert(url).catch((error: unknown) => {
		loading.delete(url);
		throw error;
	});
	loading.set(url, started);
	return started;
}
