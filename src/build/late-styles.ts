import { readFile } from 'node:fs/promises';
import { transform } from 'esbuild';
import { type Plugin, preprocessCSS, type ResolvedConfig } from 'vite';

const query = '?late';
const ending = '.late.js';

/**
 * Has `import styles from './X.module.css?late'` bring the rules in the script itself; a page that is
 * built takes the names alone. Astro writes the style sheets of
 * every script that a page may load into the page, though most visitors never see what they style.
 */
export function lateStyles(): Plugin {
	let config: ResolvedConfig;
	return {
		name: 'late-styles',
		enforce: 'pre',
		configResolved(resolved) {
			config = resolved;
		},
		resolveId: {
			filter: { id: /\.module\.css\?late$/ },
			async handler(source, importer) {
				const sheet = await this.resolve(source.slice(0, -query.length), importer);
				return sheet && sheet.id + ending;
			},
		},
		load: {
			filter: { id: /\.module\.css\.late\.js$/ },
			async handler(id) {
				const file = id.slice(0, -ending.length);
				this.addWatchFile(file);
				const { code, modules } = await preprocessCSS(await readFile(file, 'utf8'), file, config);
				const { code: css } = await transform(code, { loader: 'css', minify: true });
				const names = `export default ${JSON.stringify(modules)};`;
				if (this.environment.config.consumer === 'server') return names;
				return `import { addStyles } from '#lib/add-styles.ts';
addStyles(${JSON.stringify(css.trim())});
${names}`;
			},
		},
	};
}
