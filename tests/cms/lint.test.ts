import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { closeContentCache, openContentCache } from '#cms/cache/content-cache.ts';
import { checkContent } from '#cms/checks/check-content.ts';
import { loadJobs } from '#cms/collections/jobs.ts';
import { loadPage } from '#cms/collections/pages.ts';
import { loadSurvey } from '#cms/collections/survey.ts';
import { readContent } from '#cms/content.ts';
import { contentSummary } from '#cms/warnings.ts';
import { type OwnSandbox, ownSandbox } from '../support/sandbox.ts';

let sandbox: OwnSandbox;

beforeAll(async () => {
	sandbox = await ownSandbox();
	process.env.CMS_URL = `${sandbox.origin}/cms`;
});
afterAll(() => sandbox.close());
beforeEach(() =>
	openContentCache({ lifetime: Number.POSITIVE_INFINITY, patient: false, filesFolder: '/nowhere' }),
);
afterEach(async () => {
	closeContentCache();
	await sandbox.faults();
});

type Entry = Record<string, unknown>;

/** What the build says where one entry of a list is another one. */
async function saidWhere(path: string, id: string, change: (entry: Entry) => Entry): Promise<string[]> {
	const entries = await sandbox.entriesOf(path);
	const body = JSON.stringify(entries.map((entry) => (entry.id === id ? change(entry) : entry)));
	await sandbox.faults({ service: 'cms', path, mode: 'body', body });
	await readContent();
	await checkContent((link) => link !== '/nowhere' && link !== '/fr/nowhere');
	return contentSummary().split('\n').slice(1);
}

it('a picture without alternative text is a warning', async () => {
	const said = await saidWhere('/api/games', 'lowtide', (game) => ({
		...game,
		keyArt: { ...Object(game.keyArt), wide: { ...Object(Object(game.keyArt).wide), alt: ' ' } },
	}));
	expect(said).toContain(
		'  games "lowtide" field keyArt.wide.alt (en, fr, es): a picture without alternative text',
	);
});

it('details of a game that cannot be right are warnings', async () => {
	const said = await saidWhere('/api/games', 'lowtide', (game) => ({
		...game,
		stores: [{ name: 'Shop', url: 'https://shop.example', platform: 'Amiga' }],
		ratings: [{ board: 'pegi', rating: '13' }],
		localizations: [{ language: 'frensh' }, { language: 'pt-BR' }],
	}));
	const platforms = 'PC, PlayStation 4, Xbox One, Nintendo Switch';
	for (const problem of [
		`stores[0].platform: is "Amiga", which is not among the game's platforms: ${platforms}`,
		'ratings[0].rating: is "13", which PEGI does not give: it gives 3, 7, 12, 16, 18',
		'localizations[0].language: is "frensh", which is no code of a language such as fr or pt-BR',
	])
		expect(said).toContain(`  games "lowtide" field ${problem}`);
	expect(said.filter((line) => line.includes('localizations[1]'))).toEqual([]);
});

it.each([
	['/api/open/office-news', 'office-news'],
	['/api/multibanners', 'multibanners'],
])('a picture that stands beside itself is a warning, of %s', async (path, collection) => {
	const isNews = collection === 'office-news';
	const all = (await sandbox.entriesOf(path)) as { id: string; publishedAt: string; image: Entry }[];
	const shown = isNews ? all.toSorted((one, other) => other.publishedAt.localeCompare(one.publishedAt)) : all;
	const [first, second, third] = shown;
	const image = second?.image;
	const says = `field image: is the picture of its neighbour "${second?.id}", too`;
	const beside = await saidWhere(path, String(first?.id), (entry) => ({ ...entry, image }));
	expect(beside.filter((line) => line.includes('neighbour'))).toEqual([
		`  ${collection} "${first?.id}" ${says}`,
	]);
	closeContentCache();
	openContentCache({ lifetime: Number.POSITIVE_INFINITY, patient: false, filesFolder: '/nowhere' });
	// With another entry between them nobody takes the one for the other.
	const apart = await saidWhere(path, String(first?.id), (entry) => ({ ...entry, image: third?.image }));
	expect(apart.filter((line) => line.includes('neighbour'))).toEqual([]);
});

it('a link to this site that leads nowhere is a warning, in markup and in a field for a link', async () => {
	const said = await saidWhere('/api/games', 'lowtide', (game) => ({
		...game,
		description:
			'<p><a href="/nowhere?x#y">a</a> <a href="/press">b</a> <a href="https://a.example">c</a></p>',
	}));
	expect(said).toContain('  games "lowtide" field description (en, fr): links to /nowhere, which is no page');
	expect(said.filter((line) => line.includes('"lowtide"'))).toHaveLength(1);
	closeContentCache();
	openContentCache({ lifetime: Number.POSITIVE_INFINITY, patient: false, filesFolder: '/nowhere' });
	const banners = await saidWhere('/api/multibanners', 'brine-gate', (banner) => ({
		...banner,
		link: '/nowhere',
	}));
	expect(banners).toContain(
		'  multibanners "brine-gate" field link (en, fr): links to /nowhere, which is no page',
	);
});

it.each<[string, string, string, string, (html: string) => Entry, string]>([
	['/api/games', 'games', 'lowtide', 'description', (description) => ({ description }), 'en, fr, es'],
	['/api/open/office-news', 'office-news', '106', 'body', (body) => ({ body }), 'en, fr, es'],
	['/api/faqs', 'faqs', '301', 'description', (description) => ({ description }), 'en, fr, es'],
	[
		'/api/offices/job-offers',
		'job-offers',
		'2004',
		'requirements',
		(requirements) => ({ requirements }),
		'en, fr, es',
	],
])('[FX-23] what markup loses is a warning that names entry and field: %s', async (...told) => {
	const [path, collection, id, field, change, languages] = told;
	const html = '<p>Words.</p><img src="/media/a.webp" alt="A lamp"><p><a href="ftp://a.example">Old</a></p>';
	const said = await saidWhere(
		path,
		String((await sandbox.entriesOf(path)).find((one) => String(one.id) === id)?.id ?? id),
		(entry) => ({
			...entry,
			...change(html),
		}),
	);
	expect(said.filter((line) => line.includes('is shown without'))).toEqual([
		`  ${collection} "${id}" field ${field} (${languages}): is shown without <img> "A lamp" /media/a.webp, the link of "Old" to ftp:: a text holds words, lists, tables and links`,
	]);
});

it('[FX-23] what a section of a page loses is a warning, too', async () => {
	const path = '/api/pages/privacy/en';
	const page = (await sandbox.entriesOf(path)) as unknown as Entry;
	const blocks = [
		{ type: 'section', title: 'Film', html: '<h1>Seen</h1><iframe src="https://v.example/1"></iframe>' },
	];
	await sandbox.faults({ service: 'cms', path, mode: 'body', body: JSON.stringify({ ...page, blocks }) });
	expect((await loadPage('privacy', 'en')).blocks).toEqual([
		{ type: 'section', title: 'Film', html: '<h3>Seen</h3>' },
	]);
	expect(contentSummary()).toContain(
		'pages "privacy" field blocks[0].html (en): is shown without <iframe> https://v.example/1:',
	);
});

it('a link to a page without a slash before it is a warning', async () => {
	const said = await saidWhere('/api/games', 'lowtide', (game) => ({
		...game,
		description: '<p><a href="careers/2004">a</a> <a href="#b">b</a> <a href="mailto:c@d.example">c</a></p>',
	}));
	expect(said.filter((line) => line.includes('"lowtide"'))).toEqual([
		'  games "lowtide" field description (en, fr, es): links to "careers/2004", which leads elsewhere from each page: begin it with /',
	]);
});

it('an entry in one language only is a warning', async () => {
	const said = await saidWhere('/api/open/office-news', '106', (item) => ({ ...item, locale: 'fr' }));
	expect(said).toContain('  office-news "106" field locale: has no text in en and es');
});

it('an office without a translation is a warning', async () => {
	const path = '/api/open/offices/en';
	const said = await saidWhere(path, 'gent', (office) => ({
		...office,
		translations: (office.translations as { locale: string }[]).filter(({ locale }) => locale !== 'es'),
	}));
	expect(said).toContain('  offices "gent" field translations: has no text in es');
});

it('a job past its last moment is left out with a warning, a withdrawn one without', async () => {
	const path = '/api/offices/job-offers';
	const [open] = (await sandbox.entriesOf(path)).filter((job) => !job.closed);
	const id = String(open?.id);
	const said = await saidWhere(path, id, (job) => ({ ...job, validThrough: '2026-01-31T23:59:00Z' }));
	expect(said).toContain(`  job-offers "${id}" field validThrough: is left out: it ended on 2026-01-31`);
	expect((await loadJobs('fr')).map((job) => job.id)).not.toContain(id);
	const withdrawn = (await sandbox.entriesOf(path))
		.filter(({ closed }) => closed)
		.map((job) => `"${job.id}"`);
	for (const name of withdrawn) expect(said.filter((line) => line.includes(name))).toEqual([]);
});

it('a job that ends on a day is open until that day ends', async () => {
	const path = '/api/offices/job-offers';
	const [open] = (await sandbox.entriesOf(path)).filter((job) => !job.closed);
	await saidWhere(path, String(open?.id), (job) => ({ ...job, validThrough: '2099-02-28' }));
	const job = (await loadJobs('en')).find(({ id }) => id === String(open?.id));
	expect(job?.validThrough.toISOString()).toBe('2099-02-28T23:59:59.000Z');
});

it.each([
	['in English only', { locale: 'en' }],
	['with the English text in French', {}],
])('a job in Quebec %s is a warning', async (_name, change) => {
	const said = await saidWhere('/api/offices/job-offers', '2104', (job) => ({ ...job, ...change }));
	expect(said).toContain('  job-offers "2104": a job in Quebec without a French text');
});

it('a job whose second place is in Quebec needs a French text, too', async () => {
	const path = '/api/offices/job-offers';
	const second = [
		{ location: 'gent', team: 'Art' },
		{ location: 'quebec', team: 'Art' },
	];
	const said = await saidWhere(path, '2004', (job) => ({ ...job, locale: 'en', categories: second }));
	expect(said).toContain('  job-offers "2004": a job in Quebec without a French text');
});

it.each<[string, Entry, boolean]>([
	['in Gent', { location: 'gent', categories: [] }, true],
	[
		'in Gent as its second place',
		{ location: 'guildford', categories: [{ location: 'gent', team: 'Art' }] },
		true,
	],
	['in Guildford', { location: 'guildford', categories: [] }, false],
	['in Gent, withdrawn', { location: 'gent', categories: [], closed: true }, false],
	['in Gent, over', { location: 'gent', categories: [], validThrough: '2026-01-31T23:59:00Z' }, false],
])('[FX-41] a job %s that says no pay: %j is a warning: %s', async (_name, change, isTold) => {
	const said = await saidWhere('/api/offices/job-offers', '2004', (job) => ({
		...job,
		salary: null,
		...change,
	}));
	const line =
		'  job-offers "2004" field salary: says no pay, which applicants in the EU are told before the interview; its office "gent" is there';
	expect(said.includes(line)).toBe(isTold);
});

it.each<[string, string, string, object, string]>([
	['/api/faqs', 'faqs', 'category', { category: 'gone' }, 'faq-categories'],
	['/api/faqs', 'faqs', 'related', { related: ['gone'] }, 'faqs'],
	['/api/support-patches', 'support-patches', 'game', { game: 'gone' }, 'games'],
	['/api/offices/job-offers', 'job-offers', 'location', { location: 'gone' }, 'offices'],
	['/api/open/office-news', 'office-news', 'game', { game: 'gone' }, 'games'],
	['/api/open/office-news', 'office-news', 'office', { office: 'gone' }, 'offices'],
	['/api/multibanners', 'multibanners', 'game', { game: 'gone' }, 'games'],
])('in %s an entry that names another one that is not there is a warning: %s %s', async (...row) => {
	const [path, collection, field, change, target] = row;
	const id = String((await sandbox.entriesOf(path)).find(({ draft }) => !draft)?.id);
	const said = await saidWhere(path, id, (entry) => ({ ...entry, ...change }));
	expect(said).toContain(
		`  ${collection} "${id}" field ${field} (en, fr, es): names "gone", which is not among ${target}`,
	);
});

it.each<[string, string, string]>([
	['/api/open/office-news', 'office-news', 'slug'],
	['/api/faqs', 'faqs', 'slug'],
	['/api/faq-categories', 'faq-categories', 'slug'],
	['/api/open/offices/en', 'offices', 'slug'],
	['/api/offices/job-offers', 'job-offers', 'id'],
])(
	'in %s two entries at one address are a warning that names both: %s %s',
	async (path, collection, field) => {
		const [first, second] = (await sandbox.entriesOf(path)).filter(({ draft }) => !draft);
		const said = await saidWhere(path, String(second?.id), (entry) => ({
			...entry,
			[field]: first?.[field],
		}));
		const line = said.find((each) => each.includes('it shows only one of them'));
		expect(line).toContain(`  ${collection} "`);
		for (const id of field === 'id' ? [first?.id] : [first?.id, second?.id])
			expect(line).toContain(`"${id}"`);
	},
);

it.each<[string, string, (entries: Entry[]) => Entry[], string]>([
	[
		'that a language lacks',
		'/api/open/office-news',
		(items) => items.filter(({ id }) => String(id) !== '106'),
		'  office-news "106": has the address "SLUG" in no answer in en; it has no page there',
	],
	[
		'with another slug in one language',
		'/api/faqs',
		(items) => items.map((item, index) => (index === 0 ? { ...item, slug: 'elsewhere' } : item)),
		'  faqs "ID": has the address "elsewhere" in no answer in fr and es; it has no page there',
	],
])('an entry %s is a warning', async (_name, path, change, says) => {
	const entries = await sandbox.entriesOf(path);
	const subject = entries.find(({ id }) => String(id) === '106') ?? entries[0];
	const body = JSON.stringify(change(entries));
	// The languages are asked for in their order, English first.
	await sandbox.faults({ service: 'cms', path, mode: 'body', body, times: 1 });
	await readContent();
	await checkContent(() => true);
	const expected = says.replace('SLUG', String(subject?.slug)).replace('ID', String(subject?.id));
	expect(contentSummary()).toContain(expected);
});

it.each([
	['/api/open/office-news', 'office-news', 'publishedAt'],
	['/api/offices/job-offers', 'job-offers', 'publishedAt'],
	['/api/support-patches', 'support-patches', 'date'],
])('[PB-03] in %s an entry of a day to come is told to editors', async (path, collection, field) => {
	const id = String((await sandbox.entriesOf(path)).find(({ draft }) => !draft)?.id);
	const said = await saidWhere(path, id, (entry) => ({ ...entry, [field]: '2098-03-01T00:00:00Z' }));
	expect(said).toContain(
		`  ${collection} "${id}" field ${field} (en, fr, es): is held back until 2098-03-01T00:00:00.000Z`,
	);
});

it('an icon that the site does not have is a warning that names those it has', async () => {
	const said = await saidWhere('/api/faq-categories', 'account', (each) => ({ ...each, icon: 'rocket' }));
	expect(said.join()).toMatch(
		/faq-categories "account" field icon: names the icon "rocket", .* it has menu, account, /,
	);
});

it('terms of another version than new accounts accept are a warning', async () => {
	const path = '/api/pages/tos/en';
	const page = (await sandbox.entriesOf(path)) as unknown as Entry;
	await sandbox.faults({ service: 'cms', path, mode: 'body', body: JSON.stringify({ ...page, version: 7 }) });
	await loadPage('tos', 'en');
	await checkContent(() => true);
	expect(contentSummary()).toContain(
		'pages "tos" field version (en): is version 7, while new accounts accept version 1',
	);
	closeContentCache();
	await sandbox.faults();
	openContentCache({ lifetime: Number.POSITIVE_INFINITY, patient: false, filesFolder: '/nowhere' });
	await loadPage('tos', 'en');
	await checkContent(() => true);
	expect(contentSummary()).toBe('Content: no warnings');
});

it('a banner about what is not built is a warning that says so', async () => {
	const path = '/api/multibanners';
	const body = JSON.stringify(
		(await sandbox.entriesOf(path)).map((banner) => ({ ...banner, link: '/blog/never-written' })),
	);
	await sandbox.faults({ service: 'cms', path, mode: 'body', body });
	await readContent();
	await checkContent(() => false);
	expect(contentSummary()).toContain(
		'links to /blog/never-written, which is no page; the banner is left out',
	);
});

it('a survey with a room in an office that is not there is a warning', async () => {
	const path = '/api/contact-surveys/code/playtester';
	const survey = (await sandbox.entriesOf(path)) as unknown as Entry;
	const body = JSON.stringify({ ...survey, rooms: [{ location: 'gone', open: true }] });
	await sandbox.faults({ service: 'cms', path, mode: 'body', body });
	await readContent();
	await loadSurvey('en');
	await checkContent(() => true);
	expect(contentSummary()).toContain(
		'contact-surveys field rooms.location (en): names "gone", which is not among offices',
	);
});

it('the demo content has nothing to mend but what shows how the site copes', async () => {
	await readContent();
	await checkContent(() => true);
	const said = contentSummary().split('\n').slice(1);
	expect(said.filter((line) => !line.includes('has no text in'))).toEqual([]);
	expect(said.length).toBeLessThan(6);
});
