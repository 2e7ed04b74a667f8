import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { escapeAttributes } from './attribute-signs.ts';
import type { ThirdParties } from './csp.ts';
import { LateLayers } from './late-layers.ts';
import { LateScripts } from './late-scripts.ts';
import { type Policies, PolicyReader } from './policies.ts';
import { SitemapReader, writeSitemap } from './sitemap.ts';
import { StylesBack } from './styles-aside.ts';

/** A page of a site: its file below the built folder, and its HTML as bytesOf() gives it. */
export interface Page {
	file: string;
	html: string;
}

/** What is configured of that which is written beside pages. */
export interface Surroundings {
	siteUrl: string;
	parties: ThirdParties;
}

/** Finishes the pages of a site one after the other, and reads what stands in them. */
export class PageFinisher {
	/** What was set aside of pages before they were rendered. */
	readonly styles = new StylesBack();
	readonly #folder: string;
	readonly #scripts = new LateScripts();
	readonly #layers = new LateLayers();
	readonly #policies = new PolicyReader();
	readonly #sitemap = new SitemapReader();

	/** @param folder of the built site, where the scripts are that pages name */
	constructor(folder: string) {
		this.#folder = folder;
	}

	/** A page as it should be served. */
	finish({ file, html: built }: Page): string {
		const unstyled = this.#scripts.finish(escapeAttributes(built));
		this.#sitemap.read(unstyled);
		// Styles are the greater part of a page: what looks through it is done before they are back.
		const html = this.#layers.finish(this.styles.finish(unstyled));
		this.#policies.read(file, html);
		return html;
	}

	/** Writes what was taken out of pages, and the sitemap of them all; says what pages may run and be styled by. */
	async writeSurroundings({ siteUrl, parties }: Surroundings): Promise<Policies> {
		for (const { files } of [this.#layers, this.#scripts])
			for (const [address, text] of files) writeFileSync(join(this.#folder, address), text);
		await writeSitemap(this.#folder, siteUrl, this.#sitemap.items());
		return this.#policies.policies(parties);
	}
}
