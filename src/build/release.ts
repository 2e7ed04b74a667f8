import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

/** Names this build. The local build hook gives RELEASE_ID, Netlify DEPLOY_ID; else it is the time. */
export const releaseId =
	process.env.RELEASE_ID || process.env.DEPLOY_ID || new Date().toISOString().replaceAll(/\D/g, '');

/** Leaves in the site which build it is and since when, for the status page. */
export function releaseFile(): AstroIntegration {
	return {
		name: 'release-file',
		hooks: {
			'astro:build:done': async ({ dir }) => {
				const since = new Date().toISOString();
				await writeFile(`${fileURLToPath(dir)}release.json`, JSON.stringify({ id: releaseId, since }));
			},
		},
	};
}
