import { defineConfig } from 'astro/config';
import preview from './astro.preview.config.mjs';
import { netlifyFunction } from './preview/netlify/adapter.ts';

// The same preview as a site of its own at Netlify (docs/preview.md).
export default defineConfig({ ...preview, adapter: netlifyFunction(), session: false });
