import { opensInSameTab } from '#lib/browser/links.ts';
import { loadModule } from '#lib/browser/load-module.ts';

/** Opens pictures of a gallery in its viewer, which is loaded by then; a link to one leads to its file otherwise. */
addEventListener('click', (event) => {
	const link = (event.target as Element).closest<HTMLAnchorElement>('[data-picture]');
	if (!link || !opensInSameTab(event)) return;
	event.preventDefault();
	loadModule(() => import('./gallery.client.ts')).then(
		({ openPicture }) => openPicture(link),
		() => location.assign(link.href),
	);
});
