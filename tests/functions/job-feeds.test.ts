import { afterEach, describe, expect, test } from 'vitest';
import { hostileMarkup } from '../cms/hostile-markup.ts';
import { call, clearFaults, setFaults, siteUrl } from '../support/site.ts';

afterEach(clearFaults);

const path = '/api/offices/job-offers';
const job = {
	id: '9001',
	title: 'Keeper of the <Lamps> & "more"',
	team: 'Art',
	location: 'gent',
	positionType: 'Part-time',
	remote: true,
	description: '<p>You would keep the <a href="/careers">lamps</a> burning.</p>',
	requirements: '<ul><li>A steady hand.</li></ul>',
	publishedAt: '2026-11-01T08:00:00Z',
	validThrough: '2099-12-31T22:59:59Z',
	categories: [{ location: 'gent', team: 'Art' }],
};

/** Has the CMS know these jobs only. */
const publish = (...changes: object[]) => {
	const body = JSON.stringify(changes.map((change) => ({ ...job, ...change })));
	return setFaults({ service: 'cms', path, mode: 'body', body });
};

interface JsonFeed {
	version: string;
	title: string;
	language: string;
	home_page_url: string;
	feed_url: string;
	items: {
		id: string;
		url: string;
		title: string;
		content_html: string;
		date_published: string;
		tags: string[];
	}[];
}

const rss = (query = '') => call(`/api/careers/feed.rss${query}`);
const json = async (query = '') =>
	JSON.parse((await call(`/api/careers/feed.json${query}`)).text) as JsonFeed;
const elements = (xml: string, name: string) =>
	[...xml.matchAll(new RegExp(`<${name}(?: [^>]*)?>([\\s\\S]*?)</${name}>`, 'g'))].map(([, text]) => text);

describe('the feeds of open positions', () => {
	test('are RSS 2.0 and JSON Feed 1.1 of the same jobs, for anyone to keep a while', async () => {
		const { status, headers, text } = await rss();
		expect([status, headers['content-type']]).toEqual([200, 'application/rss+xml; charset=utf-8']);
		expect(headers['cache-control']).toBe('public, max-age=300');
		expect(text).toMatch(/^<\?xml version="1.0" encoding="UTF-8"\?>\n<rss version="2.0"/);
		const other = await call('/api/careers/feed.json');
		expect(other.headers['content-type']).toBe('application/feed+json; charset=utf-8');
		const feed = await json();
		expect(feed.version).toBe('https://jsonfeed.org/version/1.1');
		expect(feed.items.length).toBeGreaterThan(20);
		expect(elements(text, 'guid')).toEqual(feed.items.map(({ url }) => url));
	});

	test('list the newest first, with absolute addresses that lead to the jobs', async () => {
		const { items, home_page_url, feed_url } = await json();
		const dates = items.map(({ date_published }) => date_published);
		expect(dates).toEqual(dates.toSorted().reverse());
		expect(home_page_url).toBe(`${siteUrl()}/careers/search`);
		expect(feed_url).toBe(`${siteUrl()}/api/careers/feed.json?locale=en`);
		const [newest] = items;
		expect(newest?.url.startsWith(`${siteUrl()}/careers/`)).toBe(true);
		expect((await call(new URL(newest?.url ?? '').pathname)).status).toBe(200);
	});

	test('speak the language that is asked for', async () => {
		const feed = await json('?locale=fr&location=gent&team=Art');
		expect(feed.language).toBe('fr');
		expect(feed.title).toBe('Postes à pourvoir : Gand, Art | Tallow & Thorn');
		expect(feed.home_page_url).toBe(`${siteUrl()}/fr/careers/search?location=gent&team=Art`);
		expect(feed.items.map(({ title }) => title)).toContain('Artiste environnement, Gand');
		expect((await rss('?locale=es')).text).toContain('<language>es</language>');
	});

	test('are narrowed by any of several places and teams and by every word', async () => {
		const all = await json();
		const places = await json('?location=gent&location=dublin');
		expect(places.items.length).toBeGreaterThan(0);
		expect(places.items.length).toBeLessThan(all.items.length);
		const teams = await json('?location=gent&location=dublin&team=Art&team=Writing');
		expect(teams.items.length).toBeLessThan(places.items.length);
		expect((await json('?query=environment%20artist')).items.map(({ title }) => title)).toContain(
			'Environment Artist, Gent',
		);
		expect((await json('?query=nobody-wrote-this')).items).toEqual([]);
	});

	test('[FX-41] are narrowed by the type of position, which their title and addresses name', async () => {
		const internships = await json('?type=Internship&type=Freelance');
		expect(internships.items.length).toBeGreaterThan(1);
		for (const { tags } of internships.items)
			expect(tags.some((tag) => tag === 'Internship' || tag === 'Freelance')).toBe(true);
		expect(internships.title).toContain('Internship, Freelance');
		expect(internships.feed_url).toContain('?type=Internship&type=Freelance&locale=en');
		expect((await rss('?type=Internship')).text).not.toContain('<category>Full-time</category>');
		expect((await rss('?type=internships')).status).toBe(400);
	});

	test('filter themselves what a CMS gives them unfiltered', async () => {
		await publish({}, { id: '9002', location: 'dublin', categories: [] }, { id: '9003', closed: true });
		const { items } = await json('?location=gent');
		expect(items.map(({ id }) => id)).toEqual([`${siteUrl()}/careers/9001`]);
	});

	test('escape what editors write', async () => {
		await publish({});
		const { text } = await rss('?query=steady');
		expect(elements(text, 'title')[1]).toBe('Keeper of the &lt;Lamps&gt; &amp; &quot;more&quot;, Gent');
		expect(elements(text, 'description')[1]).toContain(
			`&lt;a href=&quot;${siteUrl()}/careers&quot;&gt;lamps&lt;/a&gt;`,
		);
		expect(text).not.toContain('<Lamps>');
	});

	test('[FX-25] hold no sign that XML cannot hold, whatever editors paste', async () => {
		await publish({
			title: 'Keeper\u0008 of\u000b the\uffff Lamps',
			description: '<p>One\u0000 lamp&#8;, two&#x1b; don&#146;t.</p>',
		});
		const { text } = await rss('?query=lamps');
		// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for.
		expect(text).not.toMatch(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|&#x?\w+;/);
		expect(elements(text, 'title')[1]).toBe('Keeper of\n the Lamps, Gent');
		expect(elements(text, 'description')[1]).toContain('One lamp, two don’t.');
		const [item] = (await json('?query=lamps')).items;
		expect(item?.title).toBe('Keeper of\n the Lamps, Gent');
		expect(text).toContain(`<atom:link href="${siteUrl()}/api/careers/feed.rss?`);
	});

	test('hold no markup that editors may not write', async () => {
		await publish(
			...hostileMarkup.map(({ html }, index) => ({ id: `h${index}`, description: `<p>fine</p>${html}` })),
		);
		const { items } = await json('?query=fine');
		expect(items).toHaveLength(hostileMarkup.length);
		for (const { content_html } of items) {
			expect(content_html).toContain('<p>fine</p>');
			expect(content_html).not.toMatch(/<script|<iframe|<svg|javascript:|evil/i);
		}
	});

	test.each([
		['?location=../x', 'location'],
		['?team=Poets', 'team'],
		[`?query=${'x'.repeat(101)}`, 'query'],
		['?locale=nl', 'locale'],
		['?locale=en&locale=fr', 'locale'],
	])('refuse %s', async (query, field) => {
		const reply = await rss(query);
		expect([reply.status, Object.keys(reply.body.fields ?? {})]).toEqual([400, [field]]);
	});

	test('say so while the CMS cannot be asked, and are not cached then', async () => {
		await setFaults({ service: 'cms', path, mode: 'status:503' });
		const reply = await rss('?query=down');
		expect([reply.status, reply.body.messages]).toEqual([503, ['SERVICE_TEMPORARILY_UNAVAILABLE']]);
		expect(reply.headers['cache-control']).toBe('no-store');
	});
});
