import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { testsIn } from '../coverage/titles.ts';
import { expectNone, parse, type Source, sources, visit } from './support.ts';

const matcher = 'toMatchObject';

/** Words of a title that say of something that it is absent. */
const absence = [
	"not|no|none|nothing|nobody|nowhere|never|neither|nor|cannot|\\w+n['’]t",
	'without|unless|only|alone|except|instead|absent|missing|gone',
	'drop|drops|dropped|lose|loses|lost|hide|hides|hidden|strip|strips|stripped|ignore|ignores|ignored',
	'forget|forgets|forgotten|remove|removes|removed|clear|clears|cleared|empty|empties|emptied',
	'(?:leave|leaves|left) (?:out|off|away)|(?:keep|keeps|kept) back',
];
const saysAbsence = new RegExp(`(?<![\\w-])(?:${absence.join('|')})(?![\\w-])`, 'i');

function uses(node: ts.Node, name: string): boolean {
	let isUsed = false;
	visit(node, (each) => {
		isUsed ||= ts.isIdentifier(each) && each.text === name;
	});
	return isUsed;
}

function functionName(node: ts.Node): string | undefined {
	if (ts.isFunctionDeclaration(node)) return node.name?.text;
	if (!ts.isVariableDeclaration(node) || !node.initializer) return undefined;
	const isFunction = ts.isArrowFunction(node.initializer) || ts.isFunctionExpression(node.initializer);
	return isFunction ? node.name.getText() : undefined;
}

/** The matcher and the functions of a file that come to use it, by name. */
function waysToMatch(file: ts.SourceFile): string[] {
	const names = [matcher];
	visit(file, (node) => {
		const name = functionName(node);
		if (name && names.some((known) => uses(node, known))) names.push(name);
	});
	return names;
}

/** The words of the rows that a title is filled from. */
function rowsOf({ expression }: ts.CallExpression): string {
	const words: string[] = [];
	visit(expression, (node) => {
		if (ts.isStringLiteralLike(node)) words.push(node.text);
	});
	return words.join('; ');
}

/** The tests of a file whose title says that something is absent, and that use the matcher themselves or by a function of the file. */
function blindTests(source: Source): string[] {
	if (!source.text.includes(matcher)) return [];
	const names = waysToMatch(parse(source.text, source.path));
	const blind = testsIn(source).filter(
		({ title, call }) =>
			saysAbsence.test(`${title}; ${rowsOf(call)}`) && names.some((name) => uses(call, name)),
	);
	return blind.map(({ path, title, call }) => {
		const { line } = call.getSourceFile().getLineAndCharacterOfPosition(call.getStart());
		return `${path}:${line + 1} ${title}`;
	});
}

const isTest = ({ path }: Source) => /\.(?:test|spec)\.tsx?$/.test(path);
const files = sources(['tests'], ['.ts', '.tsx']);

test('[SM-08] toMatchObject stands in no test whose name says that something is absent', () => {
	expectNone(
		files.filter(isTest).flatMap(blindTests),
		'toMatchObject passes over whatever is there beside. Compare the whole with toEqual, or one value with toHaveProperty and what must not be there with not.toHaveProperty.',
	);
});

test('toMatchObject stands in no file that tests share', () => {
	const shared = files.filter((file) => !isTest(file) && file.text.includes(matcher));
	expectNone(
		shared.map(({ path }) => path),
		'A shared function does not know what the tests that call it say: compare the whole with toEqual.',
	);
});

describe('the rule itself', () => {
	const blindIn = (text: string) => blindTests({ path: 'tests/a.test.ts', text }).length;
	const match = 'expect(a).toMatchObject({});';

	test.each([
		`test('loses what nobody declared', () => { ${match} });`,
		`test('[AA-01] gives the name only', async () => { await expect(a).rejects.toMatchObject({}); });`,
		`test(\`drops \${field}\`, () => { ${match} });`,
		`test.each([1])('%s is left out', () => { ${match} });`,
		`test.each([['nothing is there', 1]])('works where %s', () => { ${match} });`,
		`test.for([1])('%s isn’t told', () => { ${match} });`,
		`it("doesn't tell", () => { ${match} });`,
		`describe('what is hidden', () => { test('stays', () => { ${match} }); });`,
		`test.describe(\`without \${it}\`, () => { test('works', () => { ${match} }); });`,
		`const check = () => { ${match} }; test('Never tells', () => check());`,
		`function check() { ${match} } test('passes nothing on', () => { check(); });`,
		`const a = () => { ${match} }; const b = () => a(); test('tells nothing', () => b());`,
		`describe('it', () => { const check = () => { ${match} }; test('is gone', () => check()); });`,
	])('%s is found', (text) => {
		expect(blindIn(text)).toBe(1);
	});

	test.each([
		`test('gives name and age', () => { ${match} });`,
		`test('is read-only', () => { ${match} });`,
		"test('drops what nobody declared', () => { expect(a).toEqual({}); });",
		`test('drops it', () => { expect(a).toEqual({}); }); test('keeps it', () => { ${match} });`,
		`// test('drops it', () => { ${match} });`,
		`const check = () => { ${match} }; test('gives it', () => check());`,
	])('%s is not', (text) => {
		expect(blindIn(text)).toBe(0);
	});
});
