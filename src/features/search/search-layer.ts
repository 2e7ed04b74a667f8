import { localeOf } from '#i18n/paths.ts';
import { loadLayer } from '#lib/browser/load-layer.ts';
import { loadModule } from '#lib/browser/load-module.ts';

/** Comes beside this file: pages would else name all that it needs in their first script. */
const loadSuggestions = () => loadModule(() => import('./suggestions.ts'));

async function fetchLayer(): Promise<HTMLDialogElement> {
	const dialog = await loadLayer(`/menus/search-${localeOf(location.pathname)}.txt`);
	document.body.append(dialog);
	return dialog;
}

let layer: Promise<HTMLDialogElement> | undefined;

/** Fetches the dialog of the search, once; throws where it cannot be had. */
function loadSearchLayer(): Promise<HTMLDialogElement> {
	layer ??= fetchLayer().catch((error) => {
		layer = undefined;
		throw error;
	});
	return layer;
}

/** Opens the search over the page. @param opener what has the focus again afterwards */
async function openSearchLayer(opener: HTMLElement): Promise<void> {
	const dialog = await loadSearchLayer();
	if (dialog.open) return;
	document.querySelector<HTMLDialogElement>('#menu-layer[open]')?.close();
	// Not every browser gives a button the focus that is pressed.
	if (opener.checkVisibility()) opener.focus();
	dialog.showModal();
	dialog.querySelector('input')?.select();
}

const started = new WeakSet<Element>();

/**
 * What somebody does to a part of a page that has to do with the search: a field suggests once it is used, and what opens the
 * search has it ready once it has the focus. Throws where it cannot be had.
 */
export async function use(part: HTMLElement, event: string): Promise<void> {
	if (part.matches('form')) {
		if (event !== 'focusin' || started.has(part)) return;
		started.add(part);
		(await loadSuggestions()).suggestIn(part as HTMLFormElement);
	} else if (event === 'click') await openSearchLayer(part);
	else await Promise.all([loadSearchLayer(), loadSuggestions()]);
}
