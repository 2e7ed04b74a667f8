import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { site } from '#site.config';
import { decap } from './install.ts';

const root = join(import.meta.dirname, '..');
const dist = join(decap, 'node_modules/decap-cms/dist');

/** Whom an editor's page talks to beside its own host. */
interface Elsewhere {
	/** Where it saves. */
	backend?: readonly string[];
	/** The preview of drafts. */
	preview?: string | undefined;
}

/** What an editor's page is allowed: Decap makes code of texts and writes styles as it goes, which no page of the site may. */
export function editorPolicy({ backend = [], preview }: Elsewhere): string {
	const sources = backend.join(' ');
	return [
		"default-src 'none'",
		"script-src 'self' 'unsafe-eval'",
		"style-src 'self' 'unsafe-inline'",
		"font-src 'self' data:",
		`img-src 'self' data: blob: ${sources}`.trim(),
		`connect-src 'self' blob: ${sources}`.trim(),
		`frame-src 'self' blob: ${preview ?? ''}`.trim(),
		"base-uri 'none'",
		`form-action ${preview ?? "'none'"}`,
		"frame-ancestors 'none'",
	].join('; ');
}

/** Headers of every answer of an editor. */
export const editorHeaders = (elsewhere: Elsewhere = {}): Record<string, string> => ({
	'Content-Security-Policy': editorPolicy(elsewhere),
	'X-Content-Type-Options': 'nosniff',
	// The preview takes entries from this origin alone; with no-referrer none would be sent along.
	'Referrer-Policy': 'strict-origin',
	'X-Robots-Tag': 'noindex',
	'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
});

const html = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Editor: ${site.studio}</title>
</head>
<body>
<noscript>The editor needs scripts.</noscript>
<script src="manual.js"></script>
<script src="decap-cms.js"></script>
<script type="module" src="editor.js"></script>
</body>
</html>
`;

/** The styles of the site as far as a preview needs them. */
async function previewStyles(): Promise<string> {
	const folder = join(root, 'src/styles');
	const names = ['layers.css', 'tokens.css', 'base.css', 'prose.css'];
	const there = new Set(await readdir(folder));
	const texts = names.filter((name) => there.has(name)).map((name) => readFile(join(folder, name), 'utf8'));
	const own = await readFile(join(import.meta.dirname, 'client/preview.css'), 'utf8');
	return [...(await Promise.all(texts)), own].join('\n');
}

/** The faces of the site, as astro.config.mjs names them. */
const fonts: Record<string, string> = {
	'fraunces-latin-600-normal.woff2': '@fontsource/fraunces/files',
	'source-sans-3-latin-wght-normal.woff2': '@fontsource-variable/source-sans-3/files',
};

const scripts = ['editor.js', 'draft-pane.js'];

/** The files of the editor's page that are not Decap's. */
export const ownFiles = ['index.html', 'manual.js', 'preview.css', ...scripts, ...Object.keys(fonts)];

/** A file of the editor's page by its name; undefined for none. */
export async function editorFile(name: string): Promise<string | Buffer | undefined> {
	if (name === 'index.html') return html;
	// Decap waits for its configuration, which comes as an object.
	if (name === 'manual.js') return 'window.CMS_MANUAL_INIT = true;\n';
	if (name === 'preview.css') return previewStyles();
	if (scripts.includes(name)) return readFile(join(import.meta.dirname, 'client', name));
	const font = fonts[name];
	if (font) return readFile(join(root, 'node_modules', font, name));
	if (!(await decapFiles()).includes(name)) return undefined;
	return readFile(join(dist, name));
}

/** The files of Decap, which loads parts of itself as it needs them. */
export async function decapFiles(): Promise<string[]> {
	return (await readdir(dist).catch(() => [])).filter((name) =>
		/^(?:(?:\d+\.)?decap-cms\.js|[0-9a-f]+\.wasm)$/.test(name),
	);
}
