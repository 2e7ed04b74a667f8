import node from '@astrojs/node';
import react from '@astrojs/react';
import { defineConfig } from 'astro/config';
import i18next from 'astro-i18next';
import site from './astro.config.mjs';
import { clientInteraction } from './src/build/client-interaction.ts';

/** The most bytes of an entry with its new pictures, which the editor makes smaller than that. */
const bodySizeLimit = 6_000_000;

// The preview of drafts: pages of the site, made when they are asked for (docs/decisions/031-preview-of-drafts.md).
export default defineConfig({
	...site,
	srcDir: './preview',
	outDir: process.env.OUT_DIR ?? './dist.preview',
	adapter: node({ mode: 'standalone', bodySizeLimit }),
	integrations: [react(), i18next(), clientInteraction()],
	image: { service: { entrypoint: './preview/image-service.ts' } },
	// The editor sends entries from an origin of its own; preview/middleware.ts takes them from no other.
	security: { checkOrigin: false },
});
