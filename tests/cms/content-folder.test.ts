import { mkdir, mkdtemp, rm, symlink, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { closeContentCache, openContentCache } from '#cms/cache/content-cache.ts';
import { loadFile } from '#cms/cache/file-cache.ts';
import { checkContent } from '#cms/checks/check-content.ts';
import { loadFaqCategories, loadFaqs } from '#cms/collections/faqs.ts';
import { loadNews } from '#cms/collections/news.ts';
import { loadOffices } from '#cms/collections/offices.ts';
import { findPage, loadPage } from '#cms/collections/pages.ts';
import { loadPress } from '#cms/collections/press.ts';
import { contentSummary } from '#cms/warnings.ts';
import { type Locale, locales } from '#contract/locales.ts';
import { gif, png } from '../support/files.ts';

let folder: string;

beforeEach(async () => {
	folder = await mkdtemp(join(tmpdir(), 'content-'));
	process.env.CMS_SOURCE = 'files';
	process.env.CONTENT_FOLDER = folder;
	delete process.env.CMS_URL;
});
afterEach(async () => {
	closeContentCache();
	vi.restoreAllMocks();
	await rm(folder, { recursive: true, force: true });
});

async function write(files: Record<string, string | Uint8Array | object>): Promise<void> {
	for (const [name, content] of Object.entries(files)) {
		const isText = typeof content === 'string' || content instanceof Uint8Array;
		await mkdir(dirname(join(folder, name)), { recursive: true });
		await writeFile(join(folder, name), isText ? content : JSON.stringify(content));
	}
}

const messageOf = (task: Promise<unknown>) =>
	task.then(
		() => 'no failure',
		(error: Error) => `${error.name}: ${error.message}`,
	);

const faq = {
	'faqs/lost-phone.json': { category: 'account', related: [], reviewedAt: '2026-10-01T09:00:00Z' },
	'faqs/lost-phone.en.md': '---\ntitle: I lost my phone\n---\n\nWrite to *us*.\n',
	'faqs/lost-phone.fr.md': '---\ntitle: J’ai perdu mon téléphone\n---\n\nÉcrivez-*nous*.\n',
	'faqs/lost-phone.es.md': '---\ntitle: He perdido el teléfono\n---\n\nEscríbe*nos*.\n',
};
const category = (icon: string, more: object = {}) => ({
	icon,
	name: { en: 'Account', fr: 'Compte', es: 'Cuenta' },
	...more,
});

const tosFile = { 'pages/tos.json': { updatedAt: '2026-10-01T09:00:00Z', version: 1 } };
const page = (body: string) => ({ ...tosFile, 'pages/tos.en.md': `---\ntitle: Terms\n---\n\n${body}\n` });

describe('an entry in files', () => {
	it('is what all of its files say together, named by them, its text as HTML', async () => {
		await write(faq);
		expect((await loadFaqs('fr'))[0]).toMatchObject({
			id: 'lost-phone',
			slug: 'lost-phone',
			title: 'J’ai perdu mon téléphone',
			description: '<p>Écrivez-<em>nous</em>.</p>',
			category: 'account',
		});
	});

	it('takes what is translated in its shared file in the language asked for', async () => {
		await write({ 'faq-categories/account.json': category('user') });
		for (const [locale, name] of [
			['en', 'Account'],
			['fr', 'Compte'],
			['es', 'Cuenta'],
		] as const)
			expect((await loadFaqCategories(locale))[0]?.name).toBe(name);
	});

	it('is reduced to what editors may write, HTML in Markdown too', async () => {
		const text =
			'---\ntitle: x\n---\n\n<p onclick="x()">a <script>evil()</script><a href="javascript:evil()">b</a></p>\n';
		await write({ ...faq, 'faqs/lost-phone.en.md': text });
		expect((await loadFaqs('en'))[0]?.description).toBe('<p>a b</p>');
	});

	it('that is in one language only says so in the others', async () => {
		const { 'faqs/lost-phone.fr.md': _, 'faqs/lost-phone.es.md': __, ...inEnglish } = faq;
		await write(inEnglish);
		for (const locale of locales) {
			const [shown] = await loadFaqs(locale);
			expect(shown?.title).toBe('I lost my phone');
			expect(shown?.locale).toBe(locale === 'en' ? undefined : 'en');
		}
	});

	it.each<[string, Record<string, string | object>, string]>([
		['the default one of those that it is in', { 'faqs/lost-phone.fr.md': '' }, 'en'],
		['the first one', { 'faqs/lost-phone.en.md': '', 'faqs/lost-phone.fr.md': '' }, 'es'],
	])('is shown in a language that it lacks in %s, which it says', async (_name, lacking, shown) => {
		await write(Object.fromEntries(Object.entries(faq).filter(([name]) => !(name in lacking))));
		const [answer] = await loadFaqs('fr');
		expect(answer?.locale).toBe(shown);
		expect(answer?.title).toBe((await loadFaqs(shown as Locale))[0]?.title);
		expect((await loadFaqs('es'))[0]?.title).toBe('He perdido el teléfono');
	});

	it('in two of three languages is a warning that names the third', async () => {
		const { 'faqs/lost-phone.fr.md': _, ...inTwo } = faq;
		await write(inTwo);
		openContentCache({ lifetime: Number.POSITIVE_INFINITY, patient: false, filesFolder: folder });
		for (const locale of locales) await loadFaqs(locale);
		await checkContent(() => true);
		expect(contentSummary().split('\n')).toContain('  faqs "lost-phone" field locale: has no text in fr');
	});

	it('that is a draft is not there', async () => {
		await write({ ...faq, 'faqs/x.json': { draft: true }, 'faqs/x.en.md': '---\ntitle: x\n---\n' });
		expect((await loadFaqs('en')).map(({ id }) => id)).toEqual(['lost-phone']);
	});

	it('stands where its order says, those without one after them by name', async () => {
		await write({
			'faq-categories/b.json': category('b'),
			'faq-categories/a.json': category('a'),
			'faq-categories/last.json': category('c', { order: 2 }),
			'faq-categories/first.json': category('d', { order: 1 }),
		});
		expect((await loadFaqCategories('en')).map(({ id }) => id)).toEqual(['first', 'last', 'a', 'b']);
	});

	it('is read again when it has changed', async () => {
		await write(faq);
		await loadFaqs('en');
		await write({ 'faqs/lost-phone.en.md': '---\ntitle: Found it\n---\n\nGood.\n' });
		await utimes(join(folder, 'faqs/lost-phone.en.md'), new Date(), new Date(Date.now() + 5000));
		expect((await loadFaqs('en'))[0]?.title).toBe('Found it');
	});

	it('may come from Windows, with a byte order mark', async () => {
		await write({ ...faq, 'faqs/lost-phone.en.md': '\uFEFF---\r\ntitle: I lost it\r\n---\r\n\r\nOh.\r\n' });
		expect((await loadFaqs('en'))[0]).toMatchObject({ title: 'I lost it', description: '<p>Oh.</p>' });
	});
});

describe('a page in Markdown', () => {
	it('has a section under each heading, and parts in fences, in their order', async () => {
		await write(
			page(
				'## Who *we* are \\*\n\nA [studio](/press).\n\n### Small\n\n- one\n\n```questions\ntitle: Asked\nitems:\n  - id: 1\n    title: Why?\n    description: Because *so*.\n```\n\n## Last\n\nEnd.',
			),
		);
		expect((await loadPage('tos', 'en')).blocks).toEqual([
			{
				type: 'section',
				title: 'Who we are *',
				html: '<p>A <a href="/press">studio</a>.</p>\n<h3>Small</h3>\n<ul>\n<li>one</li>\n</ul>',
			},
			{
				type: 'questions',
				title: 'Asked',
				items: [{ id: '1', title: 'Why?', description: '<p>Because <em>so</em>.</p>' }],
			},
			{ type: 'section', title: 'Last', html: '<p>End.</p>' },
		]);
	});

	it.each([
		[
			'words before the first heading',
			'Hello.\n\n## x\n\ny',
			/"Hello\." stands in no section, from .*pages\/tos\.en\.md/,
		],
		['a fence that is no YAML', '```day\ntitle: "x\n```', /from .*pages\/tos\.en\.md/],
		[
			'a part that nobody knows',
			'```marquee\ntitle: x\n```',
			/\(field blocks\.?\[?0\]?\.type\), from .*pages\/tos\.en\.md/,
		],
		[
			'a part without a field',
			'```day\nsteps: []\n```',
			/\(field blocks\.?\[?0\]?\.title\), from .*pages\/tos\.en\.md/,
		],
	])('with %s names its file', async (_name, body, says) => {
		await write(page(body));
		expect(await messageOf(loadPage('tos', 'en'))).toMatch(says);
	});

	it('that is not there is named by what is', async () => {
		await write({});
		expect(await messageOf(loadPage('tos', 'en'))).toMatch(
			`MissingError: CMS collection "pages": there is no file for /api/pages/tos/en, from ${folder}`,
		);
	});
});

describe('R02 content in files that is wrong', () => {
	const withIn = (name: string, content: string | object) => ({ ...faq, [name]: content });

	it.each<[string, Record<string, string | object>, RegExp]>([
		[
			'is no JSON',
			withIn('faqs/lost-phone.json', '{'),
			/cannot be read: .*JSON.*, from .*faqs\/lost-phone\.json$/,
		],
		['is a list', withIn('faqs/lost-phone.json', '[]'), /holds no fields.*, from .*faqs\/lost-phone\.json$/],
		[
			'has no YAML above its text',
			withIn('faqs/lost-phone.en.md', '---\n- [\n---\n'),
			/cannot be read: .* at line 2, column 4, from .*faqs\/lost-phone\.en\.md$/,
		],
		[
			'names no language of the site',
			withIn('faqs/lost-phone.de.md', ''),
			/"de" is no language of the site, which has en, fr, es, from .*faqs\/lost-phone\.de\.md$/,
		],
		[
			'says a language twice',
			withIn('faqs/lost-phone.en.json', {}),
			/says the same as .*lost-phone\.en\.json, from .*lost-phone\.en\.md$/,
		],
		[
			'has a wrong shared field',
			withIn('faqs/lost-phone.json', { category: 'account', related: [], reviewedAt: 'soon' }),
			/entry "lost-phone": is no ISO 8601 date \(field \[0\]\.reviewedAt\), from .*faqs\/lost-phone\.json$/,
		],
		[
			'has a wrong text',
			withIn('faqs/lost-phone.en.md', '---\ntitle: 7\n---\n\nx'),
			/\(field \[0\]\.title\), from .*faqs\/lost-phone\.en\.md$/,
		],
		[
			'lacks a field',
			withIn('faqs/lost-phone.en.md', 'x'),
			/\(field \[0\]\.title\), from .*lost-phone\.en\.md or .*lost-phone\.json$/,
		],
	])('%s: the file and the field are named', async (_name, files, says) => {
		await write(files);
		const said = await messageOf(loadFaqs('en'));
		expect(said).toMatch(/^CmsError: CMS collection "faqs": /);
		expect(said).toMatch(says);
	});

	it('lacks a text that it needs: the file that is not there is named', async () => {
		await write({
			'faq-categories/account.json': { icon: 'user' },
			'faq-categories/account.en.md': '---\n---\n',
		});
		expect(await messageOf(loadFaqCategories('fr'))).toMatch(
			/entry "account": .*\(field \[0\]\.name\), from .*faq-categories\/account\.(?:en\.md|json)/,
		);
	});

	it('has a text where none belongs', async () => {
		await write({ 'faq-categories/account.en.md': '---\nname: x\nicon: x\n---\n\nMore.' });
		expect(await messageOf(loadFaqCategories('en'))).toMatch(/has a text below its fields.*account\.en\.md$/);
	});

	it('is in a folder that is not there', async () => {
		process.env.CONTENT_FOLDER = join(folder, 'nowhere');
		expect(await messageOf(loadFaqs('en'))).toMatch(/CONTENT_FOLDER names no folder, from .*nowhere$/);
	});

	it('has a wrong translation of an office: its language and its file are named', async () => {
		const office = {
			address: { street: 'x', postalCode: '1', locality: 'x', countryCode: 'BE' },
			coordinates: { lat: 1, lng: 1 },
			images: [],
			categories: [],
			playtests: false,
			continent: 'Europe',
		};
		const text = (city: string) => `---\ncity: ${city}\ncountry: x\ntitle: x\n---\n\nx\n`;
		await write({
			'offices/gent.json': office,
			'offices/gent.en.md': text('Gent'),
			'offices/gent.fr.md': text('7'),
			'offices/gent.es.md': text('Gante'),
		});
		expect(await messageOf(loadOffices('en'))).toMatch(
			/entry "gent": .*\(field \[0\]\.translations\.?\[?1\]?\.city\), from .*offices\/gent\.fr\.md$/,
		);
	});

	it('is a picture that is none', async () => {
		const image = { url: '/media/a.webp', alt: 'x' };
		const news = {
			tags: [],
			author: 'x',
			publishedAt: '2026-01-01T00:00:00Z',
			updatedAt: '2026-01-01T00:00:00Z',
			image,
		};
		const files = {
			'office-news/a.json': news,
			'office-news/a.en.md': '---\ntitle: x\nsummary: x\n---\n\nx',
		};
		await write(files);
		expect(await messageOf(loadNews('en'))).toMatch(
			/is no picture, PDF or zip in the content.*\/media\/a\.webp/,
		);
		await write({ 'media/a.webp': 'no picture at all, just words that are long enough' });
		expect(await messageOf(loadNews('en'))).toMatch(
			/the size of \/media\/a\.webp cannot be read; say width and height/,
		);
	});
});

describe('files beside content', () => {
	const address = (path: string) => `http://nowhere.invalid${path}`;
	const read = (path: string) => loadFile('pictures', address(path));

	it('are read from the folder, with a tag that changes when they do', async () => {
		await write({ 'media/a.png': png });
		const first = await read('/media/a.png');
		expect(Object.fromEntries(first.headers)).toMatchObject({
			'content-type': 'image/png',
			'cache-control': 'no-cache',
		});
		expect(Buffer.from(await first.arrayBuffer())).toEqual(png);
		await write({ 'media/a.png': gif });
		expect((await read('/media/a.png')).headers.get('ETag')).not.toBe(first.headers.get('ETag'));
	});

	it.each([
		'/media/../../secret.png',
		'/media/%2e%2e/%2e%2e/secret.png',
		'/media/link.png',
		'/faqs/lost-phone.json',
		'/media',
	])('%s is not read', async (path) => {
		const outside = await mkdtemp(join(tmpdir(), 'outside-'));
		await writeFile(join(outside, 'secret.png'), png);
		await write({ ...faq, 'media/a.png': png });
		await symlink(join(outside, 'secret.png'), join(folder, 'media/link.png'));
		expect(await messageOf(read(path))).toMatch(/is no picture, PDF or zip in the content/);
		await rm(outside, { recursive: true });
	});

	it('may have spaces and accents in their names', async () => {
		await write({ 'media/une clé.png': png });
		expect((await read('/media/une%20cl%C3%A9.png')).status).toBe(200);
		expect((await read('/media/une clé.png')).status).toBe(200);
	});
});

it('press in Markdown has its sections and quotes', async () => {
	await write({
		'presses.json': { facts: [], contacts: [], packs: [] },
		'presses.en.md':
			'## About\n\nWe make games.\n\n```quotes\ntitle: Said\nquotes:\n  - text: Good.\n    source: A paper\n```\n',
	});
	expect((await loadPress('en')).pageBlocks).toEqual([
		{ type: 'section', title: 'About', html: '<p>We make games.</p>' },
		{ type: 'quotes', title: 'Said', quotes: [{ text: 'Good.', source: 'A paper' }] },
	]);
});

describe('a language that an entry falls back to, or lacks', () => {
	const lowtide = {
		'games/lowtide.en.md': '---\nname: Lowtide\n---\n\nIn English.\n',
		'games/lowtide.json': {},
	};

	it.each([
		[
			'faq-categories',
			{
				'faq-categories/account.json': { icon: 'user' },
				'faq-categories/account.en.md': '---\nname: Account\n---\n',
			},
			loadFaqCategories,
		],
		[
			'faqs',
			Object.fromEntries(Object.entries(faq).filter(([name]) => !/\.(?:fr|es)\.md$/.test(name))),
			loadFaqs,
		],
	] as const)('[SO-01] is named by entries of %s', async (_name, files, load) => {
		await write({ ...lowtide, ...files });
		expect((await load('es')).map(({ locale }) => locale)).toEqual(['en']);
		expect((await load('en')).map(({ locale }) => locale)).toEqual([undefined]);
	});

	it('[SO-01] is named by a page', async () => {
		await write(page('## One\n\nIn English.'));
		expect((await loadPage('tos', 'en')).locale).toBeUndefined();
		expect((await loadPage('tos', 'fr')).locale).toBe('en');
	});

	it('[SO-02] lacks a page where the file says which languages it is in', async () => {
		const there = { ...tosFile['pages/tos.json'], languages: ['en'] };
		await write({ ...page('## One\n\nIn English.'), 'pages/tos.json': there });
		expect(await findPage('tos', 'es')).toBeUndefined();
		expect(await findPage('tos', 'en')).toHaveProperty('slug', 'tos');
		await expect(loadPage('tos', 'es')).rejects.toHaveProperty('name', 'MissingError');
	});

	it('[SO-02] lacks an entry of a list', async () => {
		await write({
			...faq,
			'faqs/lost-phone.json': {
				...Object((faq as Record<string, unknown>)['faqs/lost-phone.json']),
				languages: ['en', 'fr'],
			},
		});
		expect(await loadFaqs('fr')).toHaveLength(1);
		expect(await loadFaqs('es')).toEqual([]);
	});
});
