import { spawn } from 'node:child_process';
import { copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { endWithTests } from '../support/end-with-tests.ts';
import { eventually } from '../support/eventually.ts';
import { keys, startMailServer, startSite } from '../support/real-services.ts';

const root = resolve(import.meta.dirname, '../..');
const watch = 'services/shared/end-with-npm.ts';

/** A program in the place of a built preview, which says where it answers. */
const anyPreview = `import { createServer } from 'node:http';
const server = createServer((request, response) => response.end()).listen(0, '127.0.0.1', () => {
	console.log(\`ready at http://127.0.0.1:\${server.address().port},\`);
});`;

let folder: string;
let site: Awaited<ReturnType<typeof startSite>>;
let mails: Awaited<ReturnType<typeof startMailServer>>;

beforeAll(async () => {
	folder = await mkdtemp(join(tmpdir(), 'npm-'));
	[site, mails] = await Promise.all([startSite(), startMailServer()]);
	for (const path of ['dist.preview/server', dirname(watch)])
		await mkdir(join(folder, path), { recursive: true });
	for (const path of ['package.json', watch]) await copyFile(join(root, path), join(folder, path));
	await writeFile(join(folder, 'dist.preview/server/entry.mjs'), anyPreview);
});

afterAll(async () => {
	await Promise.all([site?.close(), mails?.close()]);
	await rm(folder, { recursive: true, force: true });
});

function endGroup(leader: number): void {
	try {
		process.kill(-leader, 'SIGKILL');
	} catch {
		// All of it has ended.
	}
}

interface Started {
	script: string;
	cwd: string;
	environment: Record<string, string>;
}

/** Starts a script by npm as a shell does; gives the process of npm and where the script answers. */
async function runByNpm({ script, cwd, environment }: Started) {
	const child = spawn('npm', ['run', script], {
		cwd,
		env: { PATH: dirname(process.execPath) + delimiter + process.env.PATH, HOME: folder, ...environment },
		stdio: ['ignore', 'pipe', 'inherit'],
		// A group of its own, of which nothing is left behind whatever the test finds.
		detached: true,
	});
	const { pid = 0 } = endWithTests(child);
	onTestFinished(() => endGroup(pid));
	const origin = await new Promise<string>((found, fail) => {
		let said = '';
		child.stdout.on('data', (chunk) => {
			said += chunk;
			const [, url] = /ready at (http:\S+),/.exec(said) ?? [];
			if (url) found(url);
		});
		child.once('close', (code) => fail(new Error(`npm ended with ${code}: ${said}`)));
	});
	return { npm: child, origin };
}

const started: Record<string, () => Started> = {
	services: () => ({
		script: 'services',
		cwd: root,
		environment: {
			...{ ...keys, SITE_URL: site.url, SMTP_URL: mails.url, MERCH_URL: site.url, PASSWORD_COST: 'least' },
			...{ SERVICES_URL: 'https://services.studio.example', SERVICES_PORT: '0' },
			...{ SERVICES_DATA: join(folder, 'data'), MAIL_FROM: 'hello@studio.example' },
		},
	}),
	preview: () => ({ script: 'preview', cwd: folder, environment: {} }),
};

describe.each(Object.keys(started))('[SV-09] npm run %s', (name) => {
	// Asked to end, its terminal closed, or killed for want of memory.
	test.each(['SIGTERM', 'SIGHUP', 'SIGKILL'] as const)('ends when npm does, by %s', async (signal) => {
		const { npm, origin } = await runByNpm((started[name] as () => Started)());
		expect((await fetch(`${origin}/health`)).status).toBe(200);
		npm.kill(signal);
		await eventually(() => expect(fetch(`${origin}/health`)).rejects.toThrow());
	});
});
