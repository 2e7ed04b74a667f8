import { cp, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildSite } from '#build/build-site.ts';
import { localEnvironment } from '../../sandbox/environment.ts';
import { type ContentSources, startContentSources } from '../support/content-sources.ts';
import { isFull } from '../support/full.ts';

let sources: ContentSources;
let folder: string;
/** The pages of a site, by their paths. */
type Pages = ReadonlyMap<string, string>;
/** Of the demo studio with a CMS, and of the same studio with its content in files and no CMS at all. */
let withCms: Pages;
let withFiles: Pages;

async function build(name: string, environment: NodeJS.ProcessEnv): Promise<Pages> {
	const out = join(folder, name);
	const { origin } = sources.sandbox;
	const services = { MERCH_URL: `${origin}/merch`, JOB_POSTINGS_URL: origin };
	const local = localEnvironment({ ...process.env, SANDBOX_DATA: folder, ...services });
	await buildSite(out, { ...local, SITE_URL: 'http://localhost:8888', ...environment }, 'pipe');
	const names = (await readdir(out, { recursive: true })).filter((each) => each.endsWith('.html'));
	const pages = names.map(async (each) => [each, await readFile(join(out, each), 'utf8')] as const);
	return new Map(await Promise.all(pages));
}

/** What a page says, but for white space between its tags and for the addresses of pictures and scripts. */
const normal = (html: string) =>
	html
		.replaceAll(/\/cms\/media\/\w+\//g, '/media/')
		.replaceAll(/\/_astro\/[^"\s,]+/g, '/_astro/')
		.replaceAll(/<astro-island uid="\w+"/g, '<astro-island')
		.replaceAll(/\s+/g, ' ')
		.replaceAll('> <', '><')
		.replaceAll(/(<(?:p|li|td|th|dd|dt|h3)>) | (<\/(?:p|li|td|th|dd|dt|h3)>)/g, '$1$2');

beforeAll(async () => {
	sources = await startContentSources();
	await mkdir('tests/.run', { recursive: true });
	folder = await mkdtemp(join('tests/.run', 'files-'));
});
afterAll(async () => {
	await sources.close();
	await rm(folder, { recursive: true, force: true });
});

const inFiles = (content: string) => ({
	CMS_SOURCE: 'files',
	CONTENT_FOLDER: content,
	CMS_URL: '',
	CMS_TOKEN: '',
});

it('R01 a build stops and the last site stays: a file of the content is wrong', {
	timeout: 120_000,
}, async () => {
	const out = join(folder, 'broken');
	const content = join(folder, 'content');
	await cp(sources.folder.path, content, { recursive: true });
	await writeFile(join(content, 'games/lowtide.en.md'), '---\nplatforms: [PC\n---\n');
	await mkdir(out);
	await writeFile(join(out, 'index.html'), 'the last good site');
	const failure = await build('broken', inFiles(content)).catch(String);
	expect(failure).toMatch(
		/CMS collection "games": cannot be read: .*, from .*content\/games\/lowtide\.en\.md/,
	);
	expect(await readFile(join(out, 'index.html'), 'utf8')).toBe('the last good site');
});

function compareBuilds(): void {
	beforeAll(async () => {
		withCms = await build('rest', { CMS_URL: `${sources.sandbox.origin}/cms` });
		withFiles = await build('files', inFiles(sources.folder.path));
	}, 1_200_000);

	it('has every page, and says on each what it says with a CMS', () => {
		expect([...withFiles.keys()].toSorted()).toEqual([...withCms.keys()].toSorted());
		expect(withFiles.size).toBeGreaterThan(600);
		// Files for the press are served by the site itself then.
		const compared = [...withFiles].filter(([path]) => !/^(?:(?:fr|es)\/)?press\.html$/.test(path));
		const different = compared.filter(([path, html]) => normal(html) !== normal(withCms.get(path) ?? ''));
		expect(different.map(([path]) => path)).toEqual([]);
	});

	it('links to nothing that is not there, such as files of a CMS', async () => {
		for (const [path, html] of withFiles) expect(html.includes('nowhere.invalid'), path).toBe(false);
		const files = [...(withFiles.get('press.html') ?? '').matchAll(/href="(\/press\/files\/[^"]+)"/g)];
		expect(files.length).toBeGreaterThan(20);
		for (const [, file = ''] of files)
			expect((await stat(join(folder, 'files', decodeURI(file)))).size, file).toBeGreaterThan(100);
	});
}

if (isFull) describe('the demo studio built from files, without a CMS', compareBuilds);
