/** Has whatever leads to the search open it over the page, or its own page where that does not come; and has fields suggest. */
import { isOffline } from '#lib/browser/connection.ts';
import { opensInSameTab } from '#lib/browser/links.ts';
import { loadModule } from '#lib/browser/load-module.ts';

function act(event: Event): void {
	const part = (event.target as Element).closest<HTMLElement>('[data-find]');
	if (!part || !opensInSameTab(event as MouseEvent)) return;
	const address = event.type === 'click' && part.dataset.find;
	if (address) event.preventDefault();
	loadModule(() => import('./search-layer.ts'))
		.then((module) => module.use(part, event.type))
		.catch(() => isOffline() || (address && location.assign(address)));
}

addEventListener('focusin', act);
addEventListener('click', act);
