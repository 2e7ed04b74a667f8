import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, posix, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { expect } from 'vitest';

/** The repository's own folder. */
export const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '');

/** A file as a guard sees it: its path from the repository's folder, and its text. */
export interface Source {
	path: string;
	text: string;
}

const neverWalked = new Set(['node_modules', '.git', '.astro', '.netlify', '.sandbox', 'dist', '.run']);

/** Content types of Strapi, which `npm run strapi` writes. */
const written = join(root, 'connect/strapi/project/src');

/** Every file below the folders, as paths from `base`; a folder that does not exist has none. What tools made is left out of the repository's own. */
export function walk(folders: readonly string[], base = root): string[] {
	const skipped = base === root ? neverWalked : new Set<string>();
	const found: string[] = [];
	const visit = (folder: string) => {
		for (const entry of readdirSync(folder, { withFileTypes: true })) {
			const full = join(folder, entry.name);
			if (skipped.has(entry.name) || full === written) continue;
			if (entry.isDirectory()) visit(full);
			else if (entry.isFile()) found.push(relative(base, full).replaceAll('\\', '/'));
		}
	};
	for (const folder of folders) {
		const full = resolve(base, folder);
		if (!existsSync(full)) continue;
		if (statSync(full).isDirectory()) visit(full);
		else found.push(folder);
	}
	return found.sort();
}

/** The text of one file of the repository. */
export function read(path: string): string {
	return readFileSync(join(root, path), 'utf8');
}

/** The files below the folders whose name ends in one of the endings, with their text. */
export function sources(folders: readonly string[], endings: readonly string[]): Source[] {
	return walk(folders)
		.filter((path) => endings.some((ending) => path.endsWith(ending)))
		.map((path) => ({ path, text: read(path) }));
}

/** Fails with every problem on a line of its own and what to do instead. */
export function expectNone(problems: readonly string[], instead: string): void {
	const shown = problems.slice(0, 60);
	const more = problems.length > shown.length ? [`... and ${problems.length - shown.length} more`] : [];
	if (problems.length > 0) expect.fail([...shown, ...more, '', instead].join('\n'));
}

/** A part of a text with the line it starts on, counted from 1. */
export interface Block {
	text: string;
	line: number;
}

const lineAt = (text: string, index: number) => text.slice(0, index).split('\n').length;

/** The script of an .astro file: its front matter and its script elements. */
export function astroScripts(text: string): Block[] {
	const blocks: Block[] = [];
	const matter = /^\s*---\r?\n([\s\S]*?)\r?\n---/.exec(text);
	if (matter) blocks.push({ text: matter[1] ?? '', line: 2 });
	for (const match of text.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)) {
		const src = /\bsrc="([^"]+)"/.exec(match[1] ?? '')?.[1];
		if (src) blocks.push({ text: `import '${src}';`, line: lineAt(text, match.index) });
		else blocks.push({ text: match[2] ?? '', line: lineAt(text, match.index) });
	}
	return blocks;
}

/** The style elements of an .astro file. */
export function astroStyles(text: string): Block[] {
	return [...text.matchAll(/<style\b[^>]*>([\s\S]*?)<\/style>/g)].map((match) => ({
		text: match[1] ?? '',
		line: lineAt(text, match.index),
	}));
}

/** The scripts of any source file, as TypeScript. */
export function scriptsOf(source: Source): Block[] {
	if (source.path.endsWith('.astro')) return astroScripts(source.text);
	return /\.(?:ts|tsx|mts|js|mjs)$/.test(source.path) ? [{ text: source.text, line: 1 }] : [];
}

/** A parsed script, with parents set. */
export function parse(text: string, path = 'sample.tsx'): ts.SourceFile {
	const kind = path.endsWith('.ts') ? ts.ScriptKind.TS : ts.ScriptKind.TSX;
	return ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, kind);
}

/** Calls `see` with every node of a tree. */
export function visit(node: ts.Node, see: (node: ts.Node) => void): void {
	see(node);
	node.forEachChild((child) => visit(child, see));
}

/** One import of a file, as it is written. */
export interface Import {
	specifier: string;
	/** Whether it vanishes when types are removed. */
	typeOnly: boolean;
	line: number;
}

function isTypeOnly(node: ts.ImportDeclaration | ts.ExportDeclaration): boolean {
	if (ts.isExportDeclaration(node)) return node.isTypeOnly;
	const clause = node.importClause;
	if (!clause) return false;
	if (clause.phaseModifier === ts.SyntaxKind.TypeKeyword) return true;
	const named = clause.namedBindings;
	if (clause.name || !named || !ts.isNamedImports(named) || named.elements.length === 0) return false;
	return named.elements.every((element) => element.isTypeOnly);
}

function importOf(node: ts.Node): { specifier: ts.Node | undefined; typeOnly: boolean } | undefined {
	if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node))
		return { specifier: node.moduleSpecifier, typeOnly: isTypeOnly(node) };
	if (ts.isImportTypeNode(node))
		return {
			specifier: ts.isLiteralTypeNode(node.argument) ? node.argument.literal : undefined,
			typeOnly: true,
		};
	const dynamic = ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword;
	return dynamic ? { specifier: node.arguments[0], typeOnly: false } : undefined;
}

/** The imports of a script: static, dynamic with a literal, re-exports and import types. */
export function scriptImports(block: Block, path?: string): Import[] {
	const file = parse(block.text, path);
	const found: Import[] = [];
	visit(file, (node) => {
		const seen = importOf(node);
		if (!seen?.specifier || !ts.isStringLiteralLike(seen.specifier)) return;
		const { line } = file.getLineAndCharacterOfPosition(node.getStart(file));
		found.push({ specifier: seen.specifier.text, typeOnly: seen.typeOnly, line: block.line + line });
	});
	return found;
}

function styleImports(text: string): Import[] {
	return [...text.matchAll(/@import\s+(?:url\()?['"]([^'"]+)['"]/g)].map((match) => ({
		specifier: match[1] ?? '',
		typeOnly: false,
		line: lineAt(text, match.index),
	}));
}

const cachedImports = new Map<string, { text: string; imports: Import[] }>();

/** Every import of a source file of any kind. */
export function importsOf(source: Source): Import[] {
	const cached = cachedImports.get(source.path);
	if (cached?.text === source.text) return cached.imports;
	const imports = source.path.endsWith('.css')
		? styleImports(source.text)
		: [
				...scriptsOf(source).flatMap((block) =>
					scriptImports(block, source.path.replace(/\.astro$/, '.tsx')),
				),
				...(source.path.endsWith('.astro') ? templateImports(source.text) : []),
			];
	cachedImports.set(source.path, { text: source.text, imports });
	return imports;
}

function templateImports(text: string): Import[] {
	const matter = /^\s*---\r?\n[\s\S]*?\r?\n---/.exec(text)?.[0] ?? '';
	const template = text
		.slice(matter.length)
		.replace(/<(script|style)\b[\s\S]*?<\/\1>/g, (block) => block.replace(/[^\n]/g, ' '));
	return [...template.matchAll(/\bimport\(\s*['"]([^'"]+)['"]\s*\)/g)].map((match) => ({
		specifier: match[1] ?? '',
		typeOnly: false,
		line: lineAt(text, matter.length + match.index),
	}));
}

const aliases: [string, string][] = Object.entries(
	(JSON.parse(read('package.json')) as { imports: Record<string, string> }).imports,
);

/** The repository path that an import leads to, or undefined for a package. */
export function resolveImport(from: string, specifier: string): string | undefined {
	const bare = specifier.replace(/\?.*$/, '');
	if (bare.startsWith('.')) return posix.normalize(posix.join(dirname(from), bare));
	if (bare.startsWith('/')) return bare.slice(1);
	for (const [alias, target] of aliases) {
		const stem = alias.replace('*', '');
		const hit = alias.endsWith('*') ? bare.startsWith(stem) : bare === alias;
		if (hit) return posix.normalize(target.replace('*', bare.slice(stem.length)));
	}
	return undefined;
}

/** The name of the package that an import names: `@scope/name` or `name`. */
export function packageOf(specifier: string): string {
	const parts = specifier.split('/');
	return specifier.startsWith('@') ? parts.slice(0, 2).join('/') : (parts[0] ?? specifier);
}

/** The files that a file leads to through imports of ours, itself included. */
export function closureOf(path: string, all: ReadonlyMap<string, Source>): Source[] {
	const reached = new Set<string>();
	const queue = [path];
	for (let next = queue.pop(); next !== undefined; next = queue.pop()) {
		const source = all.get(next);
		if (!source || reached.has(next)) continue;
		reached.add(next);
		for (const { specifier } of importsOf(source)) {
			const target = resolveImport(next, specifier);
			if (target) queue.push(target);
		}
	}
	return [...reached].flatMap((file) => all.get(file) ?? []);
}

/** Sources by their path. */
export function byPath(list: readonly Source[]): Map<string, Source> {
	return new Map(list.map((source) => [source.path, source]));
}

/** A path that a function answers, as its `config` says. */
export interface FunctionPath {
	file: string;
	path: string;
}

function literalsOf(node: ts.Node | undefined): string[] {
	if (!node) return [];
	if (ts.isStringLiteralLike(node)) return [node.text];
	return ts.isArrayLiteralExpression(node) ? node.elements.flatMap(literalsOf) : [];
}

/** The paths of one function: the literals of `export const config = { path }`, as the platform's bundler reads them. */
export function configPaths(source: Source): FunctionPath[] {
	const found: FunctionPath[] = [];
	visit(parse(source.text, source.path), (node) => {
		if (!ts.isVariableDeclaration(node) || node.name.getText() !== 'config') return;
		const value =
			node.initializer && ts.isSatisfiesExpression(node.initializer)
				? node.initializer.expression
				: node.initializer;
		if (!value || !ts.isObjectLiteralExpression(value)) return;
		for (const property of value.properties)
			if (ts.isPropertyAssignment(property) && property.name.getText() === 'path')
				found.push(...literalsOf(property.initializer).map((path) => ({ file: source.path, path })));
	});
	return found;
}

/** The paths of all functions. */
export function functionPaths(): FunctionPath[] {
	const files = sources(['functions'], ['.ts']).filter(({ path }) => !path.startsWith('functions/_lib/'));
	return files.flatMap(configPaths);
}

/** Whether a pattern of the platform (`/a/:b`, `/a/*`) answers a path. */
export function answers(pattern: string, pathname: string): boolean {
	return new URLPattern({ pathname: pattern }).test({ pathname });
}
