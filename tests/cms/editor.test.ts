import { describe, expect, it } from 'vitest';
import { kinds } from '#cms/kinds.ts';
import { editorApp } from '../../editor/app.ts';
import { configuredFiles, readBackend } from '../../editor/build.main.ts';
import { decapConfig } from '../../editor/decap-config.ts';

interface DecapField {
	name: string;
	widget: string;
	i18n?: true;
	required?: boolean;
	fields?: DecapField[];
	field?: DecapField;
	types?: DecapField[];
	collection?: string;
}
interface DecapCollection {
	name: string;
	folder: string;
	create: boolean;
	delete: boolean;
	fields: DecapField[];
}

const backend = { name: 'github', repo: 'studio/site', branch: 'main' } as const;
const config = decapConfig({ backend, siteUrl: 'https://studio.example', folder: 'content' });
const collections = config.collections as DecapCollection[];
const find = (name: string) => collections.find((each) => each.name === name) as DecapCollection;

/** A field and all that are inside of it. */
const withInner = (field: DecapField): DecapField[] => [
	field,
	...[...(field.fields ?? []), ...(field.field ? [field.field] : []), ...(field.types ?? [])].flatMap(
		withInner,
	),
];

describe('[SO-05] the forms of the editor', () => {
	it.each(kinds.map((kind) => [kind.name, kind] as const))('are those of the site for %s', (name, kind) => {
		const { folder, fields, create } = find(name);
		expect([folder, create]).toEqual([`content/${name}`, kind.one !== undefined]);
		const expected = kind.fields.map(({ name: own, isBody }) => (isBody ? 'body' : own));
		expect(fields.map((field) => field.name).sort()).toEqual(expected.sort());
		for (const field of fields) {
			const { isTranslated, isRequired } = kind.fields.find(
				(each) => each.name === field.name || (each.isBody && field.name === 'body'),
			) as (typeof kind.fields)[number];
			expect([field.name, field.required]).toEqual([field.name, isRequired]);
			// Decap shows what is inside of a field in another language only where that says so, too.
			expect(new Set(withInner(field).map(({ i18n }) => i18n === true))).toEqual(
				new Set([isTranslated === true]),
			);
		}
	});

	it('choose entries of a collection that there is, pictures with their text, and blocks by their kind', () => {
		const all = collections.flatMap(({ fields }) => fields.flatMap(withInner));
		const names = collections.map(({ name }) => name);
		const relations = all.filter(({ widget }) => widget === 'relation');
		expect(relations.length).toBeGreaterThan(5);
		for (const { collection } of relations) expect(names).toContain(collection);
		const pictures = all.filter(({ fields = [] }) => fields.some(({ widget }) => widget === 'focal-point'));
		expect(pictures.length).toBeGreaterThan(8);
		for (const { fields = [] } of pictures)
			expect(fields.map(({ name }) => name)).toEqual(expect.arrayContaining(['url', 'alt', 'focalPoint']));
		const blocks = find('pages').fields.find(({ name }) => name === 'blocks');
		expect(blocks?.types?.map(({ name }) => name)).toEqual(
			expect.arrayContaining(['hero', 'opening', 'section']),
		);
	});

	it('make no new page, and delete none: the site has those that it has', () => {
		expect([find('pages').create, find('pages').delete]).toEqual([false, false]);
		expect([find('office-news').create, find('office-news').delete]).toEqual([true, true]);
	});
});

describe('[SO-05] the editor on this machine', () => {
	const origin = 'http://127.0.0.1:4700';
	const app = editorApp({
		port: 4700,
		siteUrl: 'http://localhost:8888',
		fileServer: 'http://127.0.0.1:1',
		folder: 'content',
		preview: { url: 'http://127.0.0.1:4701', key: 'a key of this machine' },
	});
	const ask = (path: string, { headers = {}, ...init }: RequestInit = {}) =>
		app.request(origin + path, { ...init, headers: { Host: '127.0.0.1:4700', ...headers } });
	const post = (params: object, headers: Record<string, string> = { Origin: origin }) =>
		ask('/api/v1', { method: 'POST', headers, body: JSON.stringify({ branch: 'main', params }) });

	it('is a page with its configuration, under a policy of its own', async () => {
		const page = await ask('/');
		expect(page.status).toBe(200);
		expect(await page.text()).toContain('editor.js');
		expect(page.headers.get('Content-Security-Policy')).toMatch(
			/^default-src 'none'; script-src 'self' 'unsafe-eval';/,
		);
		expect(page.headers.get('Content-Security-Policy')).toContain("frame-ancestors 'none'");
		// What it sends to the preview says where it comes from.
		expect(page.headers.get('Referrer-Policy')).toBe('strict-origin');
		expect(await (await ask('/config.json')).json()).toHaveProperty('backend.name', 'proxy');
	});

	it('[PV-03] shows and sends entries to the preview of drafts, and nowhere else', async () => {
		const policy = (await ask('/')).headers.get('Content-Security-Policy');
		expect(policy).toContain("frame-src 'self' blob: http://127.0.0.1:4701;");
		expect(policy).toContain('form-action http://127.0.0.1:4701;');
		const { preview } = (await (await ask('/config.json')).json()) as { preview: object };
		expect(preview).toHaveProperty('url', 'http://127.0.0.1:4701');
		expect(preview).toHaveProperty('key', 'a key of this machine');
		expect(preview).toHaveProperty('collections', expect.arrayContaining(['office-news', 'offices']));
	});

	it('answers under its own name only, whatever name leads to this machine', async () => {
		expect((await ask('/', { headers: { Host: 'evil.example:4700' } })).status).toBe(421);
	});

	it.each([
		['another site', { Origin: 'https://evil.example' }],
		['the site itself', { Origin: 'http://localhost:8888' }],
		['nobody who says who it is', {}],
	])('writes nothing for %s', async (_, headers) => {
		expect((await post({ path: 'content/games/x.en.md' }, headers)).status).toBe(403);
	});

	it('refuses what is no JSON', async () => {
		const response = await ask('/api/v1', {
			method: 'POST',
			headers: { Origin: origin },
			body: '{"params":',
		});
		expect(response.status).toBe(400);
		expect(await response.json()).toEqual({ error: 'The request is no valid JSON.' });
	});

	it.each([
		[{ path: 'src/site.config.ts' }],
		[{ path: 'content/../package.json' }],
		[{ dataFiles: [{ path: 'content/games/x.en.md' }, { path: '.env' }] }],
		[{ dataFiles: [{ path: 'content/games/x.en.md', newPath: 'functions/x.ts' }] }],
		[{ asset: { path: 'contents/x.webp' } }],
		[{ folder: '.' }],
		[{ paths: ['content/media/a.webp', '.git/config'] }],
	])('reads and writes nothing outside of the content: %j', async (params) => {
		expect((await post(params)).status).toBe(403);
	});

	it('serves nothing outside of its page and the content’s pictures', async () => {
		for (const path of [
			'/package.json',
			'/media/../../package.json',
			'/media/%2e%2e/%2e%2e/package.json',
			'/admin',
		])
			expect((await ask(path)).status, path).toBe(404);
		const picture = await ask('/media/careers.webp');
		expect([picture.status, picture.headers.get('Content-Type')]).toEqual([200, 'image/webp']);
	});
});

describe('[SO-05] an editor that is deployed', () => {
	it.each([
		[{ EDITOR_REPO: 'studio/site' }, backend],
		[
			{ EDITOR_REPO: 'studio/site', EDITOR_BRANCH: 'live' },
			{ ...backend, branch: 'live' },
		],
		[
			{ EDITOR_BACKEND: 'gitlab', EDITOR_REPO: 'group/studio/site', EDITOR_APP_ID: 'x' },
			{ name: 'gitlab', repo: 'group/studio/site', branch: 'main', auth_type: 'pkce', app_id: 'x' },
		],
	])('saves where it is configured to: %j', (environment, expected) => {
		expect(readBackend(environment)).toEqual(expected);
	});

	it.each([
		[{}, /EDITOR_REPO is not set/],
		[{ EDITOR_REPO: 'https://github.com/studio/site' }, /EDITOR_REPO/],
		[
			{ EDITOR_REPO: 'studio/site', EDITOR_BACKEND: 'git' },
			/EDITOR_BACKEND is "git"; it should be github or gitlab/,
		],
		[{ EDITOR_REPO: 'studio/site', EDITOR_BACKEND: 'gitlab' }, /EDITOR_APP_ID is not set/],
	])('says what is missing: %j', (environment, says) => {
		expect(() => readBackend(environment)).toThrow(says);
	});

	const environment = { SITE_URL: 'https://studio.example', EDITOR_REPO: 'studio/site' };

	it('[PV-03] knows where the preview is and not its key, which anybody could read', () => {
		const configured = { PREVIEW_URL: 'https://preview.studio.example', PREVIEW_KEY: 'x'.repeat(32) };
		const files = configuredFiles({ ...environment, ...configured });
		expect(JSON.parse(files['config.json']).preview.url).toBe('https://preview.studio.example');
		expect(files._headers).toContain('form-action https://preview.studio.example;');
		expect(JSON.stringify(files)).not.toContain(configured.PREVIEW_KEY);
	});

	it('[PV-03] has its own preview alone where there is no other', () => {
		const files = configuredFiles(environment);
		expect(JSON.parse(files['config.json'])).not.toHaveProperty('preview');
		expect(files._headers).toContain("form-action 'none';");
	});
});
