import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { releaseId } from './release-id.ts';

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
