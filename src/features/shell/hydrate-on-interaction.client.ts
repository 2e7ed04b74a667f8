/**
 * The directive `client:interaction`: an island is hydrated when somebody begins to use it, by its place in the address, by
 * the keyboard, by a press or with a file. It is then told of the focus and of the buttons pressed until then. Scripts of
 * its page may say more: the event `island-near` has its scripts fetched, `island-use` hydrates it.
 */

type Load = () => Promise<() => Promise<void>>;

// A button that is disabled until its form is hydrated lets nobody know of a click, only of the pointer coming up.
const interactions = ['focusin', 'input', 'click', 'pointerup', 'dragenter', 'island-use'];

/** @param load fetches the island's scripts, and gives what hydrates it */
export default function hydrateOnInteraction(load: Load, _options: unknown, island: HTMLElement): void {
	const pressed = new Set<HTMLElement>();
	let loading: ReturnType<Load> | undefined;

	function prepare(): ReturnType<Load> {
		loading ??= load().catch((error) => {
			loading = undefined;
			throw error;
		});
		return loading;
	}

	async function hydrate(): Promise<void> {
		const start = await prepare();
		if (!stopListening()) return;
		await start();
		const { activeElement } = document;
		if (island.contains(activeElement))
			activeElement?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
		for (const button of pressed) button.click();
	}

	function onInteraction({ type, target }: Event): void {
		const control = (target as Element).closest<HTMLElement>('a, button');
		if (control?.localName === 'a') return;
		if (type === 'click' && control) pressed.add(control);
		void hydrate();
	}

	function hydrateIfNamed(): void {
		const named = document.getElementById(location.hash.slice(1));
		if (named?.contains(island)) void hydrate();
	}

	const prefetch = () => void prepare().catch(() => {});
	let isListening = true;

	/** Says whether anything listened still. */
	function stopListening(): boolean {
		const listened = isListening;
		isListening = false;
		for (const type of interactions) island.removeEventListener(type, onInteraction);
		island.removeEventListener('island-near', prefetch);
		removeEventListener('hashchange', hydrateIfNamed);
		return listened;
	}

	for (const type of interactions) island.addEventListener(type, onInteraction);
	island.addEventListener('island-near', prefetch);
	addEventListener('hashchange', hydrateIfNamed);
	hydrateIfNamed();
	if (island.contains(document.activeElement)) void hydrate();
}
