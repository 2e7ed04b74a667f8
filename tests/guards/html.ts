import { Parser } from 'htmlparser2';

/** A start tag of a page. */
export interface Element {
	name: string;
	attributes: Map<string, string>;
	line: number;
	/** What stands between the tags of a script or style element, as it is. */
	raw: string;
}

/** A page as the guards read it. */
export interface Page {
	elements: Element[];
	/** The texts that a visitor reads, without scripts, styles and templates of code. */
	texts: string[];
}

/** Reads a page without mending it. */
export function parsePage(html: string): Page {
	const page: Page = { elements: [], texts: [] };
	const line = lineCounter(html);
	/** The script or style that is open. */
	let code: Element | undefined;
	let text = '';
	const endText = () => {
		if (text.trim() !== '') page.texts.push(text);
		text = '';
	};
	const parser = new Parser({
		onopentag(name, attributes, isImplied) {
			endText();
			if (isImplied) return;
			const element = {
				name,
				attributes: new Map(Object.entries(attributes)),
				line: line(parser.startIndex),
				raw: '',
			};
			page.elements.push(element);
			if (name === 'script' || name === 'style') code = element;
		},
		ontext(part) {
			if (code) code.raw += part;
			else text += part;
		},
		onclosetag() {
			endText();
			code = undefined;
		},
		oncomment: endText,
	});
	parser.end(html);
	endText();
	return page;
}

/** Counts lines forward only, so that a long page is read once. */
function lineCounter(text: string): (index: number) => number {
	let line = 1;
	let seen = 0;
	return (index) => {
		for (; seen < index; seen++) if (text.charCodeAt(seen) === 10) line++;
		return line;
	};
}
