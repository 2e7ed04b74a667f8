/**
 * The directive `client:interaction`: an island is hydrated when somebody begins to use it, by its place in the address, by
 * the keyboard, by a press or with a file. It is then told of the focus and of the buttons pressed until then. Scripts of
 * its page may say more: the event `island-near` has its scripts fetched, `island-use` hydrates it.
 */

type Load = () => Promise<() => Promise<void>>;

const selector = 'astro-island[client=interaction][ssr]';
/** What fetches the scripts of each island, once. */
const loads = new WeakMap<Element, Load>();
const wanted = new WeakSet<Element>();
const hydrating = new WeakSet<Element>();
const pressed = new Set<HTMLElement>();

async function hydrate(island: HTMLElement): Promise<void> {
	wanted.add(island);
	const load = loads.get(island);
	if (!load || hydrating.has(island)) return;
	hydrating.add(island);
	const start = await load();
	await start();
	hydrating.delete(island);
	// Its scripts did not come: ReloadGuard.astro has Astro begin again with them.
	if (island.matches(selector)) return;
	const { activeElement } = document;
	if (island.contains(activeElement))
		activeElement?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
	for (const button of [...pressed].filter((each) => island.contains(each))) {
		pressed.delete(button);
		button.click();
	}
}

function onInteraction({ type, target }: Event): void {
	const control = (target as Element).closest?.<HTMLElement>('a, button');
	const island = (target as Element).closest?.<HTMLElement>(selector);
	if (!island || control?.localName === 'a') return;
	if (type === 'island-near') return void loads.get(island)?.();
	if (type === 'click' && control) pressed.add(control);
	void hydrate(island);
}

function hydrateNamed(): void {
	const place = document.getElementById(location.hash.slice(1));
	for (const island of place?.querySelectorAll<HTMLElement>(selector) ?? []) void hydrate(island);
}

// A button that is disabled until its form lives lets nobody know of a click, only of the finger or the mouse coming up.
for (const type of ['focusin', 'input', 'click', 'pointerup', 'dragenter', 'island-near', 'island-use'])
	addEventListener(type, onInteraction);
for (const type of ['DOMContentLoaded', 'hashchange']) addEventListener(type, hydrateNamed);

/** What Astro has the directive do for an island. @param load fetches its scripts, and gives what hydrates it */
export default function hydrateOnInteraction(load: Load, _options: unknown, island: HTMLElement): void {
	let loading: ReturnType<Load> | undefined;
	loads.set(island, () => {
		loading ??= load();
		return loading;
	});
	if (wanted.has(island)) void hydrate(island);
}
