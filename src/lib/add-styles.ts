/** Adds a style sheet to the page; a style element would need a hash in the Content-Security-Policy. */
export function addStyles(css: string): void {
	const sheet = new CSSStyleSheet();
	sheet.replaceSync(css);
	document.adoptedStyleSheets.push(sheet);
}
