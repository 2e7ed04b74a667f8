import type { Page } from '@playwright/test';

const faces = '**/*.woff2';

/** Opens pages from now on as where the typefaces never arrive. */
export const withoutWebFonts = (page: Page) => page.route(faces, (route) => route.abort());

/** Opens a page without the typefaces, and again with them, and looks at it each time. */
export async function eachWay(page: Page, path: string, look: () => Promise<void>): Promise<void> {
	await withoutWebFonts(page);
	await page.goto(path);
	await look();
	await page.unroute(faces);
	await page.goto(path);
	await page.evaluate(() => document.fonts.ready);
	await look();
}

/** Runs in the page: what does not stand in the one row of the header, or not whole or beside the others. */
export function headerFaults(): string[] {
	const header = document.querySelector('.masthead');
	if (!header) return ['there is no header'];
	const faults: string[] = [];
	const row = header.getBoundingClientRect();
	const second = header.querySelector<HTMLElement>('.second');
	const height = row.height - (second?.offsetHeight ?? 0);
	if (Math.abs(height - Number.parseFloat(getComputedStyle(header).minBlockSize)) > 1)
		faults.push(`the header is ${row.height} px high`);
	const all = [...header.querySelectorAll('a, button')].filter(
		(part) => part.checkVisibility() && !part.closest('[popover]'),
	);
	const lines = [all.filter((part) => !second?.contains(part)), all.filter((part) => second?.contains(part))];
	for (const line of lines) {
		const parts = line
			.map((part) => ({ part, box: part.getBoundingClientRect() }))
			.toSorted((one, other) => one.box.x - other.box.x);
		const [first] = parts;
		const middle = first ? first.box.y + first.box.height / 2 : 0;
		for (const [index, { part, box }] of parts.entries()) {
			const name = part.getAttribute('aria-label') ?? part.textContent?.trim();
			if (Math.abs(box.y + box.height / 2 - middle) > 1) faults.push(`${name} stands in another row`);
			if (box.left < row.left || box.right > row.right) faults.push(`${name} reaches beyond the header`);
			const next = parts[index + 1];
			if (next && box.right > next.box.left + 0.5) faults.push(`${name} lies over ${next.part.textContent}`);
			if (part.scrollWidth > part.clientWidth + 1) faults.push(`${name} is wider than its place`);
			if (part.matches('.menu-entry') && box.height > 45) faults.push(`${name} takes more than one line`);
		}
	}
	// On the smallest phones, and beside a whole menu, the name may stand in two lines of the row.
	const name = header.querySelector<HTMLElement>('.name');
	if (name && innerWidth >= 360 && innerWidth < 970 && name.offsetHeight > 30)
		faults.push('the name takes two lines');
	return faults;
}

/** Runs in the page: texts of the first view that are drawn over one another. */
export function overlaps(): string[] {
	const isFixed = (element: Element | null): boolean =>
		!!element && (/fixed|sticky/.test(getComputedStyle(element).position) || isFixed(element.parentElement));
	const isSeen = (element: Element) =>
		element.checkVisibility({
			visibilityProperty: true,
			opacityProperty: true,
			contentVisibilityAuto: true,
		}) &&
		!element.closest('.visually-hidden, option, script, style') &&
		getComputedStyle(element).clipPath === 'none' &&
		!isFixed(element);
	const texts: { text: string; rect: DOMRect }[] = [];
	const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
	for (let node = walker.nextNode(); node; node = walker.nextNode()) {
		const parent = node.parentElement;
		if (!parent || !node.nodeValue?.trim() || !isSeen(parent)) continue;
		const range = document.createRange();
		range.selectNodeContents(node);
		for (const rect of range.getClientRects())
			if (rect.top < innerHeight) texts.push({ text: node.nodeValue.trim().slice(0, 40), rect });
	}
	/** Lines that are set close reach a little into one another. */
	const isOver = (one: DOMRect, other: DOMRect) =>
		Math.min(one.right, other.right) - Math.max(one.left, other.left) > 2 &&
		Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) >
			Math.min(one.height, other.height) / 3;
	return texts.flatMap((one, index) =>
		texts
			.slice(index + 1)
			.filter(({ rect }) => isOver(one.rect, rect))
			.map(({ text }) => `"${one.text}" lies over "${text}"`),
	);
}

/** Our own typefaces that the page could be drawn in. */
export const drawnFaces = (page: Page) =>
	page.evaluate(() =>
		[...document.fonts]
			.filter(({ family, status }) => status === 'loaded' && !family.includes('stand-in'))
			.map(({ family }) => family),
	);
