import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { localEnvironment } from '../../sandbox/environment.ts';
import { copyProject, type OwnCopy } from '../support/own-copy.ts';
import { type Fault, type OwnSandbox, ownSandbox } from '../support/sandbox.ts';

let copy: OwnCopy;
let sandbox: OwnSandbox;
beforeAll(async () => {
	[copy, sandbox] = await Promise.all([copyProject(), ownSandbox()]);
	await mkdir(join(copy.folder, 'dist'));
	await writeFile(join(copy.folder, 'dist/index.html'), 'the last good site');
});
afterAll(async () => {
	await sandbox?.close();
	await copy?.remove();
});

/** Runs the build command in the copy; it has half as long again as a build that fails may take. */
async function build(): Promise<{ code: number | null; said: string }> {
	const configured = localEnvironment({ SANDBOX_DATA: join(copy.folder, '.sandbox') });
	const services = {
		...{ CMS_URL: `${sandbox.origin}/cms`, MERCH_URL: `${sandbox.origin}/merch` },
		...{ JOBS_SOURCE: 'greenhouse', JOBS_BOARD: 'demo', JOBS_URL: `${sandbox.origin}/ats/greenhouse` },
	};
	const child = spawn(resolve('node_modules/node/bin/node'), ['src/build/build.main.ts'], {
		cwd: copy.folder,
		env: { PATH: process.env.PATH, ...configured, ...services },
		timeout: 90_000,
	});
	let said = '';
	for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said += chunk));
	const [code] = await once(child, 'close');
	return { code, said };
}

const faults: Fault[] = [
	// Longer than any request of a build waits.
	{ service: 'ats', mode: 'slow:11000' },
	{ service: 'cms', mode: 'status:503' },
	{ service: 'cms', mode: 'hang' },
	{ service: 'cms', mode: 'body', body: '[]' },
];

test.each(faults)(
	'R01 the build command fails where the $service answers $mode, and dist stays',
	{
		timeout: 120_000,
	},
	async (fault) => {
		await sandbox.faults(fault);
		const { code, said } = await build();
		expect(code).toBe(1);
		expect(said).toContain('The build failed; dist is as it was before.');
		expect(said).toMatch(/CMS collection "[a-z-]+": .+, from http/);
		if (fault.service === 'ats') expect(said).toMatch(/did not answer in time, from http.+\/ats\/greenhouse/);
		expect(await readdir(join(copy.folder, 'dist'))).toEqual(['index.html']);
		expect(await readFile(join(copy.folder, 'dist/index.html'), 'utf8')).toBe('the last good site');
	},
);
