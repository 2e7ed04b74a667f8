import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { icons } from '#lib/icons.ts';
import { freePort } from '../../sandbox/processes.ts';
import { copyProject, linkPackages, type OwnCopy } from '../support/own-copy.ts';
import { call, createJar, players, signIn } from '../support/site.ts';

let copy: OwnCopy;
let command: ChildProcess;
let site: string;

/** Resolves once the command has told where everything is; rejects where it ends before. */
function greeted({ stdout, stderr }: ChildProcess): Promise<void> {
	const said: string[] = [];
	return new Promise((resolve, reject) => {
		command.once('exit', (code) => reject(new Error(`ended with ${code}:\n${said.join('\n')}`)));
		for (const stream of [stdout, stderr])
			createInterface({ input: stream as NodeJS.ReadableStream }).on('line', (line) => {
				said.push(line);
				if (line.includes('Ctrl-C ends everything')) resolve();
			});
	});
}

beforeAll(async () => {
	copy = await copyProject();
	await linkPackages(copy.folder);
	const [port, sandboxPort] = [await freePort(), await freePort()].map(String);
	site = `http://localhost:${port}`;
	command = spawn(process.execPath, ['sandbox/dev.mjs'], {
		cwd: copy.folder,
		// Without a PATH nothing can be installed.
		env: { PATH: '', PORT: port, SANDBOX_PORT: sandboxPort },
		stdio: ['ignore', 'pipe', 'pipe'],
	});
	await greeted(command);
}, 120_000);
afterAll(async () => {
	command?.kill('SIGTERM');
	if (command?.exitCode === null) await once(command, 'exit');
	await copy?.remove();
});

const statusOf = async (path: string) => (await fetch(site + path)).status;

describe('R21 the command to develop with', () => {
	test('shows the kit, even before any other page', { timeout: 120_000 }, async () => {
		expect(await statusOf('/kit')).toBe(200);
	});

	test('shows every icon in the kit', async () => {
		const html = await (await fetch(`${site}/kit`)).text();
		const names = [...html.matchAll(/<code class="code[^>]*>([\w-]+)</g)].map(([, name]) => name);
		expect(names).toEqual(expect.arrayContaining(Object.keys(icons)));
	});

	test('answers calls by the functions', async () => {
		const jar = createJar();
		expect((await signIn(players.mira, jar, { site })).status).toBe(200);
		const { body } = await call('/api/account/profile', { jar, site });
		expect(body.data).toHaveProperty('user.username', 'mira');
	});

	test('serves what the CDN would rewrite', async () => {
		const paths = [
			'/account/reset-password/mira/code',
			'/en/careers/2004',
			'/fr/account/validate/mira/token',
		];
		expect(await Promise.all(paths.map(statusOf))).toEqual([200, 200, 200]);
	});
});
