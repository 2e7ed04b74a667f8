import ts from 'typescript';

/** A test that runs, by the titles of the groups around it and its own. */
export interface Titled {
	path: string;
	title: string;
	/** Whether it is left to `npm run test:full`. */
	isFull: boolean;
}

/** A test that runs, with the call that declares it. */
export interface Declared extends Titled {
	call: ts.CallExpression;
}

/** The chain of names that is called: `test.describe.skip` is ['test', 'describe', 'skip']. */
function calledNames(expression: ts.Expression): string[] {
	if (ts.isIdentifier(expression)) return [expression.text];
	if (ts.isPropertyAccessExpression(expression))
		return [...calledNames(expression.expression), expression.name.text];
	if (ts.isCallExpression(expression)) return calledNames(expression.expression);
	return ts.isTaggedTemplateExpression(expression) ? calledNames(expression.tag) : [];
}

const isSkipped = (names: readonly string[]) =>
	names.some((name) => /^(?:skip|skipIf|runIf|todo|fixme|fails?)$/.test(name));

/** The text that a test is named by; what varies in it is left as three dots. */
function titleOf(call: ts.CallExpression): string {
	const [title] = call.arguments;
	if (title && ts.isStringLiteralLike(title)) return title.text;
	if (!title || !ts.isTemplateExpression(title)) return '';
	return title.head.text + title.templateSpans.map(({ literal }) => `...${literal.text}`).join('');
}

const isNeither = (names: readonly string[]) =>
	names.some((name) =>
		/^(?:use|step|slow|extend|configure|setTimeout|info|expect|(?:before|after)\w+)$/.test(name),
	);

/** What a call declares: a group of tests, a test, or neither. */
function kindOf(names: readonly string[]): 'group' | 'test' | undefined {
	if (!/^(?:test|it|describe)$/.test(names[0] ?? '') || isNeither(names)) return undefined;
	return names.includes('describe') ? 'group' : 'test';
}

/** What Playwright's tests are left to `npm run test:full` by. */
const isTagged = (argument: ts.Expression) =>
	ts.isObjectLiteralExpression(argument) && argument.getText().includes("'@full'");

interface TestFile {
	path: string;
	text: string;
}

const known = new Map<string, Titled[]>();

/** The tests of a file that run, those in groups with the titles of the groups first. */
export function titlesIn(file: TestFile): Titled[] {
	const key = `${file.path} ${file.text}`;
	const titles = known.get(key) ?? testsIn(file).map(({ path, title, isFull }) => ({ path, title, isFull }));
	known.set(key, titles);
	return titles;
}

/** The tests of a file that run, each with its call and titled as by `titlesIn`. */
export function testsIn({ path, text }: TestFile): Declared[] {
	const kind = path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
	const found: Declared[] = [];
	const walk = (node: ts.Node, groups: readonly string[], isLeft: boolean): void => {
		const call = ts.isCallExpression(node) ? node : undefined;
		const names = call ? calledNames(call.expression) : [];
		const declares = kindOf(names);
		const titles = declares && call ? [...groups, titleOf(call)].filter(Boolean) : groups;
		if (declares && isSkipped(names)) return;
		const isFull = isLeft || (declares !== undefined && call?.arguments.some(isTagged) === true);
		if (declares === 'test' && call) found.push({ path, title: titles.join(': '), isFull, call });
		else node.forEachChild((child) => walk(child, titles, isFull));
	};
	walk(ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, kind), [], path.includes('.full.test.'));
	return found;
}

/** The requirements that a title carries, as `[CK-01]`. */
export const requirementsIn = (title: string): string[] =>
	[...title.matchAll(/\[([A-Z]{2}-\d{2})\]/g)].map(([, id = '']) => id);

/** The cases of abuse and faults that a title carries, as `T28` or `R05`. */
export const casesIn = (title: string): string[] => title.match(/\b[TR]\d{2,3}\b/g) ?? [];
