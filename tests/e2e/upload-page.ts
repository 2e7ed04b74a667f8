import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { build } from 'esbuild';

const here = (name: string) => fileURLToPath(new URL(name, import.meta.url));

/** The form as a browser runs it. */
async function bundle(): Promise<{ script: string; style: string }> {
	const { outputFiles } = await build({
		entryPoints: [here('upload-form.tsx')],
		absWorkingDir: here('../..'),
		bundle: true,
		write: false,
		outdir: 'out',
		jsx: 'automatic',
		define: { 'import.meta.env': '{}', 'process.env.NODE_ENV': '"production"' },
	});
	const textOf = (ending: string) => outputFiles.find(({ path }) => path.endsWith(ending))?.text ?? '';
	// The order of the layers is said before any of them.
	const layers = readFileSync(here('../../src/styles/layers.css'), 'utf8');
	return { script: textOf('.js'), style: layers + textOf('.css') };
}

let bundled: ReturnType<typeof bundle> | undefined;

/** Opens a page of the site, with its policy and its address, and puts an uploader in place of what it shows. */
export async function openUploadForm(page: Page): Promise<void> {
	bundled ??= bundle();
	const { script, style } = await bundled;
	await page.goto('/cookies');
	await page.evaluate((text) => {
		const root = Object.assign(document.createElement('main'), { id: 'root' });
		document.body.replaceChildren(root);
		document.body.dataset.surface = 'paper';
		const sheet = new CSSStyleSheet();
		sheet.replaceSync(text);
		document.adoptedStyleSheets = [sheet];
	}, style);
	await page.evaluate(script);
}
