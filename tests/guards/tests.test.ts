import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { expectNone, parse, type Source, sources, visit } from './support.ts';

/** Waits by the clock that are right, by file, with the reason. */
const allowedWaits: Record<string, string> = {
	'tests/bench/pages/inp.ts': 'A browser tells of a frame some time after it was shown.',
	'tests/bench/pages/touch.ts': 'A finger rests where it touches.',
	'tests/support/eventually.ts': 'It waits longer than vi.waitFor does of itself.',
};
/** Tests that may be left out, by file, with the reason. */
const allowedSkips: Record<string, string> = {
	'tests/journeys/journeys.test.ts': 'One of its engines cannot sign in to http://localhost.',
};

const leavesOut = /^(?:only|skip|skipIf|runIf|todo|fixme|fails|fail)$/;
const runners = /^(?:test|it|describe|suite|bench)$/;

function rootName(expression: ts.Expression): string {
	if (ts.isIdentifier(expression)) return expression.text;
	if (ts.isPropertyAccessExpression(expression) || ts.isCallExpression(expression))
		return rootName(expression.expression);
	return '';
}

function leftOut(node: ts.Node): string | undefined {
	if (!ts.isPropertyAccessExpression(node) || !leavesOut.test(node.name.text)) return undefined;
	return runners.test(rootName(node.expression)) ? node.getText() : undefined;
}

const isCallOf = (node: ts.Node, name: string) =>
	ts.isCallExpression(node) && ts.isIdentifier(node.expression) && node.expression.text === name;

function isInPromise(node: ts.Node): boolean {
	for (let parent = node.parent; parent; parent = parent.parent)
		if (ts.isNewExpression(parent) && parent.expression.getText() === 'Promise') return true;
	return false;
}

function waitsByClock(node: ts.Node): string | undefined {
	if (ts.isPropertyAccessExpression(node) && node.name.text === 'waitForTimeout') return 'waitForTimeout';
	// It gives up after a second.
	if (ts.isPropertyAccessExpression(node) && /^vi\.wait(?:For|Until)$/.test(node.getText()))
		return node.getText();
	if (isCallOf(node, 'setTimeout') && isInPromise(node)) return 'setTimeout as a sleep';
	if (!ts.isStringLiteral(node) || !/^(?:node:)?timers\/promises$/.test(node.text)) return undefined;
	return ts.isImportDeclaration(node.parent) || ts.isCallExpression(node.parent) ? node.text : undefined;
}

function findings(source: Source, find: (node: ts.Node) => string | undefined): string[] {
	const file = parse(source.text, source.path);
	const problems: string[] = [];
	visit(file, (node) => {
		const found = find(node);
		if (!found) return;
		const { line } = file.getLineAndCharacterOfPosition(node.getStart(file));
		problems.push(`${source.path}:${line + 1} ${found.slice(0, 60)}`);
	});
	return problems;
}

const list = sources(['tests'], ['.ts', '.tsx', '.mjs']);
const unused = (allowed: Record<string, string>) =>
	Object.keys(allowed).filter((path) => !list.some((source) => source.path === path));

describe('the tests', () => {
	test('all run', () => {
		const problems = list
			.filter(({ path }) => !(path in allowedSkips))
			.flatMap((source) => findings(source, leftOut));
		expectNone(
			problems,
			'Mend the test or remove it. A reason goes to allowedSkips in tests/guards/tests.test.ts.',
		);
	});

	test('wait for what happens, not by the clock', () => {
		const problems = list
			.filter(({ path }) => !(path in allowedWaits))
			.flatMap((source) => findings(source, waitsByClock));
		expectNone(
			problems,
			'Wait for the condition: expect.poll, eventually() of tests/support/eventually.ts, vi.useFakeTimers, expect(locator), or POST /control/clock. A reason goes to allowedWaits in tests/guards/tests.test.ts.',
		);
	});

	test('have no exception for a file that is gone', () => {
		expect([...unused(allowedWaits), ...unused(allowedSkips)]).toEqual([]);
	});
});

describe('the rules themselves', () => {
	const sample = (text: string) => ({ path: 'tests/a.test.ts', text });

	test.each([
		"test.only('a', () => {});",
		"describe.skip('a', () => {});",
		"it.todo('a');",
		"test.fixme('a', () => {});",
		"test.describe.only('a', () => {});",
		'test.skip(isMobile);',
		"test.skipIf(slow)('a', () => {});",
	])('%s leaves a test out', (text) => {
		expect(findings(sample(text), leftOut)).toHaveLength(1);
	});

	test.each([
		'await page.waitForTimeout(100);',
		'await new Promise((resolve) => setTimeout(resolve, 100));',
		"import { setTimeout } from 'node:timers/promises';",
		"const { setTimeout: sleep } = await import('timers/promises');",
		'await vi.waitFor(() => expect(calls).toBe(1));',
	])('%s waits by the clock', (text) => {
		expect(findings(sample(text), waitsByClock)).toHaveLength(1);
	});

	test.each([
		"test('skip and only are words', () => { rows.skip(1); /* test.only */ });",
		'const timer = setTimeout(stop, 1000); await expect.poll(read).toBe(1);',
		"const text = 'node:timers/promises';",
	])('%s is fine', (text) => {
		expect([...findings(sample(text), leftOut), ...findings(sample(text), waitsByClock)]).toEqual([]);
	});
});
