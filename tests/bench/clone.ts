import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The environment of somebody who has just come: nothing of this project is set, and its Node is not on PATH. */
export function freshEnvironment(): NodeJS.ProcessEnv {
	const path = (process.env.PATH ?? '').split(':').filter((folder) => !folder.includes('node_modules'));
	return { PATH: path.join(':'), HOME: process.env.HOME };
}

/** Clones the last commit into a folder of its own, which the function that comes back removes. */
export function clone(): { folder: string; remove: () => void } {
	const folder = mkdtempSync(join(tmpdir(), 'clone-'));
	execFileSync('git', ['clone', '--quiet', '.', folder]);
	return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
