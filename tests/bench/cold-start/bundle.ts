import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { zipFunctions } from '@netlify/zip-it-and-ship-it';
import { zipSync } from 'fflate';

/** A function as the platform gets it: its own code in one file, and the packages that it imports beside that. */
export interface Bundle {
	name: string;
	/** The address of the file that exports it. */
	file: string;
	/** Whether it turns the markup of editors into HTML, for which large packages are loaded. */
	hasMarkup: boolean;
	files: number;
	zippedKilobytes: number;
	answers(path: string): boolean;
}

type Zipped = Awaited<ReturnType<typeof zipFunctions>>[number];

function bundleOf({ name, mainFile, path: folder, routes = [] }: Zipped): Bundle {
	const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
	const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
	const contents = paths.map((path) => [relative(folder, path), readFileSync(path)] as const);
	return {
		name,
		file: pathToFileURL(join(folder, relative('.', mainFile).replace(/\.ts$/, '.mjs'))).href,
		hasMarkup: paths.some((path) => path.includes('/node_modules/hast-util-sanitize/')),
		files: paths.length,
		zippedKilobytes: Math.round(zipSync(Object.fromEntries(contents)).length / 1024),
		answers: (path) =>
			routes.some((route) =>
				'literal' in route ? route.literal === path : new RegExp(route.expression).test(path),
			),
	};
}

/** Bundles the functions of folders as netlify-cli does, into one that goes when the process ends. */
export async function bundle(folders: readonly string[]): Promise<Bundle[]> {
	const target = mkdtempSync(join(tmpdir(), 'cold-'));
	process.once('exit', () => rmSync(target, { recursive: true, force: true }));
	const options = { archiveFormat: 'none', basePath: resolve('.') } as const;
	return (await zipFunctions([...folders], target, options)).map(bundleOf);
}
