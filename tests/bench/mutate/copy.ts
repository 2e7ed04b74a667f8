import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import type { Mutant } from './draw.ts';
import { switchable } from './switchable.ts';

const filesOfProject = () =>
	execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' })
		.split('\0')
		.filter((path) => path && existsSync(path));

/** Of everything that a site is built of, with the mutants in it. */
function hashOf(paths: readonly string[], mutants: readonly Mutant[]): string {
	const hash = createHash('sha256').update(JSON.stringify(mutants));
	for (const path of paths.filter((path) => !/^(?:tests|docs)\//.test(path))) hash.update(readFileSync(path));
	return hash.digest('hex').slice(0, 16);
}

/**
 * The project as it stands in a folder of its own, installed, with every mutant in its file. It is the same folder, with
 * the sites that were built in it, for as long as nothing but tests changes.
 */
export function copyWith(mutants: readonly Mutant[]): string {
	const paths = filesOfProject();
	const folder = join(tmpdir(), `mutants-${hashOf(paths, mutants)}`);
	for (const path of paths) {
		mkdirSync(join(folder, dirname(path)), { recursive: true });
		cpSync(path, join(folder, path));
	}
	rmSync(join(folder, 'node_modules'), { force: true });
	symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
	for (const { path, number, ...change } of mutants) {
		const text = readFileSync(path, 'utf8');
		writeFileSync(join(folder, path), switchable(text, number, change));
	}
	return folder;
}
