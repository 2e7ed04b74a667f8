import { execFileSync } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, realpath, rm, symlink, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/** What a clone would not have, or what belongs to it alone. */
const absent = new Set([
	'.git',
	'.sandbox',
	'.astro',
	'.netlify',
	'.env',
	'dist',
	'node_modules',
	'test-results',
]);
const leftOut = new Set(
	[...absent, 'tests/.run', 'editor/dist', 'editor/decap/node_modules'].map((name) => resolve(name)),
);

/** A clone of the project as it stands, installed, in a folder of its own. */
export interface OwnCopy {
	folder: string;
	/** Whether git would leave a file of the copy out. */
	ignores(path: string): boolean;
	remove(): Promise<void>;
}

export async function copyProject(): Promise<OwnCopy> {
	const folder = await mkdtemp(join(tmpdir(), 'copy-'));
	await cp(resolve('.'), folder, {
		recursive: true,
		filter: (source) => !leftOut.has(source),
	});
	await symlink(resolve('node_modules'), join(folder, 'node_modules'));
	// The packages count as installed for as long as they are younger than the lock file.
	await utimes(join(folder, 'package-lock.json'), 0, 0);
	const git = (...rest: string[]) => execFileSync('git', rest, { cwd: folder, stdio: 'pipe' }).toString();
	git('init', '--quiet');
	return {
		folder,
		ignores: (path) => git('ls-files', '--others', '--ignored', '--exclude-standard', '--', path) !== '',
		remove: () => rm(folder, { recursive: true, force: true }),
	};
}

/** Vite keeps what it prepares beside the packages; the copy must not share that with whoever develops meanwhile. */
export async function linkPackages(folder: string): Promise<void> {
	const packages = await realpath(join(folder, 'node_modules'));
	await rm(join(folder, 'node_modules'));
	await mkdir(join(folder, 'node_modules'));
	const names = (await readdir(packages)).filter((name) => name !== '.vite');
	await Promise.all(names.map((name) => symlink(join(packages, name), join(folder, 'node_modules', name))));
}
