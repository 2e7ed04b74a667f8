/**
 * What a list of positions does for as long as nobody uses it (`client:interaction`): it is fetched once it is near, and
 * comes to life where it has more to show than was built: the filters of the address, saved offers, offers that came or closed.
 */
import type { Locale } from '#contract/locales.ts';
import { loadModule } from '#lib/load-module.ts';
import { hasSavedJobs } from '#stores/saved-jobs.store.ts';
import { filterNames } from './filter-names.ts';

/** How far below the window the list is near, in pixels. */
const near = 300;

function follow(list: HTMLElement): void {
	const say = (what: string) => list.dispatchEvent(new Event(what, { bubbles: true }));
	const use = () => say('island-use');
	const query = new URLSearchParams(location.search);
	if (hasSavedJobs() || filterNames.some((name) => query.has(name))) {
		use();
		return;
	}
	addEventListener('storage', () => hasSavedJobs() && use());
	list.parentElement?.addEventListener('mouseover', use, { once: true });
	new IntersectionObserver(
		([entry], observer) => {
			if (!entry?.isIntersecting) return;
			observer.disconnect();
			say('island-near');
			loadModule(() => import('./has-changed.ts'))
				.then(({ hasChanged }) => hasChanged(list.dataset, document.documentElement.lang as Locale))
				.then((isChanged) => isChanged && use())
				// The list stays as it was built.
				.catch(() => {});
		},
		{ rootMargin: `${near}px` },
	).observe(list);
}

const list = document.querySelector<HTMLElement>('[data-newest]');
if (list) {
	follow(list);
	// There is a star for every row: they come once the rows have found their places.
	document.fonts.ready.then(() => list.parentElement?.toggleAttribute('data-has-beside', true));
}
