import { describe, expect, test } from 'vitest';
import { casesIn, titlesIn } from '../coverage/titles.ts';
import { expectNone, read, type Source, sources } from './support.ts';

const listFile = 'tests/abuse/cases.tsv';

/** The rows of a list, without its head: id and what the case is. */
const rowsOf = (text: string) =>
	text
		.trim()
		.split('\n')
		.slice(1)
		.map((row) => row.split('\t') as [id: string, what: string]);

/** The cases that tests carry in their titles, and those of load that benches name. */
function carried(tests: readonly Source[], benches: readonly Source[]): Map<string, string> {
	const titled = tests.flatMap((source) =>
		titlesIn(source).flatMap(({ path, title }) => casesIn(title).map((id) => [id, path] as const)),
	);
	const measured = benches.flatMap(({ path, text }) =>
		(text.match(/\bR2[456]\b/g) ?? []).map((id) => [id, path] as const),
	);
	return new Map([...measured, ...titled]);
}

function gaps(known: readonly string[], found: ReadonlyMap<string, string>): string[] {
	return [
		...known.filter((id) => !found.has(id)).map((id) => `${id} is carried by no test that runs`),
		...known
			.filter((id, index) => known.indexOf(id) !== index)
			.map((id) => `${id} stands twice in ${listFile}`),
		...[...found]
			.filter(([id]) => !known.includes(id))
			.map(([id, path]) => `${path} names ${id}, which is no case of ${listFile}`),
	];
}

describe('the cases of abuse and faults', () => {
	test('are each carried by a test that runs', () => {
		const rows = rowsOf(read(listFile));
		expect(rows.length).toBeGreaterThan(90);
		expect(rows.filter(([id, what]) => !/^[TR]\d{2,3}$/.test(id) || !what)).toEqual([]);
		const tests = sources(['tests'], ['.test.ts', '.test.tsx', '.spec.ts', '.spec.tsx']);
		const others = tests.filter(({ path }) => path !== 'tests/guards/abuse.test.ts');
		expectNone(
			gaps(
				rows.map(([id]) => id),
				carried(others, sources(['tests/bench'], ['.ts'])),
			),
			"Name the test that shows it 'T28 what it shows'. A new case gets a line in the list first.",
		);
	});
});

describe('the rules themselves', () => {
	const from = (text: string) => [...carried([{ path: 'a.test.ts', text }], []).keys()];

	test.each([
		["test('T28 opens', () => {});", ['T28']],
		["describe('T28 R05 a call', () => { test('opens', () => {}); });", ['T28', 'R05']],
		["test.skip('T28 opens', () => {});", []],
		["// test('T28 opens')", []],
		["test.each(['T28 a'])('%s opens', () => {});", []],
	])('%s carries its cases', (text, ids) => {
		expect(from(text)).toEqual(ids);
	});

	test('load may be shown by a bench alone, nothing else', () => {
		const bench = [{ path: 'tests/bench/load.ts', text: '/** R24, R05 and T28. */' }];
		expect([...carried([], bench).keys()]).toEqual(['R24']);
	});

	test('a case without a test, twice in the list, or in no list is found', () => {
		expect(
			gaps(
				['T01', 'T02', 'T02'],
				new Map([
					['T02', 'a'],
					['T03', 'b'],
				]),
			),
		).toEqual([
			'T01 is carried by no test that runs',
			`T02 stands twice in ${listFile}`,
			`b names T03, which is no case of ${listFile}`,
		]);
	});
});
