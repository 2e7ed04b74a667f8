/** Runs in the page, in forced colours: fields without an edge, and controls and signs that are drawn like what is behind them. */
export function unseenInForcedColors(): string[] {
	const unseen: string[] = [];
	const isSeen = (element: Element) =>
		element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
		element.getBoundingClientRect().width > 1;
	const probe = document.body.appendChild(document.createElement('i'));
	probe.style.backgroundColor = 'Canvas';
	const canvas = getComputedStyle(probe).backgroundColor;
	probe.remove();

	const hasEdge = (element: Element | null) => {
		if (!element) return false;
		const { appearance, borderBottomStyle, borderBottomWidth } = getComputedStyle(element);
		const isDrawn = borderBottomStyle !== 'none' && Number.parseFloat(borderBottomWidth) > 0;
		return isDrawn || (appearance === 'auto' && element.matches('input, select, textarea, button'));
	};
	for (const field of document.querySelectorAll('input, select, textarea')) {
		const drawn = [field, field.parentElement, field.closest('label')];
		if (isSeen(field) && !drawn.some(hasEdge)) unseen.push(`no edge: ${field.outerHTML.slice(0, 120)}`);
	}

	const isPainted = (paint: string) => paint !== 'none' && paint !== canvas;
	const showsSign = (control: Element) =>
		[...control.querySelectorAll('svg *, img')].some(
			(part) =>
				part.matches('img') ||
				isPainted(getComputedStyle(part).stroke) ||
				isPainted(getComputedStyle(part).fill),
		);
	for (const control of document.querySelectorAll('a[href], button, summary')) {
		const { innerText } = control as HTMLElement;
		if (isSeen(control) && !innerText.trim() && !hasEdge(control) && !showsSign(control))
			unseen.push(`nothing to see: ${control.outerHTML.slice(0, 120)}`);
	}

	for (const element of document.body.querySelectorAll('*'))
		for (const part of [null, '::before', '::after']) {
			const { content, maskImage, backgroundColor } = getComputedStyle(element, part);
			const isMasked = maskImage !== 'none' && (!part || content !== 'none');
			if (isMasked && isSeen(element) && backgroundColor === canvas)
				unseen.push(`a sign like its ground: ${element.outerHTML.slice(0, 120)}${part ?? ''}`);
		}
	return unseen;
}
