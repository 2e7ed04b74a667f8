import { defineConfig } from 'astro/config';

export default defineConfig({ output: 'static', outDir: process.env.OUT_DIR, build: { format: 'file' } });
