import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { expectNone, parse, type Source, scriptsOf, sources, visit } from './support.ts';

/** What runs in browsers. */
const folders = [
	'src/features',
	'src/ui',
	'src/stores',
	'src/api',
	'src/i18n',
	'src/components',
	'src/layouts',
	'src/pages',
];

/** Files that import on demand what is no part of a page, each with the reason. */
const exceptions: Record<string, string> = {
	'src/components/shell/ReloadGuard.astro': 'It is what loadModule asks again with.',
	'src/features/search/engine.ts': 'Without its index the search asks for the answers of support.',
};

/** Whether an import on demand is all that stands in a function that is given to loadModule. */
function isLoaded({ parent }: ts.Node): boolean {
	if (!ts.isArrowFunction(parent) || !ts.isCallExpression(parent.parent)) return false;
	return parent.parent.expression.getText() === 'loadModule' && parent.parent.arguments[0] === parent;
}

/** The lines with an import on demand that is not loaded by loadModule. */
function importsAlone(source: Source): string[] {
	return scriptsOf(source).flatMap((block) => {
		const file = parse(block.text);
		const lines: number[] = [];
		visit(file, (node) => {
			const isImport = ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword;
			if (isImport && !isLoaded(node))
				lines.push(block.line + file.getLineAndCharacterOfPosition(node.getStart(file)).line);
		});
		return lines.map((line) => `${source.path}:${line} imports on demand without loadModule`);
	});
}

const scripts = sources(folders, ['.ts', '.tsx', '.astro']);

test('[FX-27] modules are loaded on demand by loadModule alone, and what is done with them stands behind it', () => {
	expectNone(
		scripts.filter(({ path }) => !Object.hasOwn(exceptions, path)).flatMap(importsAlone),
		"Write loadModule(() => import('./x.ts')).then(...) or await it: a failing call inside would count as a missing part of the page (docs/decisions/012).",
	);
});

test('every exception is needed', () => {
	const needed = scripts.filter((source) => importsAlone(source).length > 0).map(({ path }) => path);
	expect(Object.keys(exceptions).filter((path) => !needed.includes(path))).toEqual([]);
});

test('[FX-27] nothing shows a missing module by hand', () => {
	const problems = scripts.filter(({ text }) => text.includes('vite:preloadError')).map(({ path }) => path);
	expectNone(
		problems,
		'What loadModule loads is told and mended by itself; what else fails belongs to its feature.',
	);
});

describe('the rule itself', () => {
	const path = 'src/features/x.ts';
	test.each([
		"import('./x.ts').then((module) => module.call());",
		"const { call } = await import('./x.ts');",
		"loadModule(() => import('./x.ts').then((module) => module.call()));",
		"loadModule(async () => (await import('./x.ts')).call());",
		"other(() => import('./x.ts'));",
		"const load = () => import('./x.ts');",
	])('%s is refused', (text) => {
		expect(importsAlone({ path, text })).toHaveLength(1);
	});

	test.each([
		"loadModule(() => import('./x.ts')).then((module) => module.call());",
		"const { call } = await loadModule(() => import('./x.ts'), { waits: false });",
		"type X = typeof import('./x.ts');",
	])('%s is allowed', (text) => {
		expect(importsAlone({ path, text })).toEqual([]);
	});

	test('scripts of pages are read', () => {
		const text = "<p></p>\n<script>\n\timport('./x.ts');\n</script>";
		expect(importsAlone({ path: 'src/pages/x.astro', text })).toEqual([
			'src/pages/x.astro:3 imports on demand without loadModule',
		]);
	});
});
