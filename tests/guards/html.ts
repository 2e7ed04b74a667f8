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

const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0' };

/** A text with its character references replaced. */
export function decode(text: string): string {
	return text.replace(/&(?:#x([0-9a-f]+)|#(\d+)|([a-z]+));/gi, (whole, hex, decimal, name) => {
		if (hex) return String.fromCodePoint(Number.parseInt(hex, 16));
		if (decimal) return String.fromCodePoint(Number(decimal));
		return named[name] ?? whole;
	});
}

function attributesOf(source: string): Map<string, string> {
	const found = new Map<string, string>();
	for (const match of source.matchAll(/([^\s"'>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g)) {
		const name = (match[1] ?? '').toLowerCase();
		if (!found.has(name)) found.set(name, decode(match[2] ?? match[3] ?? match[4] ?? ''));
	}
	return found;
}

const rawElements = /^(?:script|style)$/;
const tag = /<!--[\s\S]*?-->|<(\/?)([a-z][\w:-]*)((?:"[^"]*"|'[^']*'|[^"'>])*)>/gi;

/** Reads a page without mending it; enough for what a build writes. */
export function parsePage(html: string): Page {
	const page: Page = { elements: [], texts: [] };
	const line = lineCounter(html);
	const lower = html.toLowerCase();
	let from = 0;
	tag.lastIndex = 0;
	for (let match = tag.exec(html); match; match = tag.exec(html)) {
		page.texts.push(decode(html.slice(from, match.index)));
		from = tag.lastIndex;
		const [, closing, given = '', attributes = ''] = match;
		if (closing !== '' || given === '') continue;
		const name = given.toLowerCase();
		const element = { name, attributes: attributesOf(attributes), line: line(match.index), raw: '' };
		page.elements.push(element);
		if (!rawElements.test(name)) continue;
		const end = lower.indexOf(`</${name}`, from);
		element.raw = html.slice(from, end < 0 ? undefined : end);
		from = end < 0 ? html.length : end;
		tag.lastIndex = from;
	}
	page.texts.push(decode(html.slice(from)));
	page.texts = page.texts.filter((text) => text.trim() !== '');
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
