/** The element of a part of the search field or page, which its component always draws. */
export function part<Kind extends HTMLElement = HTMLElement>(root: ParentNode, name: string): Kind {
	const element = root.querySelector<Kind>(`[data-part="${name}"]`);
	if (!element) throw new Error(`The search has no part "${name}".`);
	return element;
}

/** A copy of what a part's template holds. */
export function copyOf(root: ParentNode, name: string): HTMLElement {
	const { content } = part<HTMLTemplateElement>(root, name);
	return content.firstElementChild?.cloneNode(true) as HTMLElement;
}
