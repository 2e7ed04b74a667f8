import type { AstroIntegration } from 'astro';

/** Netlify declares `__filename` above what it bundles; so does a package of texts, for itself. */
const ownFileName = {
	name: 'own-file-name',
	renderChunk: (code: string) => code.replaceAll('__filename', '__ownFilename'),
};

/**
 * Builds the preview as one handler of requests, which a function of Netlify is. Astro's own adapter for it brings 300 MB of
 * packages for edge functions, sessions and pictures, none of which the preview has.
 */
export const netlifyFunction = (): AstroIntegration => ({
	name: 'netlify-function',
	hooks: {
		'astro:config:setup': ({ updateConfig }) => updateConfig({ vite: { plugins: [ownFileName] } }),
		'astro:config:done': ({ setAdapter }) =>
			setAdapter({
				name: 'netlify-function',
				entrypointResolution: 'auto',
				serverEntrypoint: new URL('./handler.ts', import.meta.url),
				adapterFeatures: { buildOutput: 'server', middlewareMode: 'classic' },
				supportedAstroFeatures: { serverOutput: 'stable', hybridOutput: 'stable', staticOutput: 'stable' },
			}),
	},
});
