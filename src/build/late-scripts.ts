import { transformSync } from 'esbuild';
import { RecentMap } from '#lib/recent-map.ts';
import { assetAddress } from './asset-address.ts';
import { textOf } from './page-bytes.ts';

const named = /<script type="module" src=/g;
const inline = /<script>([\s\S]*?)<\/script>/g;
/** What only Astro's own script for islands says. */
const ofIslands = 'customElements.define("astro-island"';
/**
 * Has pages fetch their scripts after what they are drawn with: browsers fetch a module before pictures and typefaces,
 * though it runs last, and Astro has no word for another order. Takes out of the scripts that stand in a page what nobody
 * reads. The one that brings islands to life becomes a file that pages share.
 */
export class LateScripts {
	/** What was taken out of pages, by the address that they name instead. */
	readonly files = new Map<string, string>();
	/** Most pages hold the same few. */
	readonly #minified = new RecentMap<string>(100);

	/** A page as it should be served. */
	finish(html: string): string {
		return html
			.replace(named, '<script type="module" fetchpriority="low" src=')
			.replace(inline, (_, script) => this.#elementOf(script));
	}

	/** It is all ASCII. */
	#smaller(script: string): string {
		const code = this.#minified.get(script) ?? transformSync(textOf(script), { minify: true }).code.trim();
		this.#minified.set(script, code);
		return code;
	}

	#elementOf(script: string): string {
		const code = this.#smaller(script);
		if (!code.includes(ofIslands)) return `<script>${code}</script>`;
		const address = assetAddress('islands', 'js', code);
		this.files.set(address, code);
		return `<script defer fetchpriority="low" src="${address}"></script>`;
	}
}
