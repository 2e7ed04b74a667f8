// Runs on Node 20 with nothing installed, and says so on an older one: plain JavaScript, Node's own modules only.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));
const node = join(root, 'node_modules/node/bin/node');
/** npm writes it when everything is in place. */
const installed = join(root, 'node_modules/.package-lock.json');

/** The packages of tests and tools that are not there. */
function missingDevPackages() {
	const { devDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
	const folders = Object.keys(devDependencies).map((name) => join(root, 'node_modules', name));
	return folders.filter((folder) => !existsSync(join(folder, 'package.json')));
}

const missing = ({ dev }) =>
	[installed, node].filter((path) => !existsSync(path)).concat(dev ? missingDevPackages() : []);

function isInstalled(options) {
	if (missing(options).length > 0) return false;
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

/** `npm ci` is quicker, but begins by deleting all packages: what is there already is added to instead. */
function npmCommand(dev) {
	if (!existsSync(installed)) return ['ci', dev ? '--include=dev' : '--omit=dev'];
	return ['install', '--no-save', dev || missingDevPackages().length === 0 ? '--include=dev' : '--omit=dev'];
}

/**
 * Installs the pinned packages where they are missing or older than the lock file.
 * @param options with `dev` also those of tests and tools; without, those of a running site, which is quicker
 */
export function ensureInstalled({ dev }) {
	refuseMachine();
	if (isInstalled({ dev })) return;
	const start = performance.now();
	console.log(`Installing packages, which takes ${dev ? 'one to three minutes' : 'about half a minute'} ...`);
	// Whatever npm is told elsewhere: the pinned Node is installed by a script, on a Node that is older.
	const options = [
		'--ignore-scripts=false',
		'--engine-strict=false',
		'--no-audit',
		'--no-fund',
		'--loglevel=error',
	];
	const { status, error } = spawnSync('npm', [...npmCommand(dev), ...options], {
		cwd: root,
		stdio: 'inherit',
	});
	if (error) refuse(`npm, which comes with Node, could not be run: ${error.message}`);
	if (status !== 0) refuse('The packages could not be installed; npm says why above.', status ?? 1);
	const [lacking] = missing({ dev });
	if (lacking) refuse(`npm has installed nothing at ${lacking}, which the project needs.`);
	console.log(`Packages installed in ${Math.round((performance.now() - start) / 1000)} s.`);
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
