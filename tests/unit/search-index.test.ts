import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { writeSearchIndex } from '#build/search-index.ts';
import { searchAttributes } from '#lib/search.ts';

const none = { jobs: [] };

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
	await writeSearchIndex(folder, { en: none, fr: none, es: none });
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
	JSON.parse(await readFile(join(folder, 'pagefind', language, 'contents.json'), 'utf8')).words;

test('a page whose title has an angle bracket is found by its title', async () => {
	await index({ 'blog/tags.html': page('en', 'Tide &gt; sand &amp; more &lt;b&gt;', 'lantern') });
	expect(await held('en')).toContain('"title":"Tide > sand & more <b>"');
});

test('commas part the cells of a table', async () => {
	const rows = '<tr><th>Platform</th><th>Space</th></tr><tr><td>PC</td><td>71 GB</td></tr>';
	await index({ 'blog/space.html': page('en', 'Space', `This much:</p><table>${rows}</table><p>`) });
	expect(await held('en')).toContain('This much: Platform, Space, PC, 71 GB');
});

test('a page whose heading is a picture has the title that it says itself', async () => {
	const attributes = Object.entries(
		searchAttributes('game', ['PC'], { title: 'Tide, risen', icon: 'cloud' }),
	);
	const html = page('en', '', 'lantern').replace(
		'data-pagefind-body',
		attributes.map(([name, value]) => `${name}="${value}"`).join(' '),
	);
	await index({ 'games/tide.html': html });
	expect(await held('en')).toContain('"title":"Tide, risen"');
	expect(await held('en')).toContain('"icon":"cloud"');
	expect(await held('en')).toContain('"kind":"game"');
});

test('a page is held with the smallest of its first picture that is wide enough, in the format of its sizes', async () => {
	const pictures =
		'<picture><source srcset="/tall.avif 320w" type="image/avif" media="(max-aspect-ratio: 3/4)" sizes="1px" />' +
		'<source srcset="/wide.avif 960w, /small.avif 320w, /tiny.avif 160w" type="image/avif" sizes="1px" />' +
		'<img src="/plain.webp" alt="" /></picture>' +
		'<picture><source srcset="/second.avif 320w" type="image/avif" sizes="1px" /></picture>';
	await index({
		'blog/tide.html': page('en', 'Tide', 'lantern').replace('<main>', `<main>${pictures}`),
		'fr/blog/tide.html': page('fr', 'Marée', 'lanterne'),
	});
	expect(await held('en')).toContain('"picture":"/small.avif"');
	expect(await held('fr')).not.toContain('"picture"');
});

test('each language has an index of its own, with its words, though it may have no page', async () => {
	await index({
		'blog/tide.html': page('en', 'Tide', 'lantern'),
		'fr/blog/tide.html': page('fr', 'Marée', 'l’été à la lanterne'),
		'fr/blog.html': page('fr', 'Mot-clé', 'une liste').replace(' data-pagefind-body', ''),
	});
	expect(await words('en')).toEqual(['lantern', 'tide']);
	expect(await words('fr')).toEqual(['lanterne', 'marée', 'tide']);
	expect(await words('es')).toEqual([]);
	expect(await held('fr')).toContain("l'été à la lanterne");
});

test('a page is found by its keywords and by its name in its address, but not by the words of its controls', async () => {
	const article = page('en', 'Money', 'Ask the shop.')
		.replace(
			'<article ',
			'<article data-keywords="chargeback" data-pagefind-meta="keywords[data-keywords], kind:faq" ',
		)
		.replace(
			'<p>Ask',
			'<button>Press</button><label>Choose</label><dialog>Opened</dialog><a download href="/x.zip">Zipped</a><p>Ask',
		);
	await index({ 'support/refund-me.html': article });
	const all = await held('en');
	for (const word of ['chargeback', 'refund me', 'Ask the shop.']) expect(all).toContain(word);
	for (const word of ['Press', 'Choose', 'Opened', 'Zipped']) expect(all).not.toContain(word);
	expect(await words('en')).toContain('chargeback');
});

test('names alone keep their capital letters in the list of words', async () => {
	await index({ 'blog/a.html': page('en', 'Lantern', 'Ciarán carries a lantern. Walk on, and walk back.') });
	expect(await words('en')).toEqual(['Ciarán', 'back', 'carries', 'lantern', 'walk']);
});
