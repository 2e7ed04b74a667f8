import { execFileSync } from 'node:child_process';
import {
	cpSync,
	existsSync,
	mkdirSync,
	mkdtempSync,
	readFileSync,
	symlinkSync,
	writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import type { Mutant } from './draw.ts';
import { switchable } from './switchable.ts';

const filesOfProject = () =>
	execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' })
		.split('\0')
		.filter((path) => path && existsSync(path));

/** The project as it stands in a folder of its own, installed, with every mutant in its file. */
export function copyWith(mutants: readonly Mutant[]): string {
	const folder = mkdtempSync(join(tmpdir(), 'mutants-'));
	for (const path of filesOfProject()) {
		mkdirSync(join(folder, dirname(path)), { recursive: true });
		cpSync(path, join(folder, path));
	}
	symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
	for (const { path, number, ...change } of mutants) {
		const text = readFileSync(path, 'utf8');
		writeFileSync(join(folder, path), switchable(text, number, change));
	}
	return folder;
}
