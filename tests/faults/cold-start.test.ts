import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { parseEnv } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freePort } from '../../sandbox/processes.ts';
import { isFull } from '../support/full.ts';
import { copyProject, type OwnCopy } from '../support/own-copy.ts';
import { call, createJar, players, signIn } from '../support/site.ts';

const longest = isFull ? 600_000 : 60_000;
let copy: OwnCopy;
let first: Started;
let ports: readonly [string, string];

beforeAll(async () => {
	copy = await copyProject();
	// The whole run builds the site itself, any other one page of it by the same way.
	if (!isFull)
		await writeFile(
			join(copy.folder, 'sandbox/release.main.ts'),
			"import '../tests/support/tiny-build.ts';\n",
		);
	ports = await freePorts();
	first = await start(ports);
}, longest);
afterAll(async () => {
	await first?.end();
	await copy?.remove();
});

/** The site as the start command brings it up. */
interface Started {
	site: string;
	sandbox: string;
	said: string[];
	end(): Promise<number | null>;
}

/** Resolves with the line that tells where everything is; rejects where the program ends before. */
function greeted(child: ChildProcess, said: string[]): Promise<void> {
	return new Promise((resolve, reject) => {
		child.once('exit', (code) => reject(new Error(`ended with ${code}:\n${said.join('\n')}`)));
		for (const stream of [child.stdout, child.stderr])
			createInterface({ input: stream as NodeJS.ReadableStream }).on('line', (line) => {
				said.push(line);
				if (line.includes('Ctrl-C ends everything')) resolve();
			});
	});
}

const freePorts = async () => [String(await freePort()), String(await freePort())] as const;

/** Starts the copy with nothing configured; ports alone are given, as the usual ones may be taken. */
async function start([port, sandboxPort]: readonly [string, string]): Promise<Started> {
	const said: string[] = [];
	const child = spawn(process.execPath, ['sandbox/start.mjs'], {
		cwd: copy.folder,
		// Without a PATH nothing can be installed, so that the copy never touches the packages it shares.
		env: { PATH: '', PORT: port, SANDBOX_PORT: sandboxPort },
		stdio: ['ignore', 'pipe', 'pipe'],
	});
	await greeted(child, said);
	const end = async () => {
		child.kill('SIGTERM');
		const [code] = await once(child, 'exit');
		return code as number | null;
	};
	return { site: `http://localhost:${port}`, sandbox: `http://127.0.0.1:${sandboxPort}`, said, end };
}

const secretsOf = async () => parseEnv(await readFile(join(copy.folder, '.sandbox/env'), 'utf8'));

describe('R21 the start command with nothing configured', () => {
	test('brings up the site, its functions and the services', async () => {
		expect((await call('/', { site: first.site })).status).toBe(200);
		const health = await call('/api/health', { site: first.site });
		expect([health.status, health.body.data]).toEqual([
			200,
			{ upstreams: { account: 'up', cms: 'up', merch: 'up', 'bot-check': 'up' } },
		]);
		const jar = createJar();
		expect((await signIn(players.mira, jar, { site: first.site })).status).toBe(200);
		const profile = await call('/api/account/profile', { jar, site: first.site });
		expect(profile.body.data).toHaveProperty('user.username', 'mira');
		expect((await fetch(first.sandbox)).status).toBe(200);
	});

	test('says where everything is and who can sign in, and no secret', async () => {
		const said = first.said.join('\n');
		expect(said).toContain(first.site);
		expect(said).toContain(`The desk   ${first.sandbox}`);
		expect(said).toContain('Lantern7Keep');
		for (const secret of Object.values(await secretsOf())) expect(said).not.toContain(secret);
	});

	test('makes secrets of its own, in a file that git leaves out and nobody else may read', async () => {
		const secrets = await secretsOf();
		expect(Object.keys(secrets).length).toBeGreaterThanOrEqual(6);
		const values = Object.values(secrets);
		expect(new Set(values).size).toBe(values.length);
		for (const value of values) expect(value?.length).toBeGreaterThanOrEqual(32);
		expect(copy.ignores('.sandbox/env')).toBe(true);
		expect((await stat(join(copy.folder, '.sandbox/env'))).mode & 0o077).toBe(0);
	});

	test('keeps secrets, players and sessions over the next start', { timeout: longest }, async () => {
		const before = await secretsOf();
		const jar = createJar();
		await signIn(players.mira, jar, { site: first.site });
		// It builds again in the background: an end in the middle of that is no fault.
		expect(await first.end()).toBe(0);
		expect(first.said.join('\n')).not.toMatch(/error|failed/i);
		first = await start(ports);
		expect(await secretsOf()).toEqual(before);
		const profile = await call('/api/account/profile', { jar, site: first.site });
		expect(profile.body.data).toHaveProperty('user.username', 'mira');
	});

	test('builds before it serves at first and after a change of configuration, else serves what it has', {
		timeout: 2 * longest,
	}, async () => {
		const builds = ({ said }: Started) => said.some((line) => line.startsWith('Building the site'));
		expect(builds(first)).toBe(false);
		expect((await call('/', { site: first.site })).status).toBe(200);
		await first.end();
		ports = await freePorts();
		first = await start(ports);
		expect(builds(first)).toBe(true);
		await first.end();
		await rm(join(copy.folder, '.sandbox/site'));
		first = await start(ports);
		expect(builds(first)).toBe(true);
	});
});
