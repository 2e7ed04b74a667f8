import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** The package of its own that Decap is installed in. */
export const decap = join(import.meta.dirname, 'decap');

/** Installs Decap where it is not: it is large, and most who work on the site do without. */
export function ensureInstalled(): void {
	if (existsSync(join(decap, 'node_modules/decap-cms/package.json'))) return;
	console.log('Installing the editor, once: about 400 MB in editor/decap/node_modules.');
	const { status } = spawnSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], {
		cwd: decap,
		stdio: 'inherit',
		shell: process.platform === 'win32',
	});
	if (status !== 0) throw new Error('The editor could not be installed.');
}
