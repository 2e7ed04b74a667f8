import { mkdir, writeFile } from 'node:fs/promises';
import type { AstroIntegration } from 'astro';

/** Netlify declares `__filename` above what it bundles; so does a package of texts, for itself. */
const ownFileName = {
	name: 'own-file-name',
	renderChunk: (code: string) => code.replaceAll('__filename', '__ownFilename'),
};

/** Answers everything but the files beside it, such as styles and scripts. */
const handler = `export { default } from '../server/entry.mjs';

export const config = { path: '/*', preferStatic: true };
`;

/**
 * Builds the preview as a function of Netlify. Astro's own adapter for it brings 300 MB of packages for edge functions,
 * sessions and pictures, none of which the preview has.
 */
export const netlifyFunction = (): AstroIntegration => ({
	name: 'netlify-function',
	hooks: {
		'astro:config:setup': ({ updateConfig }) => {
			updateConfig({ vite: { plugins: [ownFileName] } });
		},
		'astro:config:done': ({ setAdapter }) =>
			setAdapter({
				name: 'netlify-function',
				entrypointResolution: 'auto',
				serverEntrypoint: new URL('./handler.ts', import.meta.url),
				adapterFeatures: { buildOutput: 'server', middlewareMode: 'classic' },
				supportedAstroFeatures: { serverOutput: 'stable', hybridOutput: 'stable', staticOutput: 'stable' },
			}),
		async 'astro:build:done'({ dir }) {
			const folder = new URL('../functions/', dir);
			await mkdir(folder, { recursive: true });
			await writeFile(new URL('preview.mjs', folder), handler);
		},
	},
});
