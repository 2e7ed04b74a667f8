import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { transformSync } from 'esbuild';
import { RecentMap } from '#lib/recent-map.ts';
import { builtPages } from './built-pages.ts';

const named = /<script type="module" src=/g;
const inline = /<script>([\s\S]*?)<\/script>/g;
/** Most pages hold the same few. */
const minified = new RecentMap<string>(100);

function smaller(script: string): string {
	const known = minified.get(script) ?? transformSync(script, { minify: true }).code.trim();
	minified.set(script, known);
	return known;
}

/** Has a page fetch its scripts after what it is drawn with, and makes those that stand in it small. */
export function withLateScripts(html: string): string {
	return html
		.replace(named, '<script type="module" fetchpriority="low" src=')
		.replace(inline, (_, script) => `<script>${smaller(script)}</script>`);
}

/**
 * Gives the scripts of every built page a low priority, and takes out of its own what nobody reads. Browsers fetch a
 * module before pictures and typefaces, though it runs last, and Astro has no word for another order.
 */
export function lateScripts(): AstroIntegration {
	return {
		name: 'late-scripts',
		hooks: {
			'astro:build:done': ({ dir }) => {
				const folder = fileURLToPath(dir);
				for (const [name, html] of builtPages(folder))
					writeFileSync(`${folder}${name}`, withLateScripts(html));
			},
		},
	};
}
