import type { Page } from '@playwright/test';

/** Runs in the page, in forced colours: fields without an edge, and controls and signs that are drawn like what is behind them. */
export function unseenInForcedColors(): string[] {
	const unseen: string[] = [];
	// Also what the browser draws only once it comes near.
	const whole = new CSSStyleSheet();
	whole.replaceSync('* { content-visibility: visible !important; }');
	document.adoptedStyleSheets.push(whole);
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
		const drawn = [field, field.parentElement, field.closest('label'), field.nextElementSibling];
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

/** Runs in the page: brings a control to the middle of the window, and answers where it is with what surrounds it, or null where something covers it. */
function frameOf(control: Element) {
	// What is hidden has its label show its state.
	const shown = (control.matches('.visually-hidden') && control.closest('label')) || control;
	shown.scrollIntoView({ block: 'center', behavior: 'instant' });
	const { x, y, width, height } = shown.getBoundingClientRect();
	const onTop = document.elementFromPoint(x + width / 2, y + height / 2);
	if (!onTop || !(control.contains(onTop) || onTop.contains(control))) return null;
	return { x: Math.max(0, x - 6), y: Math.max(0, y - 6), width: width + 12, height: height + 12 };
}

/** Runs in the page: gives a control the other state, and called again the one before. */
function turn(control: Element): void {
	if (control instanceof HTMLInputElement) control.checked = !control.checked;
	for (const name of ['aria-pressed', 'aria-selected']) {
		const value = control.getAttribute(name);
		if (value) control.setAttribute(name, String(value !== 'true'));
	}
	const [mark, kept] = ['aria-current', 'data-was-current'];
	const [from, to] = control.hasAttribute(mark) ? [mark, kept] : [kept, mark];
	const value = control.getAttribute(from);
	if (value === null) return;
	control.removeAttribute(from);
	control.setAttribute(to, value);
}

/** What is told by a sign that a script changes, so that the attribute alone does nothing: passwords that are shown. */
const bySign = '[aria-pressed][aria-controls]';

/** Controls of an open page, one of each class, that are drawn in forced colours as if they were not chosen. Leaves them as they were. */
export async function statesUnseenInForcedColors(page: Page): Promise<string[]> {
	const unseen: string[] = [];
	const seen = new Set<string>();
	const stateful = page.locator(
		`[aria-pressed]:not(${bySign}), [aria-selected], [aria-current], [type=checkbox], [type=radio]`,
	);
	for (const control of await stateful.elementHandles()) {
		const kind = await control.evaluate((element: Element) => `${element.tagName} ${element.className}`);
		if (seen.has(kind) || !(await control.isVisible())) continue;
		const clip = await control.evaluate(frameOf);
		if (!clip) continue;
		seen.add(kind);
		const look = { clip, animations: 'disabled' } as const;
		const before = await page.screenshot(look);
		await control.evaluate(turn);
		if (before.equals(await page.screenshot(look))) unseen.push(`the same in both states: ${kind}`);
		await control.evaluate(turn);
	}
	return unseen;
}
