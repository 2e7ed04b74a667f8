import { opensInSameTab } from '#lib/browser/links.ts';
import { loadModule } from '#lib/browser/load-module.ts';
import { carriedDraftKey, readTabValue } from '#lib/browser/tab-storage.ts';

const loadDraft = () => loadModule(() => import('./draft.client.ts'));

/** Leads to the same query and place of the page in its other language, and takes along what was typed. */
async function switchLanguage(event: MouseEvent): Promise<void> {
	const link = (event.target as Element).closest<HTMLAnchorElement>('a[hreflang]');
	// One of the content leads where its editor said.
	if (!link || link.closest('main') || event.defaultPrevented) return;
	link.search = location.search;
	link.hash = location.hash;
	const { href } = link;
	if (!document.querySelector('main form, meta[name=secrets]') || !opensInSameTab(event)) return;
	event.preventDefault();
	location.assign(
		await loadDraft()
			.then((draft) => draft.carryDraft(href))
			.catch(() => href),
	);
}

addEventListener('click', switchLanguage);
if (readTabValue(carriedDraftKey) !== null)
	loadDraft()
		.then((draft) => draft.restoreDraft())
		.catch(() => {});
