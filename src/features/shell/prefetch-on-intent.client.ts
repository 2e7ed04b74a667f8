import { loadMenuLayer, openMenuLayer } from './menu-layer.ts';
import { isSlow, prefetchLink } from './prefetch.ts';

export { openMenuLayer };

const opener = document.querySelector<HTMLFormElement>('[data-layer]');

function prepareLayer(): void {
	if (opener) void loadMenuLayer(opener).catch(() => {});
}

if (!isSlow()) whenIdle(prepareLayer);

/** Fetches what a visitor means who points somewhere or has the focus there. */
export function prefetchOnIntent(event: Event): void {
	if (opener?.contains(event.target as Node)) prepareLayer();
	else prefetchLink(event);
}

/** Does something once the page has nothing more urgent to do, or two seconds later: some pages are never said to be idle. */
function whenIdle(task: (deadline?: IdleDeadline) => void): void {
	requestIdleCallback(task, { timeout: 2000 });
}
