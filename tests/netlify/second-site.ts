import { execFile } from 'node:child_process';
import { constants, existsSync, readFileSync } from 'node:fs';
import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import type { BuiltFunction } from './netlify-build.ts';

const run = promisify(execFile);

/** What a second site is built of: of the repository all but what holds builds and tests. */
const parts = ['content', 'i18n', 'preview', 'public', 'src', 'editor/netlify.toml', 'netlify.toml'];
const files = ['package.json', 'tsconfig.json', 'astro-i18next.config.ts', 'astro.config.mjs'];
const configurations = ['astro.preview.config.mjs', 'astro.preview-netlify.config.mjs'];

/** The packages of an install without those for development, as `NPM_FLAGS` of a site at Netlify says. */
function productionPackages(): string[] {
	const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
		packages: Record<string, { dev?: boolean; devOptional?: boolean }>;
	};
	const isOuter = (path: string) => path.startsWith('node_modules/') && !path.includes('/node_modules/');
	return Object.entries(packages)
		.filter(([path, { dev, devOptional }]) => isOuter(path) && !dev && !devOptional && existsSync(path))
		.map(([path]) => path);
}

/** A copy of the project with its packages: the platform's tools follow no links out of it. */
export async function copyForSecondSite(): Promise<string> {
	const folder = await mkdtemp(join(tmpdir(), 'second-site-'));
	const options = { recursive: true, verbatimSymlinks: true, mode: constants.COPYFILE_FICLONE };
	const all = [...parts, ...files, ...configurations, 'node_modules/.bin', ...productionPackages()];
	for (const part of all) await cp(part, join(folder, part), options);
	return folder;
}

/** What the platform understands of a site by the package directory that it is set to. */
export async function readSecondSite(folder: string, packagePath: string) {
	const program = resolve('node_modules/@netlify/config/bin.js');
	const where = ['--cwd', folder, '--repositoryRoot', folder, '--packagePath', packagePath];
	const { stdout } = await run(process.execPath, [program, '--offline', ...where]);
	return JSON.parse(stdout).config.build as { command: string; publish: string };
}

/** Has the platform's own program build a site by its package directory; gives its functions. */
export async function buildSecondSite(
	folder: string,
	packagePath: string,
	environment: NodeJS.ProcessEnv,
): Promise<BuiltFunction[]> {
	const program = resolve('node_modules/@netlify/build/bin.js');
	const where = ['--cwd', folder, '--repositoryRoot', folder, '--packagePath', packagePath];
	const env = { ...environment, NETLIFY_TELEMETRY_DISABLED: '1' };
	await run(process.execPath, [program, '--offline', ...where], { cwd: folder, env, maxBuffer: 20_000_000 });
	const manifest = await readFile(join(folder, packagePath, '.netlify/functions/manifest.json'), 'utf8');
	return JSON.parse(manifest).functions;
}

/** Removes the copy. */
export const removeSecondSite = (folder: string) => rm(folder, { recursive: true, force: true });
