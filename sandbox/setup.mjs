// Runs on Node 20 with nothing installed: plain JavaScript, Node's own modules only.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));
const node = join(root, 'node_modules/node/bin/node');
const installed = join(root, 'node_modules/.package-lock.json');

function isInstalled() {
	if (!existsSync(installed) || !existsSync(node)) return false;
	return statSync(installed).mtimeMs >= statSync(join(root, 'package-lock.json')).mtimeMs;
}

/** Installs the pinned packages where they are missing or older than the lock file. */
export function ensureInstalled() {
	if (isInstalled()) return;
	console.log('Installing packages ...');
	const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
	const { status } = spawnSync(npm, ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
		cwd: root,
		stdio: 'inherit',
	});
	if (status !== 0) {
		console.error('The packages could not be installed; npm says why above.');
		process.exit(status ?? 1);
	}
}

/** Goes on with the Node that the project pins; the process ends as that one does. */
export function continueWith(entry) {
	const environment = { ...process.env, PATH: `${dirname(node)}${delimiter}${process.env.PATH}` };
	const child = spawn(node, [join(root, entry), ...process.argv.slice(2)], {
		cwd: root,
		stdio: 'inherit',
		env: environment,
	});
	for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
	child.on('exit', (code, signal) => process.exit(code ?? (signal ? 0 : 1)));
}
