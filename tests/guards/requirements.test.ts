import { describe, expect, test } from 'vitest';
import { requirementsIn, titlesIn } from '../spec-coverage/titles.ts';
import { expectNone, read, type Source, sources } from './support.ts';

const requirementsFile = 'tests/requirements.tsv';

const idsOfTable = (text: string) =>
	text
		.split('\n')
		.slice(1)
		.flatMap((row) => row.split('\t')[0]?.trim() || []);

/** The ids that the titles of a file carry, for tests that run. */
const carriedIds = (source: Source): string[] =>
	titlesIn(source).flatMap(({ title }) => requirementsIn(title));

/** What is wrong between the table and the tests. */
function gaps(known: readonly string[], carried: ReadonlyMap<string, string>): string[] {
	return [
		...known.filter((id) => !carried.has(id)).map((id) => `${id} has no test`),
		...[...carried]
			.filter(([id]) => !known.includes(id))
			.map(([id, path]) => `${path} names ${id}, which is no requirement`),
	];
}

function testsById(list: readonly Source[]): Map<string, string> {
	return new Map(
		list.flatMap((source) => carriedIds(source).map((id): [string, string] => [id, source.path])),
	);
}

describe('the requirements', () => {
	const known = idsOfTable(read(requirementsFile));

	test('are each carried by a test that runs', () => {
		expect(known.length).toBeGreaterThan(150);
		const list = sources(['tests'], ['.test.ts', '.test.tsx', '.spec.ts', '.spec.tsx']);
		const others = list.filter(({ path }) => path !== 'tests/guards/requirements.test.ts');
		expectNone(
			gaps(known, testsById(others)),
			"Name the test that shows the behaviour '[ID] what it shows'.",
		);
	});
});

describe('the rules themselves', () => {
	const carried = (text: string) => carriedIds({ path: 'a.test.ts', text });

	test.each([
		"test('[CK-01] opens', () => {});",
		"it.each([1, 2])('[CK-01] opens %s', () => {});",
		"describe('[CK-01] the bar', () => { test('opens', () => {}); });",
		"test.describe('[CK-01] the bar', () => { test('opens', () => {}); });",
		`test(\`[CK-01] opens on \${page}\`, () => {});`,
		"test('opens [CK-01]', { tag: '@smoke' }, () => {});",
	])('%s carries the id', (text) => {
		expect(carried(text)).toEqual(['CK-01']);
	});

	test.each([
		"// test('[CK-01] opens')",
		"test.skip('[CK-01] opens', () => {});",
		"test.todo('[CK-01] opens');",
		"test.fixme('[CK-01] opens', () => {});",
		"describe.skip('the bar', () => { test('[CK-01] opens', () => {}); });",
		"test.skipIf(slow)('[CK-01] opens', () => {});",
		"test.beforeEach(() => reset('[CK-01]'));",
		"describe('[CK-01] the bar', () => { test.skip('opens', () => {}); });",
		"const title = '[CK-01] opens';",
		"expect('[CK-01]').toBe(1);",
	])('%s carries none', (text) => {
		expect(carried(text)).toEqual([]);
	});

	test('gaps are told', () => {
		const carriedBy = new Map([
			['AA-02', 'a.test.ts'],
			['BB-01', 'b.test.ts'],
		]);
		expect(gaps(['AA-01', 'AA-02'], carriedBy)).toEqual([
			'AA-01 has no test',
			'b.test.ts names BB-01, which is no requirement',
		]);
		expect(gaps(['AA-01'], new Map([['AA-01', 'a.test.ts']]))).toEqual([]);
	});
});
