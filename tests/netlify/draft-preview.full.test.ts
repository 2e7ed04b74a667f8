import { execFileSync } from 'node:child_process';
import { mkdirSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { limits } from '#contract/limits.ts';
import { previewLink } from '#lib/url/preview-link.ts';
import { localEnvironment } from '../../sandbox/environment.ts';
import { editorUrl, openFiles, previewKey } from '../support/draft-preview.ts';
import { type BuiltFunction, filesOf } from './netlify-build.ts';
import { buildSecondSite, copyForSecondSite, readSecondSite, removeSecondSite } from './second-site.ts';

// The second sites of the repository, as the platform builds them, but without its network.
let folder: string;
let preview: BuiltFunction;
let environment: NodeJS.ProcessEnv;

beforeAll(async () => {
	folder = await copyForSecondSite();
	environment = {
		...localEnvironment({ ...process.env, SANDBOX_DATA: join(folder, '.sandbox'), DIST: '' }),
		...{ CMS_SOURCE: 'files', CMS_URL: '', CMS_TOKEN: '', CMS_WEBHOOK_SECRET: '', BUILD_HOOK_URL: '' },
		...{ EDITOR_URL: editorUrl, PREVIEW_KEY: previewKey },
	};
	const functions = await buildSecondSite(folder, 'preview', environment);
	expect(functions.map(({ name }) => name)).toEqual(['preview']);
	[preview] = functions as [BuiltFunction];
}, 300_000);
afterAll(() => removeSecondSite(folder));

describe('[PV-03] the preview of drafts as a site of its own at Netlify', () => {
	test('is a function for every address but those of its styles and scripts, small enough for the platform', () => {
		expect(preview.routes).toMatchObject([{ pattern: '/*', prefer_static: true }]);
		expect(statSync(preview.path).size).toBeLessThan(50_000_000);
	});

	test('has what it needs in its bundle, and no secret', async () => {
		const alone = join(folder, 'unpacked');
		for (const [path, bytes] of Object.entries(await filesOf(preview))) {
			if (path.endsWith('.mjs')) expect(Buffer.from(bytes).includes(previewKey), path).toBe(false);
			mkdirSync(dirname(join(alone, path)), { recursive: true });
			writeFileSync(join(alone, path), bytes);
		}
		const files = await openFiles('office-news', 'the-brine-gate-opens');
		const entry = JSON.stringify({ files: { ...files, fr: { ...files.fr, title: 'Une porte à Netlify' } } });
		const target = { collection: 'office-news', id: 'the-brine-gate-opens', locale: 'fr' } as const;
		const signing = { origin: 'https://preview.studio.example', key: previewKey };
		const link = await previewLink(target, { ...signing, seconds: limits.lifetime.previewLink });
		const asking = `const { default: handle } = await import('./dist.preview/functions/preview.mjs');
			const body = new FormData();
			body.set('entry', process.env.ENTRY);
			const headers = { Origin: process.env.EDITOR_URL };
			const answer = await handle(new Request(process.env.LINK, { method: 'POST', headers, body }), {});
			console.log(JSON.stringify([answer.status, answer.headers.get('Cache-Control'), await answer.text()]));
			process.exit();`;
		const said = execFileSync(process.execPath, ['--input-type=module', '-e', asking], {
			cwd: alone,
			env: { ...environment, ENTRY: entry, LINK: link },
		});
		const [status, caching, html] = JSON.parse(String(said).trim().split('\n').at(-1) ?? '');
		expect([status, caching]).toEqual([200, 'private, no-store']);
		expect(html).toMatch(/<h1[^>]*>\s*Une porte à Netlify/);
	});
});

test('[SO-05] the editor as a site of its own is built by its own command', async () => {
	expect(await readSecondSite(folder, 'editor')).toMatchObject({
		command: 'npm run editor:build',
		publish: join(folder, 'editor/dist'),
	});
});
