import { expect, type Page } from '@playwright/test';

/** 1280 x 1024 px at 400 % zoom. */
export const zoomed = { width: 320, height: 256 };

/**
 * Runs in the page: writes every text as a language would that has accents and 40 % longer words, and turns the page
 * round where it is read from right to left.
 */
function pseudoTranslate(direction: 'ltr' | 'rtl'): void {
	const accents: Record<string, string> = { a: 'àá', e: 'éè', i: 'îï', o: 'öô', u: 'ûü', y: 'ÿý' };
	const longer = (text: string) =>
		text.replace(/[aeiouy]/gi, (letter) => {
			const twice = accents[letter.toLowerCase()] ?? letter;
			return letter === letter.toLowerCase() ? twice : twice.toUpperCase();
		});
	const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
	for (let node = texts.nextNode(); node; node = texts.nextNode())
		if (!node.parentElement?.closest('script, style, noscript'))
			node.nodeValue = longer(node.nodeValue ?? '');
	for (const field of document.querySelectorAll<HTMLInputElement>('[placeholder]'))
		field.placeholder = longer(field.placeholder);
	document.documentElement.dir = direction;
}

/** Runs in the page: gives texts the space that readers may ask for by WCAG 1.4.12. */
function spaceOut(): void {
	const sheet = new CSSStyleSheet();
	const spaces =
		'line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important';
	sheet.replaceSync(`* { ${spaces} } p { margin-block-end: 2em !important }`);
	document.adoptedStyleSheets.push(sheet);
}

/** Runs in the page: what is cut off, reaches beyond the page or lies over something else to press. */
export function layoutFaults(): string[] {
	const faults = new Set<string>();
	const tellName = (element: Element) =>
		`<${element.localName} class="${element.getAttribute('class') ?? ''}"> ${element.textContent?.trim().slice(0, 40)}`;
	const isSeen = (element: Element) =>
		element.checkVisibility({
			visibilityProperty: true,
			opacityProperty: true,
			contentVisibilityAuto: true,
		}) &&
		!element.closest('.visually-hidden') &&
		getComputedStyle(element).clipPath === 'none';
	const overflowAlong = (element: Element, axis: 'X' | 'Y') => getComputedStyle(element)[`overflow${axis}`];
	const exceeds = (rect: DOMRect, box: DOMRect, axis: 'X' | 'Y') =>
		axis === 'X'
			? rect.left < box.left - 1 || rect.right > box.right + 1
			: rect.top < box.top - 1 || rect.bottom > box.bottom + 1;

	/** The first part around that cuts a place off, where none before lets it be scrolled to. */
	function cutBy(start: Element, rect: DOMRect, axis: 'X' | 'Y'): Element | undefined {
		for (let part: Element | null = start; part && part !== document.body; part = part.parentElement) {
			const overflow = overflowAlong(part, axis);
			if (/auto|scroll/.test(overflow)) return undefined;
			if (/hidden|clip/.test(overflow) && exceeds(rect, part.getBoundingClientRect(), axis)) return part;
		}
		return axis === 'X' && exceeds(rect, new DOMRect(0, 0, innerWidth, 0), 'X') ? document.body : undefined;
	}

	function noteCut(text: Node, parent: Element): void {
		const range = document.createRange();
		range.selectNodeContents(text);
		for (const rect of range.getClientRects())
			for (const axis of ['X', 'Y'] as const) {
				const by = cutBy(parent, rect, axis);
				if (by) faults.add(`${tellName(parent)} is cut by <${by.localName} class="${by.className}">`);
			}
	}

	const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
	for (let node = texts.nextNode(); node; node = texts.nextNode()) {
		const parent = node.parentElement;
		const isOfList = parent?.matches('option, script, style, noscript, title');
		if (parent && !isOfList && node.nodeValue?.trim() && isSeen(parent)) noteCut(node, parent);
	}

	const stays = (element: Element) => {
		for (let part: Element | null = element; part; part = part.parentElement)
			if (/fixed|sticky/.test(getComputedStyle(part).position)) return true;
		return false;
	};
	const controls = [...document.querySelectorAll('a[href], button, input, select, textarea, summary')].filter(
		(control) => isSeen(control) && !stays(control),
	);
	/** Where a control is pressed; of a field, what is not kept free for buttons within it. */
	const areasOf = (control: Element) => {
		const { paddingLeft, paddingRight } = getComputedStyle(control);
		const [left, right] = control.matches('input')
			? [Number.parseFloat(paddingLeft), Number.parseFloat(paddingRight)]
			: [0, 0];
		return [...control.getClientRects()].map(({ x, y, width, height }) => ({
			control,
			rect: new DOMRect(x + left, y, width - left - right, height),
		}));
	};
	const areas = controls.flatMap(areasOf);
	const isOver = (one: DOMRect, other: DOMRect) =>
		Math.min(one.right, other.right) - Math.max(one.left, other.left) > 2 &&
		Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 2;
	for (const [index, one] of areas.entries())
		for (const other of areas.slice(index + 1)) {
			const isOfOne = one.control.contains(other.control) || other.control.contains(one.control);
			if (!isOfOne && isOver(one.rect, other.rect))
				faults.add(`${tellName(one.control)} lies over ${tellName(other.control)}`);
		}

	const { scrollWidth } = document.documentElement;
	if (scrollWidth > innerWidth) faults.add(`the page is ${scrollWidth} px wide`);
	return [...faults];
}

/** Expects no fault of an open page as it is, with wider spacing, with longer words, and with those from right to left. */
export async function expectRoom(page: Page): Promise<void> {
	expect(await page.evaluate(layoutFaults), 'as it is').toEqual([]);
	await page.evaluate(spaceOut);
	expect(await page.evaluate(layoutFaults), 'with wider spacing').toEqual([]);
	await page.evaluate(() => {
		document.adoptedStyleSheets.pop();
	});
	await page.evaluate(pseudoTranslate, 'ltr' as const);
	expect(await page.evaluate(layoutFaults), 'with longer words').toEqual([]);
	await page.evaluate(() => {
		document.documentElement.dir = 'rtl';
	});
	expect(await page.evaluate(layoutFaults), 'from right to left').toEqual([]);
}
