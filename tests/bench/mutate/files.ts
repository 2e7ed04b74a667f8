import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import type { SourceFile } from './draw.ts';

/** What runs when the site does: the rest only builds pages, where a change cannot be switched. */
const entries = [
	'functions/*.ts',
	'sandbox/services/main.ts',
	'services/main.ts',
	'src/features/**/*.{island,client}.{ts,tsx}',
];
/** What only development shows, and the demo's own data. */
const leftOut = /^src\/features\/kit\/|^sandbox\/services\/players\//;

const { imports: aliases } = JSON.parse(readFileSync('package.json', 'utf8')) as {
	imports: Record<string, string>;
};

function resolve(specifier: string, from: string): string {
	if (specifier.startsWith('.')) return join(dirname(from), specifier);
	for (const [alias, target] of Object.entries(aliases)) {
		const [before = '', after] = alias.split('*');
		if (after === undefined ? specifier === alias : specifier.startsWith(before))
			return join(target.replace('*', specifier.slice(before.length)));
	}
	return '';
}

/** What a file imports, by its path. */
const known = new Map<string, string[]>();

function importsOf(file: SourceFile): string[] {
	const found = known.get(file.path) ?? readImports(file);
	known.set(file.path, found);
	return found;
}

function readImports({ path, text }: SourceFile): string[] {
	const runs = text.replaceAll(/^import type [^;]*;$/gm, '');
	return ts
		.preProcessFile(runs)
		.importedFiles.map(({ fileName }) => resolve(fileName, path))
		.filter((found) => /\.tsx?$/.test(found));
}

/** Some files with everything that they import, one after the other; what is left out leads nowhere. */
function withImports(
	paths: readonly string[],
	isLeftOut: (path: string) => boolean,
): Map<string, SourceFile> {
	const found = new Map<string, SourceFile>();
	const visit = (path: string) => {
		if (found.has(path) || isLeftOut(path) || !existsSync(path)) return;
		const file = { path, text: readFileSync(path, 'utf8') };
		found.set(path, file);
		importsOf(file).forEach(visit);
	};
	paths.forEach(visit);
	return found;
}

/** The project's files that run in functions, in services or in a page. */
export function runningFiles(): SourceFile[] {
	const found = withImports(globSync(entries).sort(), (path) => leftOut.test(path));
	return [...found.values()].sort((one, other) => (one.path < other.path ? -1 : 1));
}

/** The paths of everything that a file imports, and what that imports. */
export const importedBy = (path: string): ReadonlySet<string> =>
	new Set(withImports([path], () => false).keys());
