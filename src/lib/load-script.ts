interface ScriptUrlPolicy {
	createScriptURL(url: string): string;
}
interface PolicyFactory {
	createPolicy(name: string, rules: ScriptUrlPolicy): ScriptUrlPolicy;
}

const loading = new Map<string, Promise<void>>();
let isPrepared = false;

/**
 * Third-party scripts go on to load parts of themselves by setting `src` to plain text, which Trusted Types refuse.
 * From the first load on, such texts pass through the one policy that the page allows. What may load is still
 * bounded by the script-src of the Content-Security-Policy, and markup as text stays refused.
 */
function prepare(): void {
	const factory = (globalThis as { trustedTypes?: PolicyFactory }).trustedTypes;
	const src = Object.getOwnPropertyDescriptor(HTMLScriptElement.prototype, 'src');
	if (isPrepared || !factory || !src?.set) return;
	isPrepared = true;
	const { set } = src;
	const policy = factory.createPolicy('loader', { createScriptURL: (url) => url });
	Object.defineProperty(HTMLScriptElement.prototype, 'src', {
		...src,
		set(value: unknown) {
			set.call(this, typeof value === 'string' ? policy.createScriptURL(value) : value);
		},
	});
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
		script.src = url;
		document.head.append(script);
	});
}

/** Loads a script of a configured third party once; a failed load can be tried again. */
export function loadScript(url: string): Promise<void> {
	const known = loading.get(url);
	if (known) return known;
	prepare();
	const started = insert(url).catch((error: unknown) => {
		loading.delete(url);
		throw error;
	});
	loading.set(url, started);
	return started;
}
