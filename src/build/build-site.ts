import { spawn } from 'node:child_process';
import { rename, rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

const astro = fileURLToPath(import.meta.resolve('astro/package.json')).replace(
	'package.json',
	'bin/astro.mjs',
);

/**
 * The program that builds, for Node. Pages are short-lived and large: with more room for what is new, less of it is looked
 * through; and what has gone is given back before its room has grown to a multiple of what stays.
 */
export const builder = ['--max-semi-space-size=32', '--heap-growing-percent=40', astro, 'build'];

function runAstro(out: string, environment: NodeJS.ProcessEnv, output: 'inherit' | 'pipe'): Promise<string> {
	const child = spawn(process.execPath, builder, {
		env: { ...environment, NODE_ENV: 'production', OUT_DIR: out },
		stdio: ['ignore', output, output],
	});
	let said = '';
	child.stdout?.on('data', (chunk) => (said += chunk));
	child.stderr?.on('data', (chunk) => (said += chunk));
	return new Promise((resolve, reject) => {
		child.once('close', (code) => (code === 0 ? resolve(said) : reject(new BuildError(said))));
	});
}

/** A build that failed, with what it printed; the folder it was for is as it was before. */
export class BuildError extends Error {
	override name = 'BuildError';
}

/** What a build said of the content. */
const contentSummaryIn = (said: string) => /^Content: .*(?:\n {2}.*)*/m.exec(said)?.[0] ?? '';

/**
 * Builds the site into a folder. The new site takes the place of the old one only when it is complete. LAST_DIST is the
 * folder of the last good build, where that is another one.
 * @param output `inherit` shows what the build prints, `pipe` keeps it for the error and shows what concerns editors
 */
export async function buildSite(
	out: string,
	environment: NodeJS.ProcessEnv,
	output: 'inherit' | 'pipe' = 'inherit',
): Promise<void> {
	const next = `${out}.next`;
	const old = `${out}.old`;
	try {
		const said = await runAstro(next, { LAST_DIST: out, ...environment }, output);
		if (output === 'pipe') console.log(contentSummaryIn(said));
		await rm(old, { recursive: true, force: true });
		await rename(out, old).catch((error: NodeJS.ErrnoException) => {
			if (error.code !== 'ENOENT') throw error;
		});
		await rename(next, out);
	} finally {
		await rm(next, { recursive: true, force: true });
		await rm(old, { recursive: true, force: true });
	}
}
