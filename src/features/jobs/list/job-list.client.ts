/**
 * What a list of jobs does for as long as nobody uses its filters (`client:interaction`): stars save jobs. The filters are
 * fetched once the list is near, and hydrated where it has more to show than was built: what the address names, saved jobs,
 * jobs that came or closed.
 */
import { localeOf } from '#i18n/paths.ts';
import { loadModule } from '#lib/browser/load-module.ts';
import { $savedJobs } from '#stores/saved-jobs.store.ts';
import { filterNames } from './filters-props.ts';
import { keepScrollPosition, scrollToNamed } from './keep-scroll-position.ts';
import { startSaveButtons } from './save-buttons.ts';

/** How far below the window the list is near, in pixels. */
const near = 300;

function followList(list: HTMLElement): void {
	const island = list.querySelector('astro-island');
	const notifyIsland = (type: string) => island?.dispatchEvent(new Event(type, { bubbles: true }));
	const use = () => void notifyIsland('island-use');
	const query = new URLSearchParams(location.search);
	const isNarrowed = filterNames.some((name) => query.has(name));
	keepScrollPosition(isNarrowed);
	scrollToNamed(false);
	if (isNarrowed || $savedJobs.get().length > 0) {
		use();
		return;
	}
	$savedJobs.listen(use);
	island?.addEventListener('mouseover', use, { once: true });
	new IntersectionObserver(
		([entry], observer) => {
			if (!entry?.isIntersecting) return;
			observer.disconnect();
			notifyIsland('island-near');
			loadModule(() => import('./newer-jobs.ts'))
				.then(({ hasChanged }) => hasChanged(list.dataset, localeOf(location.pathname)))
				.then((isChanged) => isChanged && use())
				// The list stays as it was built.
				.catch(() => {});
		},
		{ rootMargin: `${near}px` },
	).observe(list);
}

const list = document.querySelector<HTMLElement>('[data-jobs]');
if (list) {
	startSaveButtons(list);
	followList(list);
	// There is a star for every row: they come once the rows have found their places.
	document.fonts.ready.then(() => list.toggleAttribute('data-has-stars', true));
}
