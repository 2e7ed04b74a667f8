/** Loads what plays trailers when one is wanted; without scripts there are the browser's own controls and links. */
import { opensInSameTab } from '#lib/browser/links.ts';
import { loadModule } from '#lib/browser/load-module.ts';

addEventListener('click', (event) => {
	const target = event.target as Element;
	if (!target.closest('[data-trailer]') || !opensInSameTab(event)) return;
	event.preventDefault();
	loadModule(() => import('#lib/browser/players.ts'))
		.then(({ pressTrailer }) => pressTrailer(target))
		.catch(() => {});
});
