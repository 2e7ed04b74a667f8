// Runs on Node 20 with nothing installed, and says so on an older one: plain JavaScript, Node's own modules only.
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

function refuse(message, code = 1) {
	console.error(message);
	process.exit(code);
}

function refuseMachine() {
	if (Number.parseInt(process.version.slice(1), 10) < 20)
		refuse(`Node 20 or newer is needed; this is ${process.version}.`);
	if (process.platform === 'win32')
		refuse('On Windows this runs in WSL only: https://learn.microsoft.com/windows/wsl/install');
}

/** Installs the pinned packages where they are missing or older than the lock file. */
export function ensureInstalled() {
	refuseMachine();
	if (isInstalled()) return;
	console.log('Installing packages, which takes some minutes ...');
	// Whatever npm is told elsewhere: the pinned Node is installed for development, by a script.
	const all = ['--include=dev', '--ignore-scripts=false'];
	const options = ['--no-audit', '--no-fund', '--loglevel=error', ...all];
	const { status, error } = spawnSync('npm', ['ci', ...options], { cwd: root, stdio: 'inherit' });
	if (error) refuse(`npm, which comes with Node, could not be run: ${error.message}`);
	if (status !== 0) refuse('The packages could not be installed; npm says why above.', status ?? 1);
	if (!isInstalled())
		refuse(`npm has not installed the Node that the project pins, which should be ${node}.`);
}

/** Goes on with the Node that the project pins; the process ends as that one does. */
export function continueWith(entry) {
	const environment = { ...process.env, PATH: `${dirname(node)}${delimiter}${process.env.PATH}` };
	const child = spawn(node, [join(root, entry), ...process.argv.slice(2)], {
		cwd: root,
		stdio: 'inherit',
		env: environment,
	});
	for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
	child.on('exit', (code, signal) => process.exit(code ?? (signal ? 0 : 1)));
}
