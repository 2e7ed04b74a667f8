import { closeAtLink } from './close-at-link.ts';

/** Focus goes round in the layer and never behind it. */
function goRound(event: KeyboardEvent): void {
	if (event.key !== 'Tab') return;
	const stops = [...(event.currentTarget as Element).querySelectorAll<HTMLElement>('a, button')];
	const [first, last] = event.shiftKey ? [stops.at(-1), stops[0]] : [stops[0], stops.at(-1)];
	if (document.activeElement !== last) return;
	event.preventDefault();
	first?.focus();
}

const toBeStyledBy = (link: HTMLLinkElement) =>
	new Promise((resolve, reject) => {
		Object.assign(link, { onload: resolve, onerror: reject });
		document.head.append(link);
	});

async function fetchLayer(address: string): Promise<HTMLDialogElement> {
	const { head, body } = await loadHtml(address);
	const dialog = body.firstElementChild as HTMLDialogElement;
	const languages = document.querySelector('.languages')?.cloneNode(true);
	if (languages) dialog.querySelector('[data-languages]')?.append(languages);
	dialog.addEventListener('click', closeAtLink);
	dialog.addEventListener('keydown', goRound);
	await toBeStyledBy(head.firstElementChild as HTMLLinkElement);
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

/**
 * Fetches HTML that is kept as plain text and gives its elements, by the one way to read it that needs no policy for trusted
 * types. Throws where it cannot be had, also where a page is answered in its place.
 */
function loadHtml(address: string): Promise<Document> {
	return new Promise((resolve, reject) => {
		const request = new XMLHttpRequest();
		request.responseType = 'document';
		request.overrideMimeType('text/html');
		request.onload = () => {
			const isText = request.getResponseHeader('Content-Type')?.startsWith('text/plain');
			if (request.status === 200 && isText) resolve(request.response);
			else reject(new Error(`${address} is answered with ${request.status}.`));
		};
		request.onerror = () => reject(new TypeError(`${address} is out of reach.`));
		request.open('GET', address);
		request.send();
	});
}
