import type { AstroConfig } from 'astro';

type Plugin = NonNullable<AstroConfig['vite']['plugins']>[number];

/** Stands around every import on demand; what becomes of one that fails is for src/lib/load-module.ts. */
const helper = 'export const __vitePreload = (load) => load();';

/** What the scripts of every page share with those on demand: one file instead of one for each. */
const shared =
	/preload-helper\.js$|\/src\/(?:api\/(?:activity|answers)|lib\/(?:connection|load-module|opens-here|page-cookies|tab-memory))\.ts$/;
/**
 * What the cookie bar is shown with, and what of the contract that takes: each file that names another makes a first visit
 * wait for one more answer.
 */
const bar =
	/\/src\/(?:features\/consent\/(?:show-bar|answer|follow-|room|question|privacy-control|\w+\.module\.css\.late)|stores\/consent|lib\/add-styles|ui\/(?:Button|CheckboxField|ticks)\.module\.css\.late)/;
const contract = /\/src\/(?:contract\/(?:cookies|consent-receipt|limits|locales)|lib\/cookie)\.ts$/;
const codeSplitting = {
	groups: [
		{ name: 'shell', test: shared },
		{ name: 'bar', test: bar, includeDependenciesRecursively: false },
		{ name: 'contract', test: contract, includeDependenciesRecursively: false },
	],
};

/**
 * Makes imports on demand as small as they can be: Vite's own loader, with the names of all that it fetches ahead, weighs
 * more than every script of a page together. It may go because style sheets stand in the pages, which the build checks.
 */
export function smallImports(): Plugin {
	return {
		name: 'small-imports',
		apply: 'build',
		config: () => ({
			build: { modulePreload: false },
			environments: {
				client: {
					build: {
						rolldownOptions: { preserveEntrySignatures: 'allow-extension', output: { codeSplitting } },
					},
				},
			},
		}),
		transform: {
			filter: { id: /^\0vite\/preload-helper\.js$/ },
			handler: () => ({ code: helper, map: null }),
		},
		generateBundle: {
			order: 'post',
			handler(_options, bundle) {
				for (const chunk of Object.values(bundle))
					if (chunk.type === 'chunk' && chunk.code.includes('__vite__mapDeps'))
						this.error(
							`${chunk.fileName} waits for a style sheet: import it with ?late (a module) or ?inline, or from a page.`,
						);
			},
		},
	};
}
