import { loadLayer } from '#lib/browser/load-layer.ts';

/** Focus goes round in the layer and never behind it. */
function goRound(event: KeyboardEvent): void {
	if (event.key !== 'Tab') return;
	const stops = [...(event.currentTarget as Element).querySelectorAll<HTMLElement>('a, button')];
	const [first, last] = event.shiftKey ? [stops.at(-1), stops[0]] : [stops[0], stops.at(-1)];
	if (document.activeElement !== last) return;
	event.preventDefault();
	first?.focus();
}

async function fetchLayer(address: string): Promise<HTMLDialogElement> {
	const dialog = await loadLayer(address);
	const languages = document.querySelector('.languages')?.cloneNode(true);
	if (languages) dialog.querySelector('[data-languages]')?.append(languages);
	dialog.addEventListener('keydown', goRound);
	return dialog;
}

let layer: Promise<HTMLDialogElement> | undefined;

/** Fetches the layer of the whole menu, once; throws where it cannot be had. @param opener the form that leads to the same on a page */
export function loadMenuLayer({ dataset }: HTMLFormElement): Promise<HTMLDialogElement> {
	layer ??= fetchLayer(dataset.layer ?? '').catch((error) => {
		layer = undefined;
		throw error;
	});
	return layer;
}

/** Opens the layer, which is no part of the page before; throws where it cannot be had. */
export async function openMenuLayer(opener: HTMLFormElement): Promise<void> {
	const dialog = await loadMenuLayer(opener);
	document.body.append(dialog);
	dialog.showModal();
}
