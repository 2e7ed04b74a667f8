import { glob, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { close, createIndex, type PagefindIndex } from 'pagefind';
import type { Game } from '#cms/games.ts';
import { type Locale, locales } from '#contract/locales.ts';
import type { SearchKind } from '#contract/search.ts';
import { withoutLocale } from '#i18n/paths.ts';
import { plainText } from '#lib/plain-text.ts';
import { textOf } from './page-bytes.ts';
import type { Page } from './page-finisher.ts';

interface Searched {
	pattern: URLPattern;
	kind: SearchKind;
	/** The element that holds what is found. */
	root: 'article' | 'main';
}

const searched = (pathname: string, kind: SearchKind, root: Searched['root']): Searched => {
	return { pattern: new URLPattern({ pathname }), kind, root };
};

/** What is said of games in each language. */
export type Games = Record<Locale, Game[]>;

/** The pages that can be found; all others are lists of them, forms, or nobody's business. */
const pages = [
	searched('/support/faqs/:slug', 'faq', 'article'),
	searched('/blog/:slug', 'news', 'article'),
	searched('/(privacy|tos|gdpr|fan-content-policy|accessibility|cookies)', 'page', 'main'),
	searched('/(press|playtests|contact|careers|careers/internships|account/faq)', 'page', 'main'),
	searched('/careers/location/:slug', 'page', 'main'),
];

/** What of a page is no text of its own: its title, which the index knows, its dates, ways elsewhere, lists of offers. */
const ignored = ['h1', 'article header', 'nav', 'form', '#js-careers', '[data-search=none]'];

/** What visitors' browsers ask for: not the ready-made widgets, and no worker, which a page cannot watch over. */
const shipped = /^(?:pagefind\.js|pagefind-entry\.json|wasm\.[a-z]{2}\.pagefind|.*\.pf_\w+)$/;

const addressOf = (file: string) => `/${file.replace(/(?:^|\/)index\.html$|\.html$/, '')}`;

/** What the index reads of a page. Only straight apostrophes part a French article from its word. */
function indexedPart(html: string, { kind, root }: Searched): string {
	const [language] = /<html[^>]*>/.exec(html) ?? [''];
	const [title] = /<meta property="og:title" content="[^"]*"[^>]*>/.exec(html) ?? [''];
	const start = html.indexOf(`<${root}`, html.indexOf('<main'));
	if (start < 0) throw new Error(`The search index finds no <${root}> in a page of the kind ${kind}.`);
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
	return textOf(part).replaceAll('’', "'");
}

function accept<Answer extends { errors: string[] }>(answer: Answer): Answer {
	if (answer.errors.length > 0) throw new Error(`The search index: ${answer.errors.join('; ')}`);
	return answer;
}

/** Games have no pages here: what is found leads to their own sites. */
async function addGames(index: PagefindIndex, games: Games): Promise<void> {
	for (const language of locales) {
		for (const { slug, name, tagline, description, externalUrl } of games[language]) {
			// The index holds one record for each address.
			const url = `/${language}/games/${slug}`;
			const content = `${tagline} ${plainText(description)}`.replaceAll('’', "'");
			const filters = { kind: ['game' satisfies SearchKind] };
			const meta = { title: name, kind: 'game' satisfies SearchKind, url: externalUrl };
			accept(await index.addCustomRecord({ url, content, language, meta, filters }));
		}
	}
}

const signature = 'pagefind_dcd';

interface Fragment {
	content: string;
	meta: { title: string };
}

/** What the index holds of one page, as its browser half reads it. */
async function readFragment(file: string): Promise<Fragment> {
	const text = gunzipSync(await readFile(file)).toString('utf8');
	if (!text.startsWith(signature)) throw new Error('The search index has another form than expected.');
	return JSON.parse(text.slice(signature.length)) as Fragment;
}

const wordsIn = (text: string) => text.toLowerCase().match(/\p{L}{4,}/gu) ?? [];

/** Writes down every word that can be found in one language: what a misspelt word is compared with. */
async function writeWords(folder: string, language: string): Promise<void> {
	const words = new Set<string>();
	for await (const name of glob(`fragment/${language}_*`, { cwd: folder })) {
		const { content, meta } = await readFragment(join(folder, name));
		for (const word of wordsIn(`${meta.title} ${content}`)) words.add(word);
	}
	await writeFile(join(folder, `words.${language}.json`), JSON.stringify([...words].sort()));
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

/** The index of a site's pages and games in each language. */
export class SearchIndex {
	readonly #index = begin();

	/** Takes a page in, where it is one that can be found. */
	async add({ file, html }: Page): Promise<void> {
		const url = addressOf(file);
		const page = pages.find(({ pattern }) => pattern.test({ pathname: withoutLocale(url) }));
		if (!page) return;
		const index = await this.#index;
		accept(await index.addHTMLFile({ url, content: indexedPart(html, page) }));
	}

	/** Writes /pagefind and /pagefind/words.<language>.json into a built site. */
	async write(folder: string, games: Games): Promise<void> {
		try {
			const index = await this.#index;
			await addGames(index, games);
			const outputPath = join(folder, 'pagefind');
			accept(await index.writeFiles({ outputPath }));
			await removeUnshipped(outputPath);
			for (const language of locales) await writeWords(outputPath, language);
		} finally {
			await close();
		}
	}
}
