/** Runs in the page: what can be pressed and is lower than 44 px, but for links within a text and what hides until it has focus. */
export function smallTargets(): string[] {
	const small: string[] = [];
	for (const target of document.querySelectorAll<HTMLElement>(
		'a, button, select, summary, input, textarea',
	)) {
		const isInText = target.matches('a') && getComputedStyle(target).display === 'inline';
		const isUnseen = target.offsetWidth <= 1 || target.matches('.visually-hidden');
		if (isInText || isUnseen || !target.checkVisibility({ visibilityProperty: true })) continue;
		const place = target.closest('label') ?? target;
		const drawn = [place.offsetHeight];
		for (const part of ['::before', '::after']) {
			const { position, blockSize } = getComputedStyle(target, part);
			if (position === 'absolute') drawn.push(Number.parseFloat(blockSize) || 0);
		}
		if (Math.max(...drawn) < 43.5) small.push(target.outerHTML.slice(0, 120));
	}
	return small;
}
