import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { locales } from '#contract/locales.ts';
import { type OwnSite, startOwnSite } from '../support/own-site.ts';
import { required } from '../support/required.ts';
import { call, clearFaults, type Fault, readLog, setFaults } from '../support/site.ts';

type Entry = Record<string, unknown>;

const cms = async (path: string) =>
	(await (await fetch(`${required('TEST_SANDBOX_URL')}/cms${path}`)).json()) as Entry & Entry[];
const entriesOf = async (path: string) => (await call(path)).body.data as Entry[];
const slugsOf = (entries: Entry[]) => entries.map(({ slug }) => slug);
const failing = (path: string, mode: string, body?: unknown): Fault => {
	return { service: 'cms', path, mode, ...(body !== undefined && { body: JSON.stringify(body) }) };
};

/** A category as functions answer it: former slugs are for redirects, and its part of the site is one that is there. */
const onWire = ({ previousSlugs: _, part: __, ...category }: Entry) => category;

describe('[AP-05] support is read from the CMS', () => {
	test.each(locales)('categories and answers are those of the CMS in %s', async (locale) => {
		const query = `?locale=${locale}`;
		const categories = await cms(`/api/faq-categories${query}`);
		expect(await entriesOf(`/api/faq-categories${query}`)).toEqual(categories.map(onWire));
		const faqs = await cms(`/api/faqs${query}`);
		const read = await entriesOf(`/api/faqs${query}`);
		expect(read.map(({ id, slug, title, category }) => [id, slug, title, category])).toEqual(
			faqs.map(({ id, slug, title, category }) => [id, slug, title, category]),
		);
	});

	test('one category and one answer are found by their slugs', async () => {
		expect((await call('/api/faq-categories/slug/saves?locale=es')).body.data).toEqual(
			onWire(await cms('/api/faq-categories/slug/saves?locale=es')),
		);
		const { title, related } = await cms('/api/faqs/slug/lost-phone?locale=fr');
		expect((await call('/api/faqs/slug/lost-phone?locale=fr')).body.data).toMatchObject({ title, related });
	});

	test('a list is narrowed by category and words, and paged', async () => {
		const saves = await entriesOf('/api/faqs?category=saves');
		expect(saves.length).toBeGreaterThan(2);
		expect(new Set(saves.map(({ category }) => category))).toEqual(new Set(['saves']));
		const found = await entriesOf('/api/faqs?query=mot%20de%20passe&locale=fr');
		expect(slugsOf(found)).toContain('forgotten-password');
		expect(found.length).toBeLessThan(20);
		const [second] = await entriesOf('/api/faqs?category=saves&limit=1&start=1');
		expect(second).toEqual(saves[1]);
	});

	test('links in an answer lead to the pages of its language', async () => {
		const { data } = (await call('/api/faqs/slug/forgotten-password?locale=fr')).body;
		expect((data as Entry).description).toContain('href="/fr/account/forgot-password"');
	});

	test.each(['/api/faqs/slug/no-such-answer', '/api/faq-categories/slug/no-such-subject'])(
		'%s is not found',
		async (path) => {
			const reply = await call(path);
			expect([reply.status, reply.body.messages]).toEqual([404, ['NOT_FOUND']]);
		},
	);

	test.each([
		'/api/faqs?limit=101',
		'/api/faqs?limit=-1',
		'/api/faqs?start=x',
		'/api/faqs?category=..%2Fadmin',
		'/api/faqs?locale=nl',
		'/api/faqs?locale=en&locale=fr',
		`/api/faqs?query=${'x'.repeat(101)}`,
	])('%s is refused', async (path) => {
		expect((await call(path)).status).toBe(400);
	});
});

describe('what the CMS may answer', () => {
	let site: OwnSite;
	beforeAll(async () => {
		site = await startOwnSite();
	});
	afterEach(clearFaults);
	afterAll(() => site.stop());
	const ask = (path: string) => call(path, { site: site.origin });

	const faq = {
		id: 7,
		slug: 'hostile',
		title: 'A question',
		description: '<p onclick="x()">Fine<script>alert(1)</script> <a href="javascript:x()">link</a></p>',
		category: 'saves',
		related: [],
		reviewedAt: '2026-10-02T08:00:00Z',
		secret: 'not for visitors',
	};

	test('[EN-07] only the known fields are passed on, with markup that is harmless and ids as texts', async () => {
		await setFaults(failing('/api/faqs/slug', 'body', faq));
		expect((await ask('/api/faqs/slug/hostile')).body.data).toEqual({
			id: '7',
			slug: 'hostile',
			title: 'A question',
			description: '<p>Fine link</p>',
			category: 'saves',
			related: [],
			reviewedAt: '2026-10-02T08:00:00.000Z',
			featured: false,
		});
	});

	test('drafts and entries that cannot be read are left out of a list', async () => {
		const wrong = [{ ...faq, draft: true }, { ...faq, title: 3 }, 'x', null];
		await setFaults(failing('/api/faqs', 'body', { data: [...wrong, faq] }));
		const reply = await ask('/api/faqs');
		expect((reply.body.data as Entry[]).map(({ slug }) => slug)).toEqual(['hostile']);
		expect(reply.text).not.toMatch(/visitors|alert/);
	});

	test('a draft is not found, and what is no answer at all is our failure', async () => {
		await setFaults(failing('/api/faqs', 'body', { ...faq, draft: true }));
		expect((await ask('/api/faqs/slug/hostile')).status).toBe(404);
		const reply = await ask('/api/faqs');
		expect([reply.status, reply.body.messages]).toEqual([502, ['INTERNAL_SERVER_ERROR']]);
	});

	test.each(['status:503', 'html', 'reset', 'truncate'])(
		'%s is told as a service that is away',
		async (mode) => {
			await setFaults(failing('/api/faq', mode));
			const reply = await ask('/api/faqs');
			expect([reply.status, reply.body.messages]).toEqual([503, ['SERVICE_TEMPORARILY_UNAVAILABLE']]);
			expect(reply.headers['cache-control']).toBe('no-store');
		},
	);
});

describe('[AP-05] an address that is no slug', () => {
	const paths = [
		'/api/faqs/slug/..%2f..%2fadmin',
		'/api/faqs/slug/%2e%2e/',
		'/api/faqs/slug/%2e%2e%2fadmin',
		'/api/faqs/slug/a%00b',
		'/api/faqs/slug/a/b',
		'/api/faqs/slug/a%5cb',
		'/api/faqs/slug/@evil',
		'/api/faqs/slug/a%0d%0ax:y',
		'/api/faqs/slug/a?locale=..%2fadmin',
		`/api/faqs/slug/${'a'.repeat(5000)}`,
		'/api/faq-categories/slug/..%2f..%2fadmin',
		'/api/faq-categories/slug/@evil',
	];

	test.each(paths)('T51 %s is refused', async (path) => {
		expect([400, 404]).toContain((await call(path)).status);
	});

	test('T51 and reaches no service', async () => {
		for (const path of [...paths, '/api/faqs/slug/lost-phone']) await call(path);
		const asked = (await readLog()).filter(({ service }) => service === 'cms').map(({ path }) => path);
		expect(asked.some((path) => path.includes('/faqs/slug/lost-phone'))).toBe(true);
		expect(asked.filter((path) => /admin|evil|%|a{50}|slug\/a\b|slug\/?$/.test(path))).toEqual([]);
	});
});

describe('[AP-05] what anyone may keep', () => {
	const read = (cookie?: string) =>
		call('/api/faqs?category=account&other=1', { headers: { Cookie: cookie } });

	test('T76 is the same with and without cookies, and sets none', async () => {
		const [bare, known] = await Promise.all([read(), read('__Host-sid=x; signed_in=1; voter=y')]);
		expect(known.text).toBe(bare.text);
		expect([bare.setCookies, known.setCookies]).toEqual([[], []]);
		expect(bare.headers['cache-control']).toBe('public, max-age=60');
		expect(bare.headers.vary ?? '').not.toContain('Cookie');
	});

	test('T76 is cached apart by the query keys that are used alone', async () => {
		const { headers } = await read();
		expect(headers['netlify-vary']).toBe('query=category|query|limit|start|locale');
	});
});
