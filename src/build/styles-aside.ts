import type { AstroIntegration } from 'astro';
import { bytesOf } from './page-bytes.ts';

type SetupHook = NonNullable<AstroIntegration['hooks']['astro:build:setup']>;

/** The pages of a build, as Astro tells integrations of them. */
export type BuiltPages = Parameters<SetupHook>[0]['pages'];

const mark = /\/\*sheet \d+\*\//g;
const marked = /<style>((?:\/\*sheet \d+\*\/)+)<\/style>/g;

/**
 * Puts a mark in the place of every style sheet of pages, and gives the sheets by their marks. Astro puts them together
 * anew for each page, of which they are the greater part, and all of it is encoded and carried about.
 */
export function setStylesAside(pages: BuiltPages): Map<string, string> {
	const marks = new Map<string, string>();
	for (const style of [...pages.values()].flatMap(({ styles }) => styles)) {
		const { sheet } = style;
		// Those that import others Astro keeps apart by their text.
		if (sheet.type !== 'inline' || sheet.content.includes('@import')) continue;
		const content = marks.get(sheet.content) ?? `/*sheet ${marks.size}*/`;
		marks.set(sheet.content, content);
		style.sheet = { type: 'inline', content };
	}
	return new Map([...marks].map(([css, content]) => [content, css]));
}

/** Puts style sheets back where their marks stand in pages. */
export class StylesBack {
	readonly #sheets = new Map<string, string>();
	/** Pages of a kind hold the same. */
	readonly #known = new Map<string, string>();

	/** @param sheets by their marks */
	take(sheets: ReadonlyMap<string, string>): void {
		for (const [name, css] of sheets) this.#sheets.set(name, bytesOf(css));
	}

	/** A page in which no attribute holds what looks like a tag. */
	finish(html: string): string {
		return html.replace(marked, (_, marks) => `<style>${this.#cssOf(marks)}</style>`);
	}

	#cssOf(marks: string): string {
		const css = this.#known.get(marks) ?? marks.replace(mark, (name) => this.#sheets.get(name) ?? name);
		this.#known.set(marks, css);
		return css;
	}
}
