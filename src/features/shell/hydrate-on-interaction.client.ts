/**
 * The directive `client:interaction`: an island costs nothing until somebody comes to use it, by its place in the address, by the
 * keyboard, by a press or with a file. Once it lives, it is told of the focus and of the buttons pressed until then. Scripts
 * of its page may say more: the event `island-near` has what it takes fetched, `island-use` brings it to life.
 */

import { tellLoadError } from '#lib/load-error.ts';
import { loadJson } from '#lib/load-json.ts';
import { loadModule } from '#lib/load-module.ts';

/** What src/build/late-props.ts takes out of a page: what the island is told, and the scripts that it takes. */
interface Late {
	props: object;
	modules: string[];
}

const prepared = new WeakMap<Element, Promise<unknown>>();
const wanted = new WeakSet<Element>();
const pressed = new Set<HTMLElement>();

/** Gives an island what its page left out, and has its scripts fetched all at once instead of one after another. */
async function complete(island: HTMLElement): Promise<void> {
	const { late } = island.dataset;
	if (!late) return;
	const { props, modules } = await loadJson<Late>(late).catch(() => loadJson<Late>(late));
	// To ask for all of them at once would hold the page up.
	for (const href of modules)
		setTimeout(() => {
			const link = document.createElement('link');
			document.head.append(Object.assign(link, { rel: 'modulepreload', fetchPriority: 'low', href }));
		});
	const own = JSON.parse(island.getAttribute('props') ?? '{}');
	island.setAttribute('props', JSON.stringify({ ...own, ...props }));
}

/** Loads what makes islands of elements, where src/build/late-scripts.ts has left it out of the page. */
async function loadIslands(): Promise<void> {
	const { islands } = document.querySelector<HTMLElement>('[data-islands]')?.dataset ?? {};
	if (islands) await loadModule(() => import(/* @vite-ignore */ islands));
}

function prepare(island: HTMLElement): Promise<unknown> {
	const known = prepared.get(island);
	if (known) return known;
	const preparing = Promise.all([complete(island), loadIslands()]);
	prepared.set(island, preparing);
	preparing.catch(() => prepared.delete(island));
	return preparing;
}

async function use(island: HTMLElement): Promise<void> {
	try {
		await prepare(island);
		wanted.add(island);
		island.dispatchEvent(new Event('island-wanted'));
	} catch (error) {
		addEventListener('online', () => void use(island), { once: true });
		// A script that is gone is told already.
		if (!document.documentElement.hasAttribute('data-broken')) tellLoadError(error);
	}
}

function follow({ type, target }: Event): void {
	const control = (target as Element).closest?.<HTMLElement>('a, button');
	const island = (target as Element).closest?.<HTMLElement>('astro-island[client=interaction][ssr]');
	if (!island || control?.localName === 'a') return;
	if (type === 'island-near') return void prepare(island).catch(() => {});
	if (type === 'click' && control) pressed.add(control);
	void use(island);
}

function useNamed(): void {
	const place = document.getElementById(location.hash.slice(1));
	for (const island of place?.querySelectorAll<HTMLElement>('astro-island[client=interaction]') ?? [])
		void use(island);
}

// A button that is disabled until its form lives lets nobody know of a click, only of the finger or the mouse coming up.
for (const type of ['focusin', 'input', 'click', 'pointerup', 'dragenter', 'island-near', 'island-use'])
	addEventListener(type, follow);
for (const type of ['DOMContentLoaded', 'hashchange']) addEventListener(type, useNamed);

/** What Astro has the directive do for an island. @param load loads its scripts */
export default function hydrateOnInteraction(
	load: () => Promise<() => Promise<void>>,
	_options: unknown,
	island: HTMLElement,
): void {
	const start = async () => {
		const hydrate = await load();
		await hydrate();
		const { activeElement } = document;
		if (island.contains(activeElement))
			activeElement?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
		const buttons = [...pressed];
		pressed.clear();
		for (const button of buttons) button.click();
	};
	if (wanted.has(island)) void start();
	else island.addEventListener('island-wanted', start, { once: true });
}
