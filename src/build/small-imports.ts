import type { AstroConfig } from 'astro';

type Plugin = NonNullable<AstroConfig['vite']['plugins']>[number];

/** Stands around every import on demand; what becomes of one that fails is for src/lib/load-module.ts. */
const helper = 'export const __vitePreload = (load) => load();';

/** What the scripts of every page share with those on demand: one file instead of one for each. */
const shared =
	/preload-helper\.js$|\/nanostores\/(?:atom|clean-stores)\/|\/src\/(?:api\/(?:activity|answers|base)|contract\/(?:choice|consent-receipt)|lib\/(?:connection|cookie|load-module|opens-here|page-cookies|tab-memory))\.ts$/;
/** What of the contract many forms take. */
const contract = /\/src\/contract\/(?:cookies|limits|locales)\.ts$/;
const codeSplitting = {
	groups: [
		{ name: 'shell', test: shared },
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
