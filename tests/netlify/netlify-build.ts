import { execFile } from 'node:child_process';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { unzipSync } from 'fflate';
import { parse } from 'smol-toml';
import { ownProject } from './own-project.ts';

/** A function as the platform is told of it. */
export interface BuiltFunction {
	name: string;
	/** The bundle, a zip file. */
	path: string;
	runtimeVersion: string;
	routes?: { pattern: string; prefer_static?: boolean }[];
}

/** What the platform understood of the rules beside the pages. */
interface BuiltConfig {
	build: { publish: string };
	headers: { for: string; values: Record<string, string> }[];
	redirects: { from: string; to: string; status: number; force: boolean; query?: Record<string, string> }[];
}

export interface NetlifyBuild {
	/** What it printed. */
	said: string;
	folder: string;
	config: BuiltConfig;
	functions: BuiltFunction[];
	remove(): Promise<void>;
}

const program = resolve('node_modules/netlify-cli/bin/run.js');

/** The files in a function's bundle. */
export async function filesOf({ path }: BuiltFunction): Promise<Record<string, Uint8Array>> {
	return unzipSync(await readFile(path));
}

/** Has `npm run build` take pages that are built already: their own build has tests elsewhere, and takes minutes. */
async function takePages(folder: string, dist: string): Promise<void> {
	const file = join(folder, 'package.json');
	const description = JSON.parse(await readFile(file, 'utf8'));
	description.scripts.build = `cp -RL ${JSON.stringify(resolve(dist))} dist`;
	await writeFile(file, JSON.stringify(description));
}

async function writeFiles(folder: string, files: Record<string, string>): Promise<void> {
	for (const [name, text] of Object.entries(files)) {
		await mkdir(dirname(join(folder, name)), { recursive: true });
		await writeFile(join(folder, name), text);
	}
}

/**
 * Builds for the platform with its own program, in a copy of the project around a built site.
 * @param files further files of the project
 */
export async function netlifyBuild(dist: string, files: Record<string, string>): Promise<NetlifyBuild> {
	const folder = await ownProject();
	await takePages(folder, dist);
	await writeFiles(folder, files);
	const { stdout } = await promisify(execFile)(process.execPath, [program, 'build', '--offline'], {
		cwd: folder,
		env: { ...process.env, CONTEXT: 'production', NETLIFY_TELEMETRY_DISABLED: '1' },
		maxBuffer: 20_000_000,
	});
	const read = (name: string) => readFile(join(folder, '.netlify', name), 'utf8');
	return {
		said: stdout,
		folder,
		config: parse(await read('netlify.toml')) as unknown as BuiltConfig,
		functions: JSON.parse(await read('functions/manifest.json')).functions,
		remove: () => rm(folder, { recursive: true, force: true }),
	};
}
