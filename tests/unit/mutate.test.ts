import { mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { type Change, changesIn } from '../bench/mutate/changes.ts';
import { draw, random } from '../bench/mutate/draw.ts';
import { switchable } from '../bench/mutate/switchable.ts';

const made = (text: string, path = 'a.tsx') =>
	changesIn(path, text).map(({ kind, before, after }) => [kind, before, after]);

describe('a change', () => {
	test.each([
		['const a = b && c;', 'and, or', 'b && c', 'b || c'],
		['const a = b || c;', 'and, or', 'b || c', 'b && c'],
		['const a = b < c;', 'limit', 'b < c', 'b <= c'],
		['const a = b >= c;', 'limit', 'b >= c', 'b > c'],
		['const a = b === c;', 'equal', 'b === c', 'b !== c'],
		['const a = b !== c;', 'equal', 'b !== c', 'b === c'],
		['const a = b + c;', 'plus, minus', 'b + c', 'b - c'],
		['const a = !b;', 'not', '!b', 'b'],
		['const a = b ?? c;', 'fallback', 'b ?? c', 'b'],
		['const a = true;', 'true, false', 'true', 'false'],
		["const a = { b: 'c' };", 'text', "'c'", "''"],
		['const a = [b];', 'list', '[b]', '[]'],
		['const a = b ? c : d;', 'condition', 'b', '!(b)'],
		['if (a) b = c; else d = e;', 'condition', 'a', '!(a)'],
		['await a(b);', 'call', 'await a(b);', ''],
		['function a() { if (!b) { return; } c = 1; }', 'early return', 'if (!b) { return; }', ''],
		["const a = <p lang='fr' />;", 'text', "'fr'", "''"],
	])('of %s', (text, ...change) => {
		expect(made(text)).toContainEqual(change);
	});

	test.each([
		["import a from 'b';"],
		["export * from 'b';"],
		["const a = import('b');"],
		["let a: 'b' | true;"],
		["interface A { b: 'c' }"],
		["console.error('a');"],
		["throw new Error('a');"],
		["const a = <p className='b' />;"],
		["const a = <p>b{' '}</p>;"],
		["const a = v.string('field.required');"],
		['const a = useMemo(b, [c]);'],
		["const a = { 'b': c };"],
		["const a = b ?? '';"],
		['[a] = b;'],
		["'use client';"],
		['class A { constructor() { super(a); } }'],
	])('is not made where nothing could see it: %s', (text) => {
		expect(made(text)).toEqual([]);
	});
});

describe('a file with a change in it', () => {
	afterEach(() => vi.unstubAllEnvs());

	const load = async (text: string, find: (change: Change) => boolean) => {
		const change = changesIn('a.ts', text).find(find);
		if (!change) throw new Error('No such change.');
		const code = `${switchable(text, 7, change)} // ${Math.random()}`;
		return (await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`)).default;
	};

	test('does as before until its number is asked for', async () => {
		const sum = await load('export default (a, b) => a + b;', ({ kind }) => kind === 'plus, minus');
		expect(sum(3, 2)).toBe(5);
		vi.stubEnv('MUTANT', '6');
		expect(sum(3, 2)).toBe(5);
		vi.stubEnv('MUTANT', '7');
		expect(sum(3, 2)).toBe(1);
	});

	test('leaves a statement out, whatever stands around it', async () => {
		const text = 'export default (a, list) => { if (a) list.push(1); else list.push(2); return list; };';
		const list = await load(text, ({ before }) => before === 'list.push(1);');
		expect([list(true, []), list(false, [])]).toEqual([[1], [2]]);
		vi.stubEnv('MUTANT', '7');
		expect([list(true, []), list(false, [])]).toEqual([[], [2]]);
	});

	test('notes in a folder that it was reached', async () => {
		const folder = mkdtempSync(join(tmpdir(), 'reached-'));
		vi.stubEnv('MUTANTS_REACHED', folder);
		const not = await load('export default (a) => !a;', ({ kind }) => kind === 'not');
		expect(readdirSync(folder)).toEqual([]);
		not(true);
		expect(readdirSync(folder)).toEqual(['7']);
	});

	test('asks the page for its number where there is no Node', async () => {
		const not = await load('export default (a) => !a;', ({ kind }) => kind === 'not');
		const reachMutant = vi.fn();
		vi.stubGlobal('process', undefined);
		vi.stubGlobal('reachMutant', reachMutant);
		const before = not(true);
		vi.stubGlobal('mutant', 7);
		const after = not(true);
		vi.unstubAllGlobals();
		expect([before, after]).toEqual([false, true]);
		expect(reachMutant).toHaveBeenCalledWith(7);
	});
});

describe('the draw', () => {
	const files = ['functions/a', 'functions/b', 'src/contract/c', 'sandbox/services/d', 'src/features/e'].map(
		(path) => ({ path: `${path}.ts`, text: "const a = !b && 'c';" }),
	);

	const drawn = (seed: number, count: number, isPossible = (_: unknown, { kind }: Change) => kind !== '') =>
		draw(files, { seed, count, isPossible });

	test('is the same for the same seed, and another for another', () => {
		expect(drawn(3, 4)).toEqual(drawn(3, 4));
		const draws = [1, 2, 3, 4, 5].map((seed) => JSON.stringify(drawn(seed, 4)));
		expect(new Set(draws).size).toBeGreaterThan(1);
		expect(random(1)()).toBe(random(1)());
	});

	test('takes as many of each part of the project, one of a file', () => {
		expect(new Set(drawn(1, 5).map(({ path }) => path)).size).toBe(5);
		const four = drawn(1, 4).map(({ path }) => path.replace(/\/\w\.ts$/, ''));
		expect(four).toEqual(['functions', 'src/contract', 'sandbox/services', 'src/features']);
	});

	test('takes no change that is not possible', () => {
		const kinds = [1, 2, 3, 4].flatMap((seed) => drawn(seed, 4, (_, { kind }) => kind === 'text'));
		expect(new Set(kinds.map(({ kind }) => kind))).toEqual(new Set(['text']));
	});
});
