import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { closeContentCache, openContentCache } from '#cms/cache/content-cache.ts';
import { loadFaqs } from '#cms/collections/faqs.ts';
import { loadPatches } from '#cms/collections/games.ts';
import { loadBanners } from '#cms/collections/home.ts';
import { loadJobs } from '#cms/collections/jobs.ts';
import { loadNews } from '#cms/collections/news.ts';
import { loadPage } from '#cms/collections/pages.ts';
import { readContent } from '#cms/content.ts';
import { contentSummary } from '#cms/warnings.ts';
import { locales } from '#contract/locales.ts';
import { answered, type OwnSandbox, ownSandbox } from '../support/sandbox.ts';

let sandbox: OwnSandbox;

beforeAll(async () => {
	sandbox = await ownSandbox();
	process.env.CMS_URL = `${sandbox.origin}/cms`;
});
afterAll(() => sandbox.close());
beforeEach(async () => {
	await sandbox.faults();
	openContentCache({ lifetime: Number.POSITIVE_INFINITY, patient: false, filesFolder: '/nowhere' });
});
afterEach(closeContentCache);

type Entry = Record<string, unknown>;

const news = '/api/open/office-news';
const subject = 'the-brine-gate-opens';

/** News of which some are wrong, among enough others. */
async function newsWithout(...slugs: string[]): Promise<Entry[]> {
	const items = await sandbox.entriesOf(news);
	return items.map((item) => (slugs.includes(String(item.slug)) ? { ...item, title: 7 } : item));
}

describe('R04 an entry that is wrong', () => {
	it('is left out with a warning that names it, and its field', async () => {
		await sandbox.faults(answered(news, await newsWithout(subject)));
		await readContent();
		for (const locale of locales) {
			const slugs = (await loadNews(locale)).map(({ slug }) => slug);
			expect(slugs.length).toBeGreaterThan(20);
			expect(slugs).not.toContain(subject);
		}
		expect(contentSummary()).toMatch(
			/ {2}office-news "\d+" field \[\d+\]\.title \(en, fr, es\): is left out: Invalid type: Expected string but received 7/,
		);
	});

	it('in one language is left out in all of them', async () => {
		// The languages are asked for in their order, the first one first.
		await sandbox.faults({ ...answered(news, await newsWithout(subject)), times: 1 });
		await readContent();
		for (const locale of locales)
			expect((await loadNews(locale)).map(({ slug }) => slug)).not.toContain(subject);
	});

	it('is left out of new versions of games in all languages, too', async () => {
		const [first, ...others] = await sandbox.entriesOf('/api/support-patches');
		const many = Array.from({ length: 30 }, (_, index) => ({ ...others[0], id: `copy-${index}` }));
		const wrong = answered('/api/support-patches', [{ ...first, version: null }, ...many]);
		await sandbox.faults({ ...wrong, times: 1 }, answered('/api/support-patches', [first, ...many]));
		await readContent();
		for (const locale of locales)
			expect((await loadPatches(locale)).map(({ id }) => id)).not.toContain(String(first?.id));
	});

	it('is linked from no banner and no text, whose words stay', async () => {
		const [page] = await Promise.all([sandbox.entriesOf('/api/pages/contact/en')]);
		const html = `<p>Read <a href="/blog/${subject}#ending">what <em>opened</em></a> and <a href="/blog/introducing-wending">this</a>.</p>`;
		await sandbox.faults(
			answered(news, await newsWithout(subject)),
			answered('/api/pages/contact/en', { ...page, blocks: [{ type: 'section', title: 'x', html }] }),
		);
		await readContent();
		expect((await loadBanners('en')).map(({ link }) => link)).not.toContain(`/blog/${subject}`);
		const [block] = (await loadPage('contact', 'en')).blocks;
		expect(block).toEqual({
			type: 'section',
			title: 'x',
			html: '<p>Read what <em>opened</em> and <a href="/blog/introducing-wending">this</a>.</p>',
		});
		expect(contentSummary()).toMatch(
			`pages "contact" field blocks[0].html (en): links to /blog/${subject}#ending, which is not built`,
		);
	});

	it('fails the build where they are more than one in twenty', async () => {
		await sandbox.faults(answered(news, await newsWithout(subject, 'introducing-wending')));
		await expect(readContent()).rejects.toThrow(
			/CMS collection "office-news": entry "\d+": .*\(field \[\d+\]\.title\), from http.*office-news/,
		);
	});
});

describe('what there is no page for', () => {
	const linking = (href: string) => `<p><a href="${href}">words</a></p>`;

	async function answerWith(href: string): Promise<string | undefined> {
		const [first, ...others] = await sandbox.entriesOf('/api/faqs');
		const faults = [answered('/api/faqs', [{ ...first, description: linking(href) }, ...others])];
		await sandbox.faults(...faults);
		await readContent();
		return (await loadFaqs('fr'))[0]?.description;
	}

	it.each(['/support/faqs/never-written', '/blog/never-written', '/careers/location/atlantis'])(
		'%s is not linked',
		async (href) => expect(await answerWith(href)).toBe('<p>words</p>'),
	);

	it('a withdrawn job is not linked', async () => {
		const closed = (await sandbox.entriesOf('/api/offices/job-offers')).find((job) => job.closed);
		expect(await answerWith(`/careers/${closed?.id}`)).toBe('<p>words</p>');
	});

	it.each(['/blog/the-salt-crown-release-date', '/blog/2', '/careers/search', 'https://blog.example/blog/x'])(
		'%s stays a link, in the language of the text',
		async (href) => {
			expect(await answerWith(href)).toBe(linking(href.startsWith('/') ? `/fr${href}` : href));
		},
	);

	it('an open job stays a link', async () => {
		const [job] = await loadJobs('fr');
		expect(await answerWith(`/careers/${job?.id}`)).toBe(linking(`/fr/careers/${job?.id}`));
	});
});
