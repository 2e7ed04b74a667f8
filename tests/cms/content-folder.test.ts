import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, symlink, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { stringify } from 'yaml';
import { closeContentCache, openContentCache } from '#cms/cache/content-cache.ts';
import { loadFile } from '#cms/cache/file-cache.ts';
import { checkContent } from '#cms/checks/check-content.ts';
import { loadFaqCategories, loadFaqs } from '#cms/collections/faqs.ts';
import { loadHeroGame } from '#cms/collections/home.ts';
import { loadNews } from '#cms/collections/news.ts';
import { loadOffices } from '#cms/collections/offices.ts';
import { findPage, loadPage } from '#cms/collections/pages.ts';
import { loadPress } from '#cms/collections/press.ts';
import { contentSummary } from '#cms/warnings.ts';
import { type Locale, locales } from '#contract/locales.ts';
import { gif, png } from '../support/files.ts';

const run = promisify(execFile);

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

async function write(files: Record<string, string | Uint8Array>): Promise<void> {
	for (const [name, content] of Object.entries(files)) {
		await mkdir(dirname(join(folder, name)), { recursive: true });
		await writeFile(join(folder, name), content);
	}
}

/** A file with these fields above its text. */
const file = (fields: object, text = '') => `---\n${stringify(fields)}---\n\n${text}\n`;

const messageOf = (task: Promise<unknown>) =>
	task.then(
		() => 'no failure',
		(error: Error) => `${error.name}: ${error.message}`,
	);

const shared = { category: 'account', related: [], reviewedAt: '2026-10-01T09:00:00Z' };
const inEnglish = (more: object = {}, text = 'Write to *us*.') =>
	file({ title: 'I lost my phone', ...shared, ...more }, text);
const faq = {
	'faqs/lost-phone.en.md': inEnglish(),
	'faqs/lost-phone.fr.md': file({ title: 'J’ai perdu mon téléphone' }, 'Écrivez-*nous*.'),
	'faqs/lost-phone.es.md': file({ title: 'He perdido el teléfono' }, 'Escríbe*nos*.'),
};
const category = (icon: string, more: object = {}) => file({ name: 'Account', icon, ...more });

const tos = { updatedAt: '2026-10-01T09:00:00Z', version: 1 };
const page = (blocks: object[], more: object = {}) => ({
	'pages/tos.en.md': file({ title: 'Terms', ...tos, blocks, ...more }),
});

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

	it('has what is the same in every language in its English file alone', async () => {
		await write(faq);
		for (const locale of locales) expect((await loadFaqs(locale))[0]).toHaveProperty('category', 'account');
	});

	it.each([
		['empty', ''],
		['without texts', file({ title: '' })],
		['with empty fields', '---\ntitle:\nkeywords: []\n---\n'],
	])('whose file in a language is %s is not written in that language', async (_name, blank) => {
		await write({ ...faq, 'faqs/lost-phone.fr.md': blank });
		const [shown] = await loadFaqs('fr');
		expect([shown?.title, shown?.locale]).toEqual(['I lost my phone', 'en']);
	});

	it('that is not written in English has an English file all the same', async () => {
		await write({ ...faq, 'faqs/lost-phone.en.md': file(shared) });
		const [[inFrench], [inEnglishToo]] = [await loadFaqs('fr'), await loadFaqs('en')];
		expect([inFrench?.title, inFrench?.locale]).toEqual(['J’ai perdu mon téléphone', undefined]);
		expect([inEnglishToo?.title, inEnglishToo?.locale]).toEqual(['J’ai perdu mon téléphone', 'fr']);
	});

	it('is reduced to what editors may write, HTML in Markdown too', async () => {
		const text = '<p onclick="x()">a <script>evil()</script><a href="javascript:evil()">b</a></p>';
		await write({ ...faq, 'faqs/lost-phone.en.md': inEnglish({}, text) });
		expect((await loadFaqs('en'))[0]?.description).toBe('<p>a b</p>');
	});

	it('that is in one language only says so in the others', async () => {
		const { 'faqs/lost-phone.fr.md': _, 'faqs/lost-phone.es.md': __, ...alone } = faq;
		await write(alone);
		for (const locale of locales) {
			const [shown] = await loadFaqs(locale);
			expect(shown?.title).toBe('I lost my phone');
			expect(shown?.locale).toBe(locale === 'en' ? undefined : 'en');
		}
	});

	it.each<[string, Record<string, string>, string]>([
		['the default one of those that it is in', { 'faqs/lost-phone.fr.md': '' }, 'en'],
		['the first one', { 'faqs/lost-phone.en.md': file(shared), 'faqs/lost-phone.fr.md': '' }, 'es'],
	])('is shown in a language that it lacks in %s, which it says', async (_name, lacking, shown) => {
		await write({ ...faq, ...lacking });
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

	it.each(['Mr. Thorn v1.5', 'mr-thorn-v1-5', 'Mr Thörn V1.5'])(
		'may have any name, such as %s',
		async (name) => {
			await write({ [`faqs/${name}.en.md`]: inEnglish() });
			expect((await loadFaqs('en')).map(({ id, slug }) => [id, slug])).toEqual([
				['mr-thorn-v1-5', 'mr-thorn-v1-5'],
			]);
		},
	);

	it('is read where there are more files than a process may open', async () => {
		const names = Array.from({ length: 600 }, (_, index) => `faqs/question-${index}.en.md`);
		await write(Object.fromEntries(names.map((name) => [name, inEnglish()])));
		const program = `import { loadFaqs } from '#cms/collections/faqs.ts'; console.log((await loadFaqs('en')).length);`;
		const command = 'ulimit -n 256 && exec "$0" --input-type=module --eval "$1"';
		const { stdout } = await run('sh', ['-c', command, process.execPath, program]);
		expect(stdout.trim()).toBe('600');
	});

	it('that is a draft is not there', async () => {
		await write({ ...faq, 'faqs/x.en.md': file({ title: 'x', draft: true }) });
		expect((await loadFaqs('en')).map(({ id }) => id)).toEqual(['lost-phone']);
	});

	it('stands where its order says, those without one after them by name', async () => {
		await write({
			'faq-categories/b.en.md': category('b'),
			'faq-categories/a.en.md': category('a'),
			'faq-categories/last.en.md': category('c', { order: 2 }),
			'faq-categories/first.en.md': category('d', { order: 1 }),
		});
		expect((await loadFaqCategories('en')).map(({ id }) => id)).toEqual(['first', 'last', 'a', 'b']);
	});

	it('is read again when it has changed', async () => {
		await write(faq);
		await loadFaqs('en');
		await write({ 'faqs/lost-phone.en.md': inEnglish({ title: 'Found it' }) });
		await utimes(join(folder, 'faqs/lost-phone.en.md'), new Date(), new Date(Date.now() + 5000));
		expect((await loadFaqs('en'))[0]?.title).toBe('Found it');
	});

	it('may come from Windows, with a byte order mark', async () => {
		const text = inEnglish({ title: 'I lost it' }, 'Oh.').replaceAll('\n', '\r\n');
		await write({ ...faq, 'faqs/lost-phone.en.md': `\uFEFF${text}` });
		expect((await loadFaqs('en'))[0]).toMatchObject({ title: 'I lost it', description: '<p>Oh.</p>' });
	});
});

describe('a page of blocks', () => {
	it('has its blocks in their order, their texts in Markdown', async () => {
		await write(
			page([
				{ type: 'section', title: 'Who we are *', html: 'A [studio](/press).\n\n### Small\n\n- one\n' },
				{
					type: 'questions',
					title: 'Asked',
					items: [{ id: 1, title: 'Why?', description: 'Because *so*.' }],
				},
			]),
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
		]);
	});

	it.each([
		['a block that nobody knows', { type: 'marquee', title: 'x' }, 'type'],
		['a block without a field', { type: 'day', steps: [] }, 'title'],
	])('with %s names its file', async (_name, block, field) => {
		await write(page([block]));
		expect(await messageOf(loadPage('tos', 'en'))).toMatch(
			new RegExp(`\\(field blocks\\.?\\[?0\\]?\\.${field}\\), from .*pages/tos\\.en\\.md`),
		);
	});

	it('that is not there is named by what is', async () => {
		await write({});
		expect(await messageOf(loadPage('tos', 'en'))).toMatch(
			`MissingError: CMS collection "pages": there is no file for /api/pages/tos/en, from ${folder}`,
		);
	});
});

describe('R02 content in files that is wrong', () => {
	const withIn = (name: string, content: string) => ({ ...faq, [name]: content });

	it.each<[string, Record<string, string>, RegExp]>([
		[
			'is a list',
			withIn('faqs/lost-phone.en.md', '---\n- x\n---\n'),
			/holds no fields.*, from .*faqs\/lost-phone\.en\.md$/,
		],
		[
			'has no YAML above its text',
			withIn('faqs/lost-phone.en.md', '---\n- [\n---\n'),
			/cannot be read: .* at line 2, column 4, from .*faqs\/lost-phone\.en\.md$/,
		],
		[
			'has 50 MB',
			withIn('faqs/lost-phone.en.md', inEnglish({}, 'x'.repeat(50_000_000))),
			/has 50000\d+ bytes; a text may have 1000000, from .*faqs\/lost-phone\.en\.md$/,
		],
		[
			'names no language of the site',
			withIn('faqs/lost-phone.de.md', ''),
			/no name of an entry; expected one such as lost-phone\.en\.md.*: en, fr, es, from .*lost-phone\.de\.md$/,
		],
		[
			'names no language at all',
			withIn('faqs/found.md', ''),
			/expected one such as found\.en\.md.*, from .*faqs\/found\.md$/,
		],
		[
			'is of the former form',
			withIn('faqs/lost-phone.json', '{}'),
			/no longer read: .* stands in lost-phone\.en\.md .*upgrading.*, from .*faqs\/lost-phone\.json$/,
		],
		[
			'lacks its English file',
			withIn('faqs/found.fr.md', file({ title: 'x' })),
			/is not there; every entry has it.*, from .*faqs\/found\.en\.md$/,
		],
		[
			'says in another language what is the same in all',
			withIn('faqs/lost-phone.fr.md', file({ title: 'x', category: 'account' })),
			/says "category", which is the same in every language.*, from .*lost-phone\.fr\.md$/,
		],
		[
			'has a wrong shared field',
			withIn('faqs/lost-phone.en.md', inEnglish({ reviewedAt: 'soon' })),
			/entry "lost-phone": is no ISO 8601 date \(field \[0\]\.reviewedAt\), from .*faqs\/lost-phone\.en\.md$/,
		],
		[
			'has a wrong text',
			withIn('faqs/lost-phone.en.md', inEnglish({ title: 7 })),
			/\(field \[0\]\.title\), from .*faqs\/lost-phone\.en\.md$/,
		],
		[
			'lacks a field',
			withIn('faqs/lost-phone.en.md', file(shared, 'x')),
			/\(field \[0\]\.title\), from .*lost-phone\.en\.md$/,
		],
	])('%s: the file and the field are named', async (_name, files, says) => {
		await write(files);
		const said = await messageOf(loadFaqs('en'));
		expect(said).toMatch(/^CmsError: CMS collection "faqs": /);
		expect(said).toMatch(says);
	});

	it('opens the home page with a game that is not there: the file of the page is named', async () => {
		process.env.CONTENT_FOLDER = 'content';
		expect(await messageOf(loadHeroGame('gone', 'fr'))).toMatch(
			/entry "home": names the game "gone", .* \(field hero\.game\), from content\/pages\/home\.fr\.md$/,
		);
	});

	it('lacks a text in one language: its file there is named', async () => {
		await write({ ...faq, 'faqs/lost-phone.fr.md': file({}, 'Écrivez-nous.') });
		expect(await messageOf(loadFaqs('fr'))).toMatch(
			/entry "lost-phone": .*\(field \[0\]\.title\), from .*faqs\/lost-phone\.fr\.md$/,
		);
	});

	it('lacks its texts in every language: the file that would have them is named', async () => {
		await write({ 'faq-categories/account.en.md': file({ icon: 'user' }) });
		expect(await messageOf(loadFaqCategories('fr'))).toMatch(
			/entry "account": .*\(field \[0\]\.name\), from .*faq-categories\/account\.fr\.md, which is not there/,
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
			categories: [],
			playtests: false,
			continent: 'Europe',
		};
		const text = (city: string | number, more: object = {}) =>
			file({ city, country: 'x', title: 'x', images: [], ...more }, 'x');
		await write({
			'offices/gent.en.md': text('Gent', office),
			'offices/gent.fr.md': text(7),
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
		await write({ 'office-news/a.en.md': file({ title: 'x', summary: 'x', ...news }, 'x') });
		const named = 'collection "office-news": /media/a.webp';
		const from = 'from .*office-news/a\\.en\\.md$';
		expect(await messageOf(loadNews('en'))).toMatch(
			new RegExp(
				`${named} is no picture, video, captions, PDF or zip in the content \\(field image\\), ${from}`,
			),
		);
		await write({ 'media/a.webp': 'no picture at all, just words that are long enough' });
		expect(await messageOf(loadNews('en'))).toMatch(
			/the size of \/media\/a\.webp cannot be read; say width and height \(field image\), from .*a\.en\.md$/,
		);
		await write({ 'media/a.webp': new Uint8Array(50_000_000) });
		expect(await messageOf(loadNews('en'))).toMatch(
			new RegExp(`${named} has 50 MB; it may have 20 \\(field image\\), ${from}`),
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
		'/faqs/lost-phone.en.md',
		'/media',
	])('%s is not read', async (path) => {
		const outside = await mkdtemp(join(tmpdir(), 'outside-'));
		await writeFile(join(outside, 'secret.png'), png);
		await write({ ...faq, 'media/a.png': png });
		await symlink(join(outside, 'secret.png'), join(folder, 'media/link.png'));
		expect(await messageOf(read(path))).toMatch(/is no picture, video, captions, PDF or zip in the content/);
		await rm(outside, { recursive: true });
	});

	it('may have spaces and accents in their names', async () => {
		await write({ 'media/une clé.png': png });
		expect((await read('/media/une%20cl%C3%A9.png')).status).toBe(200);
		expect((await read('/media/une clé.png')).status).toBe(200);
	});
});

it('press has its sections and quotes', async () => {
	const pageBlocks = [
		{ type: 'section', title: 'About', html: 'We make games.' },
		{ type: 'quotes', title: 'Said', quotes: [{ text: 'Good.', source: 'A paper' }] },
	];
	await write({ 'presses/presses.en.md': file({ pageBlocks, facts: [], contacts: [], packs: [] }) });
	expect((await loadPress('en')).pageBlocks).toEqual([
		{ type: 'section', title: 'About', html: '<p>We make games.</p>' },
		{ type: 'quotes', title: 'Said', quotes: [{ text: 'Good.', source: 'A paper' }] },
	]);
});

describe('a language that an entry falls back to, or lacks', () => {
	const { 'faqs/lost-phone.en.md': english } = faq;

	it.each([
		['faq-categories', { 'faq-categories/account.en.md': category('user') }, loadFaqCategories],
		['faqs', { 'faqs/lost-phone.en.md': english }, loadFaqs],
	] as const)('[SO-01] is named by entries of %s', async (_name, files, load) => {
		await write(files);
		expect((await load('es')).map(({ locale }) => locale)).toEqual(['en']);
		expect((await load('en')).map(({ locale }) => locale)).toEqual([undefined]);
	});

	it('[SO-01] is named by a page', async () => {
		await write(page([{ type: 'section', title: 'One', html: 'In English.' }]));
		expect((await loadPage('tos', 'en')).locale).toBeUndefined();
		expect((await loadPage('tos', 'fr')).locale).toBe('en');
	});

	it('[SO-02] lacks a page where the file says which languages it is in', async () => {
		await write(page([{ type: 'section', title: 'One', html: 'In English.' }], { languages: ['en'] }));
		expect(await findPage('tos', 'es')).toBeUndefined();
		expect(await findPage('tos', 'en')).toHaveProperty('slug', 'tos');
		await expect(loadPage('tos', 'es')).rejects.toHaveProperty('name', 'MissingError');
	});

	it('[SO-02] lacks an entry of a list', async () => {
		await write({
			...faq,
			'faqs/lost-phone.en.md': inEnglish({ languages: ['en', 'fr'] }),
		});
		expect(await loadFaqs('fr')).toHaveLength(1);
		expect(await loadFaqs('es')).toEqual([]);
	});
});
