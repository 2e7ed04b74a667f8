import { spawn } from 'node:child_process';
import { cp, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { localEnvironment } from '../../sandbox/environment.ts';
import { type LampCms, startLampCms, token } from '../fixtures/other-cms/server.ts';

let lamp: LampCms;
let folder: string;
let result: {
	games: { slug: string; name: string; description: string; keyArt: { wide: { url: string } } }[];
	subjects: { status: number; body: { data: { slug: string; name: string }[] } };
	subject: { body: { data: { name: string } } };
	missing: { status: number };
};

/** A copy of the project in which a studio has written a source of its own. */
async function copyWithSource(): Promise<void> {
	for (const part of ['src', 'functions', 'package.json'])
		await cp(part, join(folder, part), { recursive: true });
	await symlink(resolve('node_modules'), join(folder, 'node_modules'));
	await cp('tests/fixtures/other-cms/lamp.ts', join(folder, 'src/cms/sources/lamp.ts'));
	await cp('tests/fixtures/other-cms/read.ts', join(folder, 'read.ts'));
}

async function run(): Promise<string> {
	const variables = { CMS_SOURCE: 'lamp', CMS_FILES_URL: 'https://files.lamp.example/space' };
	const env = {
		...localEnvironment({ ...process.env, SANDBOX_DATA: folder }),
		...variables,
		LAMP_URL: lamp.origin,
		LAMP_TOKEN: token,
	};
	const child = spawn(process.execPath, ['read.ts'], { cwd: folder, env: env as NodeJS.ProcessEnv });
	let said = '';
	for (const output of [child.stdout, child.stderr]) output.on('data', (chunk) => (said += chunk));
	await new Promise((done) => child.once('close', done));
	return said;
}

beforeAll(async () => {
	lamp = await startLampCms();
	folder = await mkdtemp(join(tmpdir(), 'third-'));
	await copyWithSource();
	const said = await run();
	const json = said.split('\n').findLast((line) => line.startsWith('{"games"'));
	expect(json, said).toBeDefined();
	result = JSON.parse(json ?? '');
}, 60_000);
afterAll(async () => {
	lamp.close();
	await rm(folder, { recursive: true, force: true });
});

describe('a third source, written as one file', () => {
	it('gives a build its games: all pages, no drafts, in the language asked for, texts as HTML', () => {
		expect(result.games).toHaveLength(7);
		const wending = result.games.find(({ slug }) => slug === 'wending');
		expect(wending?.description).toMatch(/^<p>.+<\/p>\n<p>/);
		expect(wending?.keyArt.wide.url).toBe('https://files.lamp.example/space/media/game-wending-wide.webp');
	});

	it('answers functions, too', () => {
		const { status, body } = result.subjects;
		expect(status).toBe(200);
		expect(body.data.map(({ slug }) => slug)).toContain('saves');
		expect(result.subject.body.data.name).toBe('Partidas guardadas y nube');
		expect(result.missing.status).toBe(404);
	});

	it('is asked in its own words alone', () => {
		expect(lamp.asked.length).toBeGreaterThan(5);
		for (const path of lamp.asked) expect(path).toMatch(/^\/content\/(?:games|subjects)\?from=\d+$/);
	});
});
