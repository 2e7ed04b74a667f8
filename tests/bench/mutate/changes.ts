import ts from 'typescript';

/** A small change that could be made in a file. */
export interface Change {
	kind: string;
	/** Of the file, from 1. */
	line: number;
	start: number;
	end: number;
	before: string;
	/** Empty for a statement that goes. */
	after: string;
	/** What stands there, which says how both can stand there. */
	place: 'expression' | 'attribute' | 'statement';
}

type Found = Pick<Change, 'kind' | 'after'>;

const { SyntaxKind } = ts;
const operators = new Map<ts.SyntaxKind, readonly [kind: string, other: string]>([
	[SyntaxKind.AmpersandAmpersandToken, ['and, or', '||']],
	[SyntaxKind.BarBarToken, ['and, or', '&&']],
	[SyntaxKind.LessThanToken, ['limit', '<=']],
	[SyntaxKind.LessThanEqualsToken, ['limit', '<']],
	[SyntaxKind.GreaterThanToken, ['limit', '>=']],
	[SyntaxKind.GreaterThanEqualsToken, ['limit', '>']],
	[SyntaxKind.EqualsEqualsEqualsToken, ['equal', '!==']],
	[SyntaxKind.ExclamationEqualsEqualsToken, ['equal', '===']],
	[SyntaxKind.PlusToken, ['plus, minus', '-']],
	[SyntaxKind.MinusToken, ['plus, minus', '+']],
]);

const isText = (node: ts.Node) => ts.isStringLiteralLike(node) || ts.isTemplateExpression(node);
const isNothing = (node: ts.Node) => /^(?:''|\[\]|\{\}|0|undefined|null)$/.test(node.getText());
const isNot = (node: ts.Node): node is ts.PrefixUnaryExpression =>
	ts.isPrefixUnaryExpression(node) && node.operator === SyntaxKind.ExclamationToken;

function ofBinary({ left, operatorToken, right }: ts.BinaryExpression): Found | undefined {
	// What stands in for nothing is nothing itself where only the types ask for it.
	if (operatorToken.kind === SyntaxKind.QuestionQuestionToken && !isNothing(right))
		return { kind: 'fallback', after: left.getText() };
	const [kind, other] = operators.get(operatorToken.kind) ?? [];
	if (!kind || (kind === 'plus, minus' && [left, right].some(isText))) return undefined;
	return { kind, after: `${left.getText()} ${other} ${right.getText()}` };
}

function ofLiteral(node: ts.Node): Found | undefined {
	if (node.kind === SyntaxKind.TrueKeyword) return { kind: 'true, false', after: 'false' };
	if (node.kind === SyntaxKind.FalseKeyword) return { kind: 'true, false', after: 'true' };
	if (ts.isStringLiteralLike(node) && node.text) return { kind: 'text', after: "''" };
	if (ts.isArrayLiteralExpression(node) && node.elements.length > 0) return { kind: 'list', after: '[]' };
	return undefined;
}

const conditionOf = (node: ts.Node) => {
	if (ts.isIfStatement(node)) return node.expression;
	return ts.isConditionalExpression(node) ? node.condition : undefined;
};

const hasOther = (node: ts.Node) =>
	isNot(node) || (ts.isBinaryExpression(node) && operators.get(node.operatorToken.kind)?.[0] === 'equal');

function ofExpression(node: ts.Node): Found | undefined {
	if (isNot(node)) return { kind: 'not', after: node.operand.getText() };
	// A comparison is turned round where it stands.
	if (conditionOf(node.parent) === node && !hasOther(node))
		return { kind: 'condition', after: `!(${node.getText()})` };
	return ts.isBinaryExpression(node) ? ofBinary(node) : ofLiteral(node);
}

const leaves = (node: ts.Node) => ts.isReturnStatement(node) || ts.isContinueStatement(node);

function onlyLeaves({ thenStatement, elseStatement }: ts.IfStatement): boolean {
	if (elseStatement) return false;
	if (!ts.isBlock(thenStatement)) return leaves(thenStatement);
	const [first, ...others] = thenStatement.statements;
	return first !== undefined && others.length === 0 && leaves(first);
}

function isCall(node: ts.Expression): boolean {
	if (ts.isAwaitExpression(node) || ts.isVoidExpression(node)) return isCall(node.expression);
	return ts.isCallExpression(node) && node.expression.kind !== SyntaxKind.SuperKeyword;
}

function ofStatement(node: ts.Node): Found | undefined {
	if (ts.isIfStatement(node) && onlyLeaves(node)) return { kind: 'early return', after: '' };
	return ts.isExpressionStatement(node) && isCall(node.expression) ? { kind: 'call', after: '' } : undefined;
}

const isLog = (node: ts.CallExpression) => /^(?:console\.\w+|log)$/.test(node.expression.getText());
const isError = (node: ts.NewExpression) => /Error$/.test(node.expression.getText());
const isHook = (node: ts.Node) => ts.isCallExpression(node) && /^use[A-Z]/.test(node.expression.getText());
const looks = /^(?:className|style|key|rel|viewBox|d|fill|stroke\w*)$/;
const isLook = (node: ts.Node) =>
	ts.isJsxAttribute(node)
		? looks.test(node.name.getText())
		: ts.isJsxExpression(node) && /^\{['"]\s+['"]\}$/.test(node.getText());
/** What parseInput says where a schema says nothing. */
const isSaidAnyway = (node: ts.Node) => ts.isStringLiteral(node) && node.text === 'field.required';

/** What no test can see by its nature: types, what is imported, what is logged, texts of thrown errors, and looks. */
function isUnseen(node: ts.Node): boolean {
	if (ts.isTypeNode(node) || ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)) return true;
	if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return true;
	if (isLook(node) || isSaidAnyway(node)) return true;
	if (ts.isCallExpression(node)) return isLog(node) || node.expression.kind === SyntaxKind.ImportKeyword;
	if (ts.isNewExpression(node)) return isError(node);
	if (ts.isExpressionStatement(node)) return isUnseen(node.expression);
	// What an effect depends on.
	return ts.isArrayLiteralExpression(node) && isHook(node.parent);
}

/** Whether something only looks like an expression: a name, or what is assigned to. */
function isNoExpression(node: ts.Node): boolean {
	const { parent } = node;
	if ('name' in parent && parent.name === node) return true;
	if (ts.isTaggedTemplateExpression(parent)) return true;
	if (ts.isExpressionStatement(parent) || ts.isForOfStatement(parent)) return true;
	return (
		ts.isBinaryExpression(parent) &&
		parent.left === node &&
		parent.operatorToken.kind === SyntaxKind.EqualsToken
	);
}

function find(node: ts.Node): Pick<Change, 'kind' | 'after' | 'place'> | undefined {
	const statement = ofStatement(node);
	if (statement) return { ...statement, place: 'statement' };
	const expression = isNoExpression(node) ? undefined : ofExpression(node);
	const place = ts.isJsxAttribute(node.parent) ? 'attribute' : 'expression';
	return expression && { ...expression, place };
}

/** Every change that could be made in a file. */
export function changesIn(path: string, text: string): Change[] {
	const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
	const changes: Change[] = [];
	const visit = (node: ts.Node) => {
		if (isUnseen(node)) return;
		const found = node.parent && find(node);
		if (found) {
			const [start, end] = [node.getStart(), node.getEnd()];
			const line = file.getLineAndCharacterOfPosition(start).line + 1;
			changes.push({ ...found, line, start, end, before: node.getText() });
		}
		ts.forEachChild(node, visit);
	};
	visit(file);
	return changes;
}
