import { globSync } from 'node:fs';
import ts from 'typescript';
import { expect, test } from 'vitest';

const config = ts.readConfigFile('tsconfig.json', ts.sys.readFile);
const { options } = ts.parseJsonConfigFileContent(config.config, ts.sys, '.');
const files = globSync('src/**/*.tsx');
const program = ts.createProgram(files, { ...options, noEmit: true });
const checker = program.getTypeChecker();

const typesOf = (type: ts.Type) => (type.isUnion() ? type.types : [type]);

/** Whether an expression can be a text; what can be an element too is somebody else's text. */
function isText(expression: ts.Expression): boolean {
	if (ts.isStringLiteral(expression)) return false;
	const types = typesOf(checker.getTypeAtLocation(expression));
	const isElement = types.some(({ flags }) => flags & ts.TypeFlags.Object);
	const isShown = !types.every((type) => type.isStringLiteral() && type.value === '');
	const isTextual = types.some(({ flags }) => flags & (ts.TypeFlags.StringLike | ts.TypeFlags.NumberLike));
	return isTextual && isShown && !isElement;
}

const isShownChild = (child: ts.JsxChild) =>
	ts.isJsxText(child) ? !child.containsOnlyTriviaWhiteSpaces : !ts.isJsxExpression(child) || child.expression;

/** The texts of a component that stand beside other children of their element. */
function besides(file: ts.SourceFile): string[] {
	const found: string[] = [];
	const visit = (node: ts.Node): void => {
		if (ts.isJsxElement(node) || ts.isJsxFragment(node)) {
			const children = node.children.filter(isShownChild);
			for (const child of children.length > 1 ? children : [])
				if (ts.isJsxExpression(child) && child.expression && isText(child.expression)) {
					const { line } = file.getLineAndCharacterOfPosition(child.getStart());
					found.push(`${file.fileName}:${line + 1} ${child.getText()}`);
				}
		}
		ts.forEachChild(node, visit);
	};
	visit(file);
	return found;
}

// A browser that translates a page puts elements of its own in the place of texts: React cannot take such a text away or
// change it, and gives up the whole island. The only child of an element is set through the element, which works.
test('[FX-03] a text of an island stands alone in its element', () => {
	const sources = program.getSourceFiles().filter(({ fileName }) => files.includes(fileName));
	expect(sources.length).toBeGreaterThan(50);
	expect(sources.flatMap(besides)).toEqual([]);
});
