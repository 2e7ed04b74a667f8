import { isOffline } from '#lib/browser/connection.ts';
import { loadModule } from '#lib/browser/load-module.ts';

for (const menu of document.querySelectorAll<HTMLElement>('[data-menu]'))
	menu.addEventListener('click', ({ target }) => {
		// A link to a place on the same page would leave the menu open over it.
		if ((target as Element).closest('a')) menu.hidePopover();
	});

/** What nobody needs who only reads. */
let next: Promise<typeof import('./prefetch-on-intent.client.ts')> | undefined;
const loadNext = () => {
	next ??= loadModule(() => import('./prefetch-on-intent.client.ts'));
	return next;
};

/** Prepares what a visitor may want next who has begun to point or to press keys. */
function foresee(event: Event): void {
	if (isOffline()) return;
	loadNext()
		.then((module) => module.prefetchOnIntent(event))
		.catch(() => {});
}

let rest: string | undefined;

/** A page that appears below a mouse is told where it is, though nobody moves it. */
function reach(event: PointerEvent): void {
	const place = `${event.clientX} ${event.clientY}`;
	rest ??= place;
	if (place !== rest) foresee(event);
}

addEventListener('pointerover', reach);
addEventListener('pointerdown', foresee);
addEventListener('focusin', foresee);

const opener = document.querySelector<HTMLFormElement>('[data-layer]');

opener?.addEventListener('submit', (event) => {
	event.preventDefault();
	loadNext()
		.then((module) => module.openMenuLayer(opener))
		.catch(() => isOffline() || opener.submit());
});
