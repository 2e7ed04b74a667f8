import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { writeSearchIndex } from '#build/search-index.ts';

let folder: string;

beforeEach(async () => {
	folder = `${await mkdtemp(join(tmpdir(), 'pages-'))}/`;
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** Indexes pages given by their files. */
async function index(pages: Record<string, string>): Promise<void> {
	for (const [file, html] of Object.entries(pages)) {
		await mkdir(dirname(join(folder, file)), { recursive: true });
		await writeFile(join(folder, file), html);
	}
	await writeSearchIndex(folder, { en: [], fr: [], es: [] });
}

const page = (language: string, title: string, text: string) =>
	`<html lang="${language}"><head><title>x</title></head>` +
	`<body><main><article data-pagefind-body><h1>${title}</h1><p>${text}</p></article><p>elsewhere</p></main></body></html>`;

/** What the index of a language holds of its pages. */
async function held(language: string): Promise<string> {
	const fragments = join(folder, 'pagefind', language, 'fragment');
	const names = await readdir(fragments);
	const texts = names.map(async (name) => gunzipSync(await readFile(join(fragments, name))).toString());
	return (await Promise.all(texts)).join('\n');
}

const words = async (language: string): Promise<string[]> =>
	JSON.parse(await readFile(join(folder, 'pagefind', language, 'words.json'), 'utf8'));

test('a page whose title has an angle bracket is found by its title', async () => {
	await index({ 'blog/tags.html': page('en', 'Tide &gt; sand &amp; more &lt;b&gt;', 'lantern') });
	expect(await held('en')).toContain('"title":"Tide > sand & more <b>"');
});

test('each language has an index of its own, with its words, though it may have no page', async () => {
	await index({
		'blog/tide.html': page('en', 'Tide', 'lantern'),
		'fr/blog/tide.html': page('fr', 'Marée', 'l’été à la lanterne'),
		'fr/blog.html': page('fr', 'Mot-clé', 'une liste').replace(' data-pagefind-body', ''),
	});
	expect(await words('en')).toEqual(['lantern', 'tide']);
	expect(await words('fr')).toEqual(['lanterne', 'marée']);
	expect(await words('es')).toEqual([]);
	expect(await held('fr')).toContain("l'été à la lanterne");
});
