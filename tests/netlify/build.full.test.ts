import { execFileSync } from 'node:child_process';
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { headersFor, parseHeaders } from '../../sandbox/host/headers.ts';
import { functionPaths } from '../guards/support.ts';
import { required } from '../support/required.ts';
import { type BuiltFunction, filesOf, type NetlifyBuild, netlifyBuild } from './netlify-build.ts';
import { type PlatformApi, startPlatformApi } from './platform-api.ts';
import { runStep } from './workflow-step.ts';

// `netlify build` as the platform runs it, but without its network and with pages that this run has built before.
const dist = required('TEST_DIST');
const contentFiles = { 'content/games/lowtide.json': '{}', 'content/games/lowtide.en.md': '---\n---\n' };

let build: NetlifyBuild;
beforeAll(async () => {
	build = await netlifyBuild(dist, contentFiles);
}, 120_000);
afterAll(() => build?.remove());

const inDist = (...patterns: string[]) => globSync(patterns, { cwd: dist }).map((path) => `dist/${path}`);

const named = (name: string) => build.functions.find((each) => each.name === name) as BuiltFunction;
const bundled = async (name: string) => Object.keys(await filesOf(named(name)));

test('it ends well, and publishes the pages that its command built', () => {
	expect(build.said).toContain('Netlify Build Complete');
	expect(build.config.build.publish).toBe(join(build.folder, 'dist'));
	expect(readFileSync(join(build.folder, 'dist/index.html'))).toEqual(readFileSync(join(dist, 'index.html')));
});

describe('its functions', () => {
	test('are those of functions/ with the paths that they name, and none more', () => {
		const files = globSync('functions/*.ts');
		const expected = files.map((file) => [
			file.replace(/^functions\/|\.ts$/g, ''),
			functionPaths().flatMap((named) => (named.file === file ? named.path : [])),
		]);
		const found = build.functions.map(({ name, routes = [] }) => [name, routes.map((each) => each.pattern)]);
		expect(found.sort()).toEqual(expected.sort());
	});

	test('run on the Node of the project', () => {
		const [major] = readFileSync('netlify.toml', 'utf8').match(/(?<=NODE_VERSION = ")\d+/) ?? [];
		for (const { name, runtimeVersion } of build.functions)
			expect([name, runtimeVersion]).toEqual([name, `nodejs${major}.x`]);
	});

	test('let built pages win where the two meet', () => {
		const meeting = build.functions.filter(({ routes }) => routes?.some((each) => each.prefer_static));
		expect(meeting.map(({ name }) => name)).toEqual(['job-page']);
		expect(named('job-page').routes?.every((route) => route.prefer_static)).toBe(true);
	});

	test('have the pages beside them that they fill or answer with, and no others', async () => {
		const texts = inDist('**/careers/template/texts.json');
		const templates = inDist('**/careers/template/**/*.html', '**/404.html', '**/error.html');
		const expected: Record<string, string[]> = {
			'job-page': [...texts, ...templates, 'dist/page-headers.json'],
			builds: ['dist/content-warnings.json'],
			'job-feeds': texts,
			'link-forms': [
				...inDist('**/template-forms/*.html', '**/404.html', '**/error.html'),
				'dist/page-headers.json',
			],
		};
		expect(texts).toHaveLength(3);
		for (const { name } of build.functions) {
			const found = (await bundled(name)).filter((path) => path.startsWith('dist/'));
			expect([name, ...found.sort()]).toEqual([name, ...(expected[name] ?? []).sort()]);
		}
	});

	test('have the content beside them that a studio keeps in files', async () => {
		for (const { name } of build.functions)
			expect([name, ...(await bundled(name))]).toEqual(expect.arrayContaining(Object.keys(contentFiles)));
	});

	test('carry no secret of the environment that they were built in', async () => {
		const secrets = required('TEST_SECRETS').split('\n');
		expect(secrets.length).toBeGreaterThan(5);
		for (const each of build.functions)
			for (const [path, bytes] of Object.entries(await filesOf(each)))
				for (const [index, secret] of secrets.entries())
					expect(Buffer.from(bytes).includes(secret), `${each.name}/${path} has secret ${index}`).toBe(false);
	});

	test('fill a page with nothing around them but their bundle', async () => {
		const folder = join(build.folder, 'unpacked');
		for (const [path, bytes] of Object.entries(await filesOf(named('job-page')))) {
			mkdirSync(dirname(join(folder, path)), { recursive: true });
			writeFileSync(join(folder, path), bytes);
		}
		const asking = `const { default: handle } = await import('./functions/job-page.mjs');
			const answer = await handle(new Request('https://studio.example/fr/careers/2004'), {});
			console.log(JSON.stringify([answer.status, answer.headers.get('X-Frame-Options'), await answer.text()]));`;
		const { DIST: _, ...env } = process.env;
		const said = execFileSync(process.execPath, ['--input-type=module', '-e', asking], { cwd: folder, env });
		const [status, framing, html] = JSON.parse(String(said).trim().split('\n').at(-1) ?? '');
		expect([status, framing]).toEqual([200, 'DENY']);
		expect(html).toContain('<html lang="fr"');
		expect(html).not.toContain('%%');
	});
});

describe('its rules', () => {
	const addresses = globSync('**/*.html', { cwd: dist }).map(
		(path) => `/${path.replace(/(?:^|\/)index\.html$|\.html$/, '')}`,
	);

	test('give every page the headers that the local host gives it', () => {
		const lines = build.config.headers.flatMap(({ for: path, values }) => [
			path,
			...Object.entries(values).map(([name, value]) => `${name}: ${value}`),
		]);
		const platform = parseHeaders(lines.join('\n'));
		const local = parseHeaders(readFileSync(join(dist, '_headers'), 'utf8'));
		expect(addresses.length).toBeGreaterThan(100);
		for (const path of addresses) {
			const headers = headersFor(platform, path);
			expect([path, headers]).toEqual([path, headersFor(local, path)]);
			expect([path, headers['x-frame-options'], headers['x-content-type-options']]).toEqual([
				path,
				'DENY',
				'nosniff',
			]);
			expect(headers['content-security-policy']).toContain("default-src 'none'");
		}
	});

	test('lead on in the order of _redirects', () => {
		const rows = readFileSync(join(dist, '_redirects'), 'utf8').trim().split('\n');
		const found = build.config.redirects.map(({ from, query, to, status, force }) => {
			const asked = Object.entries(query ?? {}).map(([name, value]) => `${name}=${value}`);
			return [from, ...asked, to, `${status}${force ? '!' : ''}`].join(' ');
		});
		expect(found).toEqual(rows);
	});
});

describe('[KN-06] the workflow of previews', () => {
	let api: PlatformApi;
	beforeAll(async () => {
		api = await startPlatformApi();
	});
	afterAll(() => api?.stop());

	const run = (id: string) =>
		runStep(id, {
			folder: build.folder,
			environment: {
				NETLIFY_API_URL: api.url,
				NETLIFY_SITE_ID: api.siteId,
				NETLIFY_AUTH_TOKEN: 'nothing',
				ALIAS: 'pr-12',
				MESSAGE: 'Preview of a commit',
				NETLIFY_TELEMETRY_DISABLED: '1',
				NODE_OPTIONS: `--import ${pathToFileURL(resolve('tests/netlify/stay-local.mjs'))}`,
			},
		});

	test('knows the address before it builds', async () => {
		expect(await run('site')).toEqual({ address: 'https://pr-12--studio.netlify.app' });
	});

	test('deploys every page and function with their rules, and not to production', async () => {
		expect(await run('deploy')).toEqual({ address: 'https://pr-12--studio.netlify.app' });
		expect([api.wanted?.branch, api.wanted?.draft]).toEqual(['pr-12', false]);
		const pages = globSync('**/*.html', { cwd: dist });
		expect(Object.keys(api.deploy?.files ?? {})).toEqual(expect.arrayContaining(pages));
		expect(Object.keys(api.deploy?.functions ?? {}).sort()).toEqual(
			build.functions.map(({ name }) => name).sort(),
		);
		const rules = String(api.sent.get('netlify.toml'));
		expect(rules).toContain('X-Frame-Options = "DENY"');
		expect(Object.keys(unzipSync(api.sent.get('job-page') ?? new Uint8Array()))).toContain('dist/404.html');
	});
});
