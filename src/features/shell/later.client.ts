import { whenIdle } from '#lib/when-idle.ts';

/** How many rows of a list are laid out together. */
const rows = 8;

const isPhone = matchMedia('(pointer: coarse)').matches;

/** Lays out what stands below the first view, a part each time that nothing else is to be done. */
function layOut(parts: HTMLElement[]): void {
	for (const part of parts.splice(0, parts[rows - 1]?.dataset.later ? rows : 1))
		part.removeAttribute('data-later');
	if (parts[0]) whenIdle(() => layOut(parts));
	else if (!isPhone) delete document.documentElement.dataset.drawing;
}

addEventListener('load', () => {
	// All rows of a list take a phone too long: there each waits until it comes near.
	const parts = document.querySelectorAll<HTMLElement>(isPhone ? '[data-later=""]' : '[data-later]');
	whenIdle(() => layOut([...parts]));
});
