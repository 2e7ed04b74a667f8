let named: HTMLElement[] = [];

/**
 * Names the parts of an entry's card as the entry's own page names them, so that the browser moves one into the other.
 * That page names its own parts by style, and each name may stand on a page once.
 */
function nameCard(address: string | null | undefined): void {
	for (const part of named) part.style.viewTransitionName = '';
	named = [];
	if (!address || document.querySelector('[data-entry]')) return;
	// In a path the sign that would end the attribute is written as %22.
	const { pathname } = new URL(address);
	const card = document.querySelector(`main article a[href="${pathname}"]`)?.closest('article');
	for (const [name, selector] of [
		['entry-picture', 'img'],
		['entry-title', 'h2, h3'],
	] as const) {
		const part = card?.querySelector<HTMLElement>(selector);
		if (!part) continue;
		part.style.viewTransitionName = name;
		named.push(part);
	}
}

addEventListener('pageswap', ({ activation, viewTransition }) => {
	if (!viewTransition) return;
	// In WebKit it fails with the page that is left, and says so when that comes back.
	viewTransition.ready.catch(() => {});
	nameCard(activation?.entry?.url);
});
addEventListener('pagereveal', ({ viewTransition }) => {
	if (viewTransition) nameCard(window.navigation?.activation?.from?.url);
});

export {};
