import { spawnSync } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { copyProject, type OwnCopy } from '../support/own-copy.ts';

let copy: OwnCopy;
beforeAll(async () => {
	copy = await copyProject();
});
afterAll(() => copy?.remove());

/** How the linter ends for a folder with a file that it would write otherwise. */
async function lint(folder: string): Promise<number | null> {
	await mkdir(join(copy.folder, folder), { recursive: true });
	await writeFile(join(copy.folder, folder, 'lowtide.json'), '{"platforms":["PC",\n"Switch"]}');
	const biome = 'node_modules/@biomejs/biome/bin/biome';
	const options = ['check', '--error-on-warnings', '--no-errors-on-unmatched', folder];
	return spawnSync(process.execPath, [biome, ...options], { cwd: copy.folder }).status;
}

test('the linter leaves a folder of content to its editors, and no other folder', async () => {
	expect([await lint('content/games'), await lint('games')]).toEqual([0, 1]);
});
