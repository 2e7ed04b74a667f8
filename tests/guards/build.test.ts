import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { expectNone, importsOf, parse, type Source, sources, visit } from './support.ts';

const mostFiles = 25;

/** The one patch of a global, with its reason in the file. */
const patch = { path: 'src/build/retry-image-fetch.ts', global: 'fetch' };

/** Names under which a script reaches the global object. */
const globalObjects = ['globalThis', 'global'];
/** Globals of fetching, which a script can also replace by their bare names. */
const bareGlobals = ['fetch', 'Headers', 'Request', 'Response'];
/** Calls that set properties of their first argument. */
const setters = ['Object.assign', 'Object.defineProperty', 'Object.defineProperties', 'Reflect.set'];

const threadPackages =
	/^(?:(?:node:)?(?:worker_threads|cluster)|tinypool|piscina|workerpool|threads|jest-worker)$/;
const threadNames = ['setPrerenderer', 'Worker'];

const writers =
	/^(?:appendFile|copyFile|cp|createWriteStream|open|rename|symlink|truncate|writeFile)(?:Sync)?$/;
/** What our code calls a page, its file and its text. */
const pageNames = ['page', 'file', 'html'];

/**
 * A tag in the source of a regular expression: `<` before a letter, a slash, a group, a class, an escape, a value or any
 * character. Groups that begin with `(?<` and references by name are none.
 */
const tag = /(?<!\(\?|\\k)<(?:[a-z/!([.]|\$\{|\\+[/dpswx])/i;

interface Found {
	line: number;
	what: string;
}

/** What a rule finds in a script, with its line. */
function find(source: Source, rule: (node: ts.Node) => string | undefined): Found[] {
	const file = parse(source.text, source.path);
	const found: Found[] = [];
	visit(file, (node) => {
		const what = rule(node);
		if (what === undefined) return;
		found.push({ line: file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1, what });
	});
	return found;
}

const report = ({ path }: Source, found: readonly Found[]) =>
	found.map(({ line, what }) => `${path}:${line} ${what}`);

/** The files that are too many. */
const surplus = (paths: readonly string[]) =>
	paths.length > mostFiles ? [`src/build has ${paths.length} files, at most ${mostFiles} are meant`] : [];

const isAccess = (node: ts.Node): node is ts.PropertyAccessExpression | ts.ElementAccessExpression =>
	ts.isPropertyAccessExpression(node) || ts.isElementAccessExpression(node);

/** What an expression is without brackets and types around it. */
function bare(node: ts.Expression): ts.Expression {
	if (ts.isParenthesizedExpression(node) || ts.isAsExpression(node) || ts.isNonNullExpression(node))
		return bare(node.expression);
	return node;
}

/** The names of `a.b['c']`, from the left. */
function namesOf(expression: ts.Expression): string[] {
	const node = bare(expression);
	if (!isAccess(node)) return [node.getText()];
	const name = ts.isPropertyAccessExpression(node) ? node.name : node.argumentExpression;
	return [...namesOf(node.expression), ts.isStringLiteralLike(name) ? name.text : name.getText()];
}

/** The global that an assignment to an expression changes, such as `fetch` or `Response.prototype.text`. */
function changedGlobal(target: ts.Expression): string | undefined {
	const [first = '', ...rest] = namesOf(target);
	if (globalObjects.includes(first)) return rest.join('.') || first;
	const isKnown = bareGlobals.includes(first) || rest[0] === 'prototype';
	return isKnown ? [first, ...rest].join('.') : undefined;
}

/** What `Object.assign` and its like set on a global. */
function setGlobal({ expression, arguments: [target, name] }: ts.CallExpression): string | undefined {
	if (!setters.includes(expression.getText()) || !target) return undefined;
	const [first = '', ...rest] = namesOf(target);
	if (globalObjects.includes(first) && rest.length === 0)
		return name && ts.isStringLiteralLike(name) ? name.text : first;
	return changedGlobal(target);
}

const isAssignment = ({ kind }: ts.Node) =>
	kind >= ts.SyntaxKind.FirstAssignment && kind <= ts.SyntaxKind.LastAssignment;

/** The global that a part of a script replaces. */
function replaced(node: ts.Node): string | undefined {
	if (ts.isBinaryExpression(node) && isAssignment(node.operatorToken)) return changedGlobal(node.left);
	if (ts.isDeleteExpression(node)) return changedGlobal(node.expression);
	return ts.isCallExpression(node) ? setGlobal(node) : undefined;
}

/** Where a script replaces a global that it may not. */
function patches(source: Source): string[] {
	const found = find(source, replaced).filter(
		({ what }) => source.path !== patch.path || what !== patch.global,
	);
	return report(source, found).map((text) => text.replace(/(\S+)$/, 'replaces the global $1'));
}

/** Where a script works in threads, or renders in the place of Astro. */
function threads(source: Source): string[] {
	const imports = importsOf(source).filter(({ specifier }) => threadPackages.test(specifier));
	const names = find(source, (node) =>
		ts.isIdentifier(node) && threadNames.includes(node.text) ? `uses ${node.text}` : undefined,
	);
	return report(source, [
		...imports.map(({ line, specifier }) => ({ line, what: `imports ${specifier}` })),
		...names,
	]);
}

/** The values that a script gives to its names. */
function valuesOf(source: Source): Map<string, string> {
	const values = new Map<string, string>();
	visit(parse(source.text, source.path), (node) => {
		if (ts.isVariableDeclaration(node) && node.initializer && !ts.isFunctionLike(node.initializer))
			values.set(node.name.getText(), node.initializer.getText());
	});
	return values;
}

/** The names that a part of a script uses. */
function identifiersIn(part: ts.Node): string[] {
	const names: string[] = [];
	visit(part, (node) => {
		if (ts.isIdentifier(node)) names.push(node.text);
	});
	return names;
}

/** Where a script writes a page: a file that is named .html, a file of the list of pages, or what it calls HTML. */
function pageWrites(source: Source): string[] {
	const values = valuesOf(source);
	const isPage = (argument: ts.Node) => {
		const names = identifiersIn(argument);
		const texts = [argument.getText(), ...names.map((name) => values.get(name) ?? '')];
		return texts.some((text) => /\.html\b/.test(text)) || names.some((name) => pageNames.includes(name));
	};
	const found = find(source, (node) => {
		if (!ts.isCallExpression(node) || !writers.test(namesOf(node.expression).at(-1) ?? '')) return undefined;
		return node.arguments.some(isPage) ? 'writes a page' : undefined;
	});
	return report(source, found);
}

/** The source of a regular expression, where a part of a script is one; texts that are put together are one text. */
function expressionOf(node: ts.Node): string | undefined {
	if (ts.isRegularExpressionLiteral(node)) return node.text;
	const isMade =
		(ts.isNewExpression(node) || ts.isCallExpression(node)) && node.expression.getText() === 'RegExp';
	return isMade ? node.arguments?.[0]?.getText().replace(/['"`]\s*\+\s*['"`]/g, '') : undefined;
}

/** Regular expressions that look for tags. */
const tagExpressions = (source: Source): string[] =>
	report(
		source,
		find(source, (node) => {
			const expression = expressionOf(node);
			return expression && tag.test(expression) ? `looks for tags with ${expression}` : undefined;
		}),
	);

describe('[SM-03] the build', () => {
	const build = sources(['src/build'], ['.ts', '.tsx', '.mjs', '.js']);

	test('is few files', () => {
		expect(build.length).toBeGreaterThan(0);
		expectNone(surplus(build.map(({ path }) => path)), 'Merge files that only make sense together.');
	});

	test('replaces no global but the fetch of images', () => {
		const list = sources(['src/build', 'src/cms', 'functions', 'astro.config.mjs'], ['.ts', '.mjs']);
		expect(list.map(({ path }) => path)).toContain('astro.config.mjs');
		expectNone(list.flatMap(patches), `Pass what differs as a value; ${patch.path} is the one exception.`);
		const replacing = build.filter(({ path }) => path === patch.path);
		expect(
			replacing.flatMap((source) => find(source, replaced).map(({ what }) => what)),
			'The exception is no longer needed: take it off.',
		).toEqual([patch.global]);
	});

	test('has no threads, and leaves rendering and writing pages to Astro', () => {
		expectNone(
			build.flatMap((source) => [...threads(source), ...pageWrites(source)]),
			'Write pages in src/pages; read them when they are built, with readPages of src/build/built-pages.ts.',
		);
	});

	test('looks for no tags with regular expressions', () => {
		expectNone(build.flatMap(tagExpressions), 'Read HTML with readPage of src/build/built-pages.ts.');
	});
});

describe('the rules themselves', () => {
	const file = (text: string, path = 'src/build/a.ts') => ({ path, text });
	const paths = (count: number) => Array.from({ length: count }, (_, index) => `src/build/${index}.ts`);

	test('one file more than that is too many', () => {
		expect(surplus(paths(mostFiles))).toEqual([]);
		expect(surplus(paths(mostFiles + 1))).toHaveLength(1);
	});

	test.each([
		'globalThis.Response = class extends Response {};',
		'global.fetch = steady;',
		"globalThis['fetch'] = steady;",
		'(globalThis as any).fetch = steady;',
		'globalThis.fetch ??= steady;',
		'globalThis.Response.prototype.text = text;',
		'Response.prototype.text = text;',
		'String.prototype.trim = trim;',
		'Response = Faster;',
		'delete globalThis.fetch;',
		'Object.assign(globalThis, { Response: Faster });',
		"Object.defineProperty(globalThis, 'Response', { value: Faster });",
		'Object.assign(Response.prototype, { text });',
		"Reflect.set(global, 'fetch', steady);",
	])('%s replaces a global', (text) => {
		expect(patches(file(text))).toHaveLength(1);
	});

	test.each([
		'const plain = globalThis.fetch;',
		'const same = globalThis.fetch === plain;',
		'response.body = text;',
		'this.global = true;',
		"Object.defineProperty(response, 'url', { value: '' });",
		'const copy = Object.assign({}, globalThis);',
		'// globalThis.fetch = steady;',
	])('%s replaces none', (text) => {
		expect(patches(file(text))).toEqual([]);
	});

	test('the file that may replace fetch may replace nothing else', () => {
		expect(patches(file('globalThis.fetch = steady;', patch.path))).toEqual([]);
		expect(patches(file('globalThis.Response = Faster;', patch.path))).toHaveLength(1);
		expect(patches(file('globalThis.fetch.call = steady;', patch.path))).toHaveLength(1);
	});

	test.each([
		"import { threadId } from 'node:worker_threads';",
		"import { threadId } from 'worker_threads';",
		"const { threadId } = await import('node:worker_threads');",
		"import pool from 'tinypool';",
		"import cluster from 'node:cluster';",
		'setPrerenderer(ours);',
		"const hooks = { 'astro:build:start': ({ setPrerenderer }) => {} };",
		'run(new Worker(address));',
	])('%s takes over the work of Astro', (text) => {
		expect(threads(file(text))).not.toEqual([]);
	});

	test('programs of their own and imports of packages are no threads', () => {
		expect(threads(file("import { spawn } from 'node:child_process';\nspawn('node');"))).toEqual([]);
	});

	test.each([
		"await writeFile(join(folder, 'index.html'), text);",
		// biome-ignore lint/suspicious/noTemplateCurlyInString: the sample is source
		'await writeFile(`${path}.html`, text);',
		"const name = '404.html';\nwriteFileSync(join(folder, name), text);",
		'for (const { file } of files) await writeFile(join(folder, file), text);',
		'await writeFile(join(folder, page.file), text);',
		'await fs.writeFile(target, html);',
		"const target = '404.html';\nstream.pipe(createWriteStream(target));",
		"await rename(beside, join(folder, 'fr.html'));",
	])('%s writes a page', (text) => {
		expect(pageWrites(file(text))).toHaveLength(1);
	});

	test.each([
		"await writeFile(join(folder, 'words.json'), JSON.stringify(words));",
		"await writeFile(join(folder, 'page-headers.json'), text);",
		"await readFile(join(folder, 'index.html'), 'utf8');",
		"const pages = glob('**/*.html');\nawait writeFile(join(folder, name), text);",
		'await rename(next, out);',
	])('%s writes none', (text) => {
		expect(pageWrites(file(text))).toEqual([]);
	});

	test.each([
		'html.replace(/<script[^>]*>/g, text);',
		'html.match(/<\\/head>/);',
		'html.match(/<[a-z]+/);',
		'html.match(/<\\w+/);',
		'html.match(/<(?:style|script)/);',
		'html.match(/<!--/);',
		'html.match(/<.+?>/);',
		'html.match(/\\s*<P>/);',
		"new RegExp('<body');",
		"RegExp('</body>', 'g');",
		"new RegExp('<\\\\w+');",
		// biome-ignore lint/suspicious/noTemplateCurlyInString: the sample is source
		'new RegExp(`<${name}`);',
		"new RegExp('<' + '/' + name).test('</a>');",
	])('%s looks for tags', (text) => {
		expect(tagExpressions(file(text))).toHaveLength(1);
	});

	test.each([
		'text.match(/(?<year>\\d{4})\\k<year>/);',
		'text.match(/(?<=a)b(?<!c)/);',
		'text.match(/a < b/);',
		'text.match(/[<>&]/);',
		"text.replaceAll('</dt>', '</dt> ');",
		'// html.match(/<script/)',
		"new RegExp('(?<name>a)');",
	])('%s looks for none', (text) => {
		expect(tagExpressions(file(text))).toEqual([]);
	});
});
