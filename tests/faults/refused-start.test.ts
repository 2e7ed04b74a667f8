import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, cp, mkdir, mkdtemp, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { freePort } from '../../sandbox/processes.ts';

let data: string;
let neighbour: Server;
let ports: { PORT: string; SANDBOX_PORT: string };

beforeAll(async () => {
	data = await mkdtemp(join(tmpdir(), 'refused-'));
	const [port, sandboxPort, taken] = [await freePort(), await freePort(), await freePort()];
	ports = { PORT: String(port), SANDBOX_PORT: String(sandboxPort) };
	neighbour = createServer().listen(taken);
	await once(neighbour, 'listening');
});
afterAll(async () => {
	neighbour.close();
	await rm(data, { recursive: true, force: true });
});

const takenPort = () => String((neighbour.address() as { port: number }).port);

interface Start {
	/** What Node is told before the command. */
	options?: string[];
	environment?: Record<string, string>;
}

/** Runs the start command, and gives its exit code with the lines that it said. */
async function start({ options = [], environment }: Start): Promise<[code: number | null, lines: string[]]> {
	const child = spawn(process.execPath, [...options, 'sandbox/start.mjs'], {
		// Without a PATH nothing can be installed.
		env: { PATH: '', SANDBOX_DATA: data, ...ports, ...environment },
		timeout: 30_000,
	});
	let said = '';
	for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said += chunk));
	const [code] = await once(child, 'close');
	return [code, said.trimEnd().split('\n')];
}

/** Options that have Node say other things about itself. */
function pretending(values: Partial<Record<keyof NodeJS.Process, string>>): string[] {
	const lines = Object.entries(values).map(
		([name, value]) => `Object.defineProperty(process, ${JSON.stringify(name)}, { value: "${value}" });`,
	);
	return ['--import', `data:text/javascript,${encodeURIComponent(lines.join(''))}`];
}

describe('R21 the start command refuses before it starts anything', () => {
	test('a port that is taken', async () => {
		const line = `Port ${takenPort()} is in use. Free it, or set PORT to another one.`;
		expect(await start({ environment: { PORT: takenPort() } })).toEqual([1, [line]]);
	});

	test('a port of this machine’s own address alone', async () => {
		const other = createServer().listen(0, '127.0.0.1');
		await once(other, 'listening');
		const taken = String((other.address() as { port: number }).port);
		const said = await start({ environment: { PORT: taken } });
		other.close();
		expect(said).toEqual([1, [`Port ${taken} is in use. Free it, or set PORT to another one.`]]);
	});

	test('a folder that another run works in', async () => {
		const shared = join(data, 'shared');
		await mkdir(shared);
		await writeFile(join(shared, 'port'), takenPort());
		const line = `${shared} is in use by what runs on port ${takenPort()}. End that, or set SANDBOX_DATA to another folder.`;
		expect(await start({ environment: { SANDBOX_DATA: shared } })).toEqual([1, [line]]);
	});

	test('one port for the site and for the sandbox', async () => {
		const line = `PORT and SANDBOX_PORT are both ${ports.PORT}. Set one of them to another port.`;
		expect(await start({ environment: { SANDBOX_PORT: ports.PORT } })).toEqual([1, [line]]);
	});

	test('variables that are malformed, each by its name and none by its secret', async () => {
		const environment = { CMS_URL: 'cms.studio.example', SESSION_KEYS: 'tooshort-8f3a' };
		const [code, lines] = await start({ environment });
		expect(code).toBe(1);
		expect(lines).toEqual([
			expect.stringMatching(/^CMS_URL is "cms\.studio\.example"; it should be /),
			expect.stringMatching(/^SESSION_KEYS is malformed; it should be /),
		]);
	});

	test('Windows itself, where the links of the releases would need an administrator', async () => {
		const [code, lines] = await start({ options: pretending({ platform: 'win32' }) });
		expect([code, lines]).toEqual([1, [expect.stringMatching(/^On Windows .+ WSL/)]]);
	});

	test('a Node that is too old', async () => {
		const [code, lines] = await start({ options: pretending({ version: 'v18.20.8' }) });
		expect([code, lines]).toEqual([1, ['Node 20 or newer is needed; this is v18.20.8.']]);
	});
});

describe('the packages that npm is asked for', () => {
	let folder: string;
	let programs: string;
	const scripts = ['sandbox/setup.mjs', 'sandbox/start.mjs', 'tests/run.mjs'];
	beforeEach(async () => {
		folder = await mkdtemp(join(tmpdir(), 'setup-'));
		for (const file of ['package.json', 'package-lock.json', ...scripts]) await cp(file, join(folder, file));
		programs = join(folder, 'programs');
		await mkdir(programs);
		await writeFile(
			join(programs, 'npm'),
			`#!${process.execPath}\nconsole.log('npm', ...process.argv.slice(2));\n`,
		);
		await chmod(join(programs, 'npm'), 0o755);
	});
	afterEach(() => rm(folder, { recursive: true, force: true }));

	/** Runs a command of the copy, and gives what npm was asked first and what it said of the outcome. */
	async function run(command: string): Promise<{ asked: string | undefined; refusal: string }> {
		const child = spawn(process.execPath, [join(folder, command)], {
			env: { PATH: programs },
		});
		let [said, refusal] = ['', ''];
		child.stdout.on('data', (chunk) => (said += chunk));
		child.stderr.on('data', (chunk) => (refusal += chunk));
		expect(await once(child, 'close')).toEqual([1, null]);
		return { asked: /^npm (\w+(?: --no-save)? --\w+=dev) /m.exec(said)?.[1], refusal };
	}

	/** Lays a file where npm or a package would have it. */
	async function lay(path: string): Promise<void> {
		const file = join(folder, 'node_modules', path);
		await mkdir(dirname(file), { recursive: true });
		await writeFile(file, '{}');
	}

	async function layDevPackages(): Promise<void> {
		const { devDependencies } = JSON.parse(await readFile('package.json', 'utf8'));
		await Promise.all(Object.keys(devDependencies).map((name) => lay(join(name, 'package.json'))));
	}

	test('none, where there is no npm', async () => {
		await rm(join(programs, 'npm'));
		const { asked, refusal } = await run('sandbox/start.mjs');
		expect(asked).toBeUndefined();
		expect(refusal).toBe('npm, which comes with Node, could not be run: spawnSync npm ENOENT\n');
	});

	test('a start asks for those of a running site, and says that not all of them came', async () => {
		const { asked, refusal } = await run('sandbox/start.mjs');
		expect(asked).toBe('ci --omit=dev');
		expect(refusal).toMatch(/^npm has installed nothing at .+, which the project needs\./);
	});

	test('the tests ask for all', async () => {
		expect((await run('tests/run.mjs')).asked).toBe('ci --include=dev');
	});

	test('the tests add to those that a start has installed', async () => {
		await lay('.package-lock.json');
		await lay('node/bin/node');
		expect((await run('tests/run.mjs')).asked).toBe('install --no-save --include=dev');
	});

	test('a start after an update of the project keeps those of the tests', async () => {
		await lay('.package-lock.json');
		await layDevPackages();
		await utimes(join(folder, 'node_modules/.package-lock.json'), 0, 0);
		await utimes(join(folder, 'package-lock.json'), 1, 1);
		expect((await run('sandbox/start.mjs')).asked).toBe('install --no-save --include=dev');
	});
});
