/** How Astro brings an island to life: what loads its scripts, and the element it is in. */
type Load = () => Promise<() => Promise<void>>;

/**
 * The directive `client:used`: an island costs nothing until somebody comes to use it, by its place in the address, by
 * the keyboard or by a press.
 */
export default function whenUsed(load: Load, _options: unknown, island: HTMLElement): void {
	const listening = new AbortController();
	const come = () => {
		listening.abort();
		void load().then((hydrate) => hydrate());
	};
	const comeIfNamed = () => {
		const place = document.getElementById(location.hash.slice(1));
		if (place?.contains(island)) come();
	};
	const { signal } = listening;
	for (const type of ['focusin', 'pointerdown', 'dragenter']) island.addEventListener(type, come, { signal });
	addEventListener('hashchange', comeIfNamed, { signal });
	comeIfNamed();
}
