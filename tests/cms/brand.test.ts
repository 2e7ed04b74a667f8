import { spawn } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type OwnSandbox, ownSandbox } from '../support/sandbox.ts';

let sandbox: OwnSandbox;
let otherCms: Server;
let folder: string;

/** What a second studio would write instead. */
const rebrand = (text: string) =>
	text.replaceAll('Tallow & Thorn', 'Gull & Anchor').replaceAll(/tallowandthorn/gi, 'gullandanchor');

/** The demo content as another studio's CMS would answer it. */
function startOtherCms(origin: string): Promise<Server> {
	const server = createServer(async (request, response) => {
		const answer = await fetch(origin + request.url);
		const type = answer.headers.get('Content-Type') ?? '';
		const bytes = Buffer.from(await answer.arrayBuffer());
		response.writeHead(answer.status, { 'Content-Type': type });
		response.end(type.includes('json') ? rebrand(bytes.toString('utf8')) : bytes);
	});
	return new Promise((resolvePromise) => server.listen(0, '127.0.0.1', () => resolvePromise(server)));
}

beforeAll(async () => {
	sandbox = await ownSandbox();
	otherCms = await startOtherCms(sandbox.origin);
	await mkdir('tests/.run', { recursive: true });
	folder = resolve(await mkdtemp(join('tests/.run', 'brand-')));
});
afterAll(async () => {
	otherCms.close();
	await sandbox.close();
	await rm(folder, { recursive: true, force: true });
});

function build(environment: NodeJS.ProcessEnv): Promise<number | null> {
	const astro = resolve('node_modules/astro/bin/astro.mjs');
	const child = spawn(process.execPath, [astro, 'build'], { cwd: folder, env: environment, stdio: 'ignore' });
	return new Promise((done) => child.once('exit', done));
}

it('a second brand takes site.config and the CMS alone, and leaves no trace of the first', {
	timeout: 120_000,
}, async () => {
	for (const part of [
		'src',
		'i18n',
		'public',
		'astro.config.mjs',
		'astro-i18next.config.ts',
		'package.json',
		'tsconfig.json',
	]) {
		await cp(part, join(folder, part), { recursive: true });
	}
	await symlink(resolve('node_modules'), join(folder, 'node_modules'));
	const config = join(folder, 'src/site.config.ts');
	await writeFile(config, rebrand(await readFile(config, 'utf8')));
	const { port } = otherCms.address() as AddressInfo;
	const origin = `http://127.0.0.1:${port}`;
	const environment = {
		...process.env,
		SITE_URL: 'http://localhost:8888',
		CMS_URL: `${origin}/cms`,
		MERCH_URL: `${origin}/merch`,
		BOT_CHECK_SITE_KEY: 'other',
		OUT_DIR: join(folder, 'dist'),
	};
	expect(await build(environment)).toBe(0);

	const files = (await readdir(join(folder, 'dist'), { recursive: true })).filter((name) =>
		/\.(?:html|js|json|css|svg|webmanifest|txt|xml)$/.test(name),
	);
	expect(files.length).toBeGreaterThan(30);
	for (const name of files) {
		const text = await readFile(join(folder, 'dist', name), 'utf8');
		expect(text, name).not.toMatch(/Tallow (?:&|&amp;|&#38;|and) Thorn|tallowandthorn/i);
	}
	expect(await readFile(join(folder, 'dist/index.html'), 'utf8')).toContain('Gull &amp; Anchor');
});
