import { readFileSync } from 'node:fs';
import { glob, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { close, createIndex, type PagefindIndex } from 'pagefind';
import type { Game } from '#cms/collections/games.ts';
import { type Locale, locales } from '#contract/locales.ts';
import type { SearchKind } from '#contract/search.ts';
import { localeOf } from '#i18n/paths.ts';
import { plainText } from '#lib/text/plain-text.ts';
import { listPageFiles, type PageFile } from './built-pages.ts';

/** What is said of games in each language. */
export type Games = Record<Locale, Game[]>;

/** What of a page is no text of its own: its title, which the index has apart, its dates, ways elsewhere, lists of jobs. */
const ignored = ['h1', 'article header', 'nav', 'form', '#js-careers', '[data-search=none]'];

/** What visitors' browsers ask for: not the ready-made widgets, and no worker, which a page cannot watch over. */
const shipped = /^(?:pagefind\.js|pagefind-entry\.json|wasm\.[a-z]{2}\.pagefind|.*\.pf_\w+)$/;

/** Pages that are added at once. */
const batchSize = 32;

function accept<Answer extends { errors: string[] }>(answer: Answer): Answer {
	if (answer.errors.length > 0) throw new Error(`The search index: ${answer.errors.join('; ')}`);
	return answer;
}

/** Only straight apostrophes part a French article from its word. */
const withStraightApostrophes = (text: string) => text.replaceAll('’', "'");

/** Elements whose text the index would join to that of the next one. */
const inRow = ['</dt>', '</dd>', '</td>', '</th>', '</span>', '</time>'];
const withSpaces = (html: string) => inRow.reduce((text, end) => text.replaceAll(end, `${end} `), html);

/** Adds a page if it says what can be found in it, by `data-pagefind-body`. */
async function addPage(index: PagefindIndex, folder: string, { file, path }: PageFile): Promise<void> {
	const html = await readFile(join(folder, file), 'utf8');
	if (html.includes('data-pagefind-body'))
		accept(await index.addHTMLFile({ url: path, content: withStraightApostrophes(withSpaces(html)) }));
}

/** Games have no pages here: what is found leads to their own sites. */
async function addGame(index: PagefindIndex, language: Locale, game: Game): Promise<void> {
	const { slug, name, tagline, description, externalUrl } = game;
	// The index holds one record for each address.
	const url = `/${language}/games/${slug}`;
	const content = withStraightApostrophes(`${tagline} ${plainText(description)}`);
	const filters = { kind: ['game' satisfies SearchKind] };
	const meta = { title: name, kind: 'game' satisfies SearchKind, url: externalUrl };
	accept(await index.addCustomRecord({ url, content, language, meta, filters }));
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

/**
 * Writes the search index of a built site, of pages that say what can be found in them and of games, which have no pages:
 * /pagefind/<language>, with the words that can be found in words.json. Each language has an index of its own, as a
 * browser that translates a page changes the language that pagefind would go by.
 * @param folder of the built site
 */
export async function writeSearchIndex(folder: string, games: Games): Promise<void> {
	const start = performance.now();
	const files = Map.groupBy(await listPageFiles(folder), ({ path }) => localeOf(path));
	try {
		for (const language of locales) {
			const outputPath = join(folder, 'pagefind', language);
			const { index } = accept(await createIndex({ excludeSelectors: ignored }));
			if (!index) throw new Error('The search index could not be begun.');
			const pages = files.get(language) ?? [];
			for (let first = 0; first < pages.length; first += batchSize)
				await Promise.all(pages.slice(first, first + batchSize).map((page) => addPage(index, folder, page)));
			for (const game of games[language]) await addGame(index, language, game);
			accept(await index.writeFiles({ outputPath }));
			await removeUnshipped(outputPath);
			await writeWords(outputPath);
		}
	} finally {
		await close();
	}
	// For tests/bench/build.ts.
	performance.measure('search index', { start });
}
