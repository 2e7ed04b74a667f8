/** The thread of src/build/search-index.ts: what can be found in one language. */
import { readFileSync } from 'node:fs';
import { glob, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { close, createIndex, type PagefindIndex } from 'pagefind';
import { workerData } from 'piscina';
import type { Game } from '#cms/games.ts';
import type { Locale } from '#contract/locales.ts';
import type { SearchKind } from '#contract/search.ts';
import { plainText } from '#lib/plain-text.ts';

/** The folder of the built site. */
const site: string = workerData;

/** A page that can be found. */
export interface SearchedPage {
	/** Below the built folder. */
	file: string;
	url: string;
	kind: SearchKind;
	/** The element that holds what is found. */
	root: 'article' | 'main';
}

/** What can be found in one language. */
export interface LanguageContent {
	language: Locale;
	pages: readonly SearchedPage[];
	games: readonly Game[];
}

/** What of a page is no text of its own: its title, which the index knows, its dates, ways elsewhere, lists of offers. */
const ignored = ['h1', 'article header', 'nav', 'form', '#js-careers', '[data-search=none]'];

/** What visitors' browsers ask for: not the ready-made widgets, and no worker, which a page cannot watch over. */
const shipped = /^(?:pagefind\.js|pagefind-entry\.json|wasm\.[a-z]{2}\.pagefind|.*\.pf_\w+)$/;

/** What the index reads of a page. Only straight apostrophes part a French article from its word. */
function indexedPart(html: string, { file, kind, root }: SearchedPage): string {
	const [language] = /<html[^>]*>/.exec(html) ?? [''];
	const [title] = /<meta property="og:title" content="[^"]*"[^>]*>/.exec(html) ?? [''];
	const start = html.indexOf(`<${root}`, html.indexOf('<main'));
	if (start < 0) throw new Error(`The search index finds no <${root}> in ${file}.`);
	const end = `</${root}>`;
	const text = html.slice(start, html.indexOf(end, start)) + end;
	const marks = `data-pagefind-body data-pagefind-meta="kind:${kind}" data-pagefind-filter="kind:${kind}"`;
	const part = [
		language,
		title
			.replace('<meta', '<meta data-pagefind-meta="title[content]"')
			// The index leaves these as they are.
			.replaceAll('&lt;', '<')
			.replaceAll('&gt;', '>'),
		text.replace(`<${root}`, `<${root} ${marks}`).replace(/<\/(?:span|time|t[dh]|d[dt])>(?=<)/g, '$& '),
	].join('');
	return part.replaceAll('’', "'");
}

function accept<Answer extends { errors: string[] }>(answer: Answer): Answer {
	if (answer.errors.length > 0) throw new Error(`The search index: ${answer.errors.join('; ')}`);
	return answer;
}

/** Games have no pages here: what is found leads to their own sites. */
async function addGames(index: PagefindIndex, { language, games }: LanguageContent): Promise<void> {
	for (const { slug, name, tagline, description, externalUrl } of games) {
		// The index holds one record for each address.
		const url = `/${language}/games/${slug}`;
		const content = `${tagline} ${plainText(description)}`.replaceAll('’', "'");
		const filters = { kind: ['game' satisfies SearchKind] };
		const meta = { title: name, kind: 'game' satisfies SearchKind, url: externalUrl };
		accept(await index.addCustomRecord({ url, content, language, meta, filters }));
	}
}

const signature = 'pagefind_dcd';

interface Fragment {
	content: string;
	meta: { title: string };
}

/** What the index holds of one page, as its browser half reads it. */
function readFragment(file: string): Fragment {
	const text = gunzipSync(readFileSync(file)).toString('utf8');
	if (!text.startsWith(signature)) throw new Error('The search index has another form than expected.');
	return JSON.parse(text.slice(signature.length)) as Fragment;
}

const wordsIn = (text: string) => text.toLowerCase().match(/\p{L}{4,}/gu) ?? [];

/** Writes down every word that can be found: what a misspelt word is compared with. */
async function writeWords(folder: string): Promise<void> {
	const words = new Set<string>();
	for await (const name of glob('fragment/*', { cwd: folder })) {
		const { content, meta } = readFragment(join(folder, name));
		for (const word of wordsIn(`${meta.title} ${content}`)) words.add(word);
	}
	await writeFile(join(folder, 'words.json'), JSON.stringify([...words].sort()));
}

async function removeUnshipped(folder: string): Promise<void> {
	for (const name of await readdir(folder, { recursive: true }))
		if (name.includes('.') && !shipped.test(name)) await rm(join(folder, name));
}

async function begin(): Promise<PagefindIndex> {
	const { index } = accept(await createIndex({ excludeSelectors: ignored }));
	if (!index) throw new Error('The search index could not be begun.');
	return index;
}

/** Pages that are read at once. */
const together = 32;

async function addPages(index: PagefindIndex, { pages }: LanguageContent): Promise<void> {
	for (let start = 0; start < pages.length; start += together) {
		const answers = pages.slice(start, start + together).map(async (page) => {
			const html = await readFile(join(site, page.file), 'utf8');
			return index.addHTMLFile({ url: page.url, content: indexedPart(html, page) });
		});
		for (const answer of await Promise.all(answers)) accept(answer);
	}
}

/** Writes the index of what can be found in one language, and its words, into a built site. */
export async function writeLanguage(content: LanguageContent): Promise<void> {
	const outputPath = join(site, 'pagefind', content.language);
	try {
		const index = await begin();
		await addPages(index, content);
		await addGames(index, content);
		accept(await index.writeFiles({ outputPath }));
		await removeUnshipped(outputPath);
		await writeWords(outputPath);
	} finally {
		await close();
	}
}
