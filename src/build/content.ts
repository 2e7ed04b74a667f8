import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { createManifest, manifestName, readLastManifest } from '#cms/cache/build-manifest.ts';
import { closeContentCache, openContentCache } from '#cms/cache/content-cache.ts';
import { removeUnusedFiles } from '#cms/cache/file-cache.ts';
import { checkContent, listEntries } from '#cms/checks/check-content.ts';
import { findOutsideLinks } from '#cms/checks/outside-links.ts';
import { nextChange, notePages, readContent } from '#cms/content.ts';
import { contentSummary, listWarnings } from '#cms/warnings.ts';
import { outsideLinksFile, warningsFile } from '#contract/endpoints/builds.ts';
import { createPathCheck } from './built-pages.ts';
import { remoteImageAddresses, retryImageFetch } from './retry-image-fetch.ts';

/** Names this build. The local build hook gives RELEASE_ID, Netlify DEPLOY_ID; else it is the time. */
export const releaseId =
	process.env.RELEASE_ID || process.env.DEPLOY_ID || new Date().toISOString().replaceAll(/\D/g, '');

/**
 * Reads the content once per build, stops the build where it cannot be trusted, publishes what was counted, and says at
 * the end what editors should mend. Stands after what writes _redirects.
 */
export function content(): AstroIntegration {
	const since = Date.now();
	return {
		name: 'content',
		hooks: {
			'astro:config:setup': ({ command, config }) => {
				const filesFolder = join(fileURLToPath(config.cacheDir), 'cms');
				const isBuild = command === 'build';
				const lifetime = isBuild ? Number.POSITIVE_INFINITY : 1000;
				openContentCache({ lifetime, filesFolder, patient: !isBuild });
			},
			'astro:build:start': async () => {
				await readLastManifest(process.env.LAST_DIST ?? 'dist');
				await readContent();
				retryImageFetch(remoteImageAddresses());
			},
			// Images that are files have no address that answers, not even while developing.
			'astro:server:setup': async () => {
				retryImageFetch(remoteImageAddresses());
				await notePages().catch(() => {});
			},
			'astro:build:done': async ({ dir }) => {
				const folder = fileURLToPath(dir);
				await checkContent(createPathCheck(folder));
				const manifest = createManifest(releaseId, await nextChange(since));
				await writeFile(join(folder, manifestName), JSON.stringify(manifest));
				await writeFile(
					join(folder, warningsFile),
					JSON.stringify(listWarnings().filter(({ collection }) => collection !== 'manifest')),
				);
				const links = findOutsideLinks(await listEntries());
				await writeFile(join(folder, outsideLinksFile), JSON.stringify(links));
				await removeUnusedFiles();
				console.log(contentSummary());
				closeContentCache();
			},
		},
	};
}

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
