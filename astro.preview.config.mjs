import node from '@astrojs/node';
import react from '@astrojs/react';
import { defineConfig } from 'astro/config';
import i18next from 'astro-i18next';
import site from './astro.config.mjs';
import { clientInteraction } from './src/build/client-interaction.ts';

// The preview of drafts: pages of the site, made when they are asked for (docs/decisions/031-preview-of-drafts.md).
export default defineConfig({
	...site,
	srcDir: './preview',
	outDir: process.env.OUT_DIR ?? './dist.preview',
	adapter: node({ mode: 'standalone' }),
	integrations: [react(), i18next(), clientInteraction()],
	image: { service: { entrypoint: './preview/image-service.ts' } },
});
