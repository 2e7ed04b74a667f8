import { readFileSync } from 'node:fs';
import { glob, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { close, createIndex, type PagefindIndex } from 'pagefind';
import { type Locale, locales } from '#contract/locales.ts';
import { localeOf } from '#i18n/paths.ts';
import { listPageFiles, type PageFile, readFirstPicture } from './built-pages.ts';

/** What a search finds beside what its pages say. */
export interface SearchContent {
	/** The ids of jobs, newest first. */
	jobs: readonly string[];
}

/**
 * What of a page is no text of its own: its title, which the index has apart, its dates, ways elsewhere, lists of jobs, and
 * the words of its controls.
 */
const ignored = [
	'h1',
	'article header',
	'nav',
	'form',
	'button',
	'label',
	'dialog',
	'a[download]',
	'[role=button]',
	'.visually-hidden',
	'#js-careers',
	'[data-search=none]',
];

/** What visitors' browsers ask for: not the ready-made widgets, and no worker, which a page cannot watch over. */
const shipped = /^(?:pagefind\.js|pagefind-entry\.json|wasm\.[a-z]{2}\.pagefind|.*\.pf_\w+)$/;

/** How many of the newest jobs a browser is told of, which asks a function for newer ones. */
const mostJobs = 100;

/** Pages that are added at once. */
const batchSize = 32;

function accept<Answer extends { errors: string[] }>(answer: Answer): Answer {
	if (answer.errors.length > 0) throw new Error(`The search index: ${answer.errors.join('; ')}`);
	return answer;
}

/** Only straight apostrophes part a French article from its word. */
const withStraightApostrophes = (text: string) => text.replaceAll('’', "'");

/** Ends of elements whose text the index would join to that of the next one, with what parts the two; cells of tables get a comma. */
const inRow = [
	...['</dt>', '</dd>', '</span>', '</time>'].map((end) => [end, `${end} `] as const),
	...['</td>', '</th>'].map((end) => [end, `,${end} `] as const),
];
const withSpaces = (html: string) =>
	inRow.reduce((text, [end, parted]) => text.replaceAll(end, parted), html);

/** The words of a page's own name in its address. */
const pathWords = (path: string) => path.slice(path.lastIndexOf('/') + 1).replaceAll('-', ' ');

/** How wide a picture beside a result is at least, in pixels. */
const pictureWidth = 320;

/** The first picture of a page, in the smallest size that is wide enough beside a result; none where it has no picture. */
function pictureOf(main: string): string | undefined {
	const picture = main.slice(main.indexOf('<picture'), main.indexOf('</picture>'));
	const sizes = (readFirstPicture(picture) ?? '').split(', ').map((size) => {
		const [path = '', width = ''] = size.split(' ');
		return { path, width: Number.parseInt(width, 10) };
	});
	const fitting = sizes.toSorted((one, other) => one.width - other.width);
	return (fitting.find(({ width }) => width >= pictureWidth) ?? fitting.at(-1))?.path;
}

const metaOf = (name: string, value: string | undefined) =>
	value ? `<meta data-pagefind-meta="${name}[content]" content="${value}">` : '';

/** What of a page is indexed: its title and its main part. The styles, header and footer around them are several times as long. */
function indexedPart(html: string, path: string): string {
	const title = html.slice(html.indexOf('<title>'), html.indexOf('</title>'));
	const main = html.slice(html.indexOf('<main'), html.lastIndexOf('</main>'));
	const meta = metaOf('path', pathWords(path)) + metaOf('picture', pictureOf(main));
	const text = withStraightApostrophes(withSpaces(`${title}</title>${meta}${main}`));
	return `<html lang="${localeOf(path)}">${text}</main></html>`;
}

/** Adds a page if it says what can be found in it, by `data-pagefind-body`. */
async function addPage(index: PagefindIndex, folder: string, { file, path }: PageFile): Promise<void> {
	const html = await readFile(join(folder, file), 'utf8');
	if (!html.includes('data-pagefind-body')) return;
	accept(await index.addHTMLFile({ url: path, content: indexedPart(html, path) }));
}

const signature = 'pagefind_dcd';

interface Fragment {
	content: string;
	meta: { title: string; keywords?: string; path?: string };
}

/** What the index holds of one page, as its browser half reads it. */
function readFragment(file: string): Fragment {
	const text = gunzipSync(readFileSync(file)).toString('utf8');
	if (!text.startsWith(signature)) throw new Error('The search index has another form than expected.');
	return JSON.parse(text.slice(signature.length)) as Fragment;
}

/** The words of a text, those that a sentence begins with without its capital letter. */
const wordsIn = (text: string) =>
	text.replace(/(?:^|[.!?…:]\s+)\p{Lu}/gu, (start) => start.toLowerCase()).match(/\p{L}{4,}/gu) ?? [];

/** Every word that can be found: what a misspelt word is compared with. Names alone have a capital letter. */
async function readWords(folder: string): Promise<string[]> {
	const words = new Set<string>();
	for await (const name of glob('fragment/*', { cwd: folder })) {
		const { content, meta } = readFragment(join(folder, name));
		const { title, keywords = '', path = '' } = meta;
		for (const word of wordsIn(`${title} ${keywords} ${path} ${content}`)) words.add(word);
	}
	const isName = (word: string) => !words.has(word.toLowerCase()) && !words.has(word.toUpperCase());
	const known = [...words].map((word) => (isName(word) ? word : word.toLowerCase()));
	return [...new Set(known)].sort();
}

async function removeUnshipped(folder: string): Promise<void> {
	for (const name of await readdir(folder, { recursive: true }))
		if (name.includes('.') && !shipped.test(name)) await rm(join(folder, name));
}

/**
 * Writes the search index of a built site, of pages that say what can be found in them: /pagefind/<language>, with its
 * words and jobs in contents.json. Each language has an index of its own, as a
 * browser that translates a page changes the language that pagefind would go by.
 * @param folder of the built site
 */
export async function writeSearchIndex(
	folder: string,
	content: Record<Locale, SearchContent>,
): Promise<void> {
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
			const { jobs } = content[language];
			accept(await index.writeFiles({ outputPath }));
			await removeUnshipped(outputPath);
			const contents = { words: await readWords(outputPath), jobs: jobs.slice(0, mostJobs) };
			await writeFile(join(outputPath, 'contents.json'), JSON.stringify(contents));
		}
	} finally {
		await close();
	}
	// For tests/bench/build.ts.
	performance.measure('search index', { start });
}
