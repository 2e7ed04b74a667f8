import { execFileSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import { requirementsIn, titlesIn } from '../spec-coverage/titles.ts';
import { expectNone, read, root, type Source, sources } from './support.ts';

const pendingFile = 'tests/requirements-pending.txt';
const requirementsFile = 'tests/requirements.tsv';

const idsOfTable = (text: string) =>
	text
		.split('\n')
		.slice(1)
		.flatMap((row) => row.split('\t')[0]?.trim() || []);
const idsOfList = (text: string) => text.split('\n').flatMap((row) => row.replace(/#.*$/, '').trim() || []);

/** The ids that the titles of a file carry, for tests that run. */
const carriedIds = (source: Source): string[] =>
	titlesIn(source).flatMap(({ title }) => requirementsIn(title));

/** What is wrong between the table, the list of what is still to do, and the tests. */
function gaps(
	known: readonly string[],
	pending: readonly string[],
	carried: ReadonlyMap<string, string>,
): string[] {
	return [
		...known
			.filter((id) => !carried.has(id) && !pending.includes(id))
			.map((id) => `${id} has no test and is not pending`),
		...pending
			.filter((id) => carried.has(id))
			.map((id) => `${id} is pending, but ${carried.get(id)} tests it: strike it from the list`),
		...pending.filter((id) => !known.includes(id)).map((id) => `${id} is pending, but no requirement`),
		...pending.filter((id, index) => pending.indexOf(id) !== index).map((id) => `${id} is pending twice`),
		...[...carried]
			.filter(([id]) => !known.includes(id))
			.map(([id, path]) => `${path} names ${id}, which is no requirement`),
	];
}

/** Requirements that were met, or known, before and are pending now. */
function regrown(
	now: readonly string[],
	before: { pending: readonly string[]; known: readonly string[] },
): string[] {
	return now.filter((id) => !before.pending.includes(id) && before.known.includes(id));
}

/** A file as a commit has it; undefined without git, without that commit, or without the file. */
function committed(commit: string, path: string): string | undefined {
	try {
		return execFileSync('git', ['show', `${commit}:${path}`], { cwd: root, encoding: 'utf8', stdio: 'pipe' });
	} catch {
		return undefined;
	}
}

function previous(now: string): { pending: string[]; known: string[] } | undefined {
	const commit = committed('HEAD', pendingFile) === now ? 'HEAD~1' : 'HEAD';
	const pending = committed(commit, pendingFile);
	const known = committed(commit, requirementsFile);
	return pending === undefined || known === undefined
		? undefined
		: { pending: idsOfList(pending), known: idsOfTable(known) };
}

function testsById(list: readonly Source[]): Map<string, string> {
	return new Map(
		list.flatMap((source) => carriedIds(source).map((id): [string, string] => [id, source.path])),
	);
}

describe('the requirements', () => {
	const known = idsOfTable(read(requirementsFile));
	const pendingText = read(pendingFile);
	const pending = idsOfList(pendingText);

	test('are each carried by a test that runs, or pending', () => {
		expect(known.length).toBeGreaterThan(150);
		const list = sources(['tests'], ['.test.ts', '.test.tsx', '.spec.ts', '.spec.tsx']);
		const others = list.filter(({ path }) => path !== 'tests/guards/requirements.test.ts');
		expectNone(
			gaps(known, pending, testsById(others)),
			`Name the test that shows the behaviour '[ID] what it shows'; only what is not built yet stands in ${pendingFile}.`,
		);
	});

	test('are pending fewer and fewer', () => {
		const before = previous(pendingText);
		expectNone(
			before ? regrown(pending, before).map((id) => `${id} was met and is pending again`) : [],
			`${pendingFile} only shrinks: mend the behaviour and its test instead.`,
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
		const problems = gaps(
			['AA-01', 'AA-02', 'AA-03'],
			['AA-02', 'AA-09'],
			new Map([
				['AA-02', 'a.test.ts'],
				['BB-01', 'b.test.ts'],
			]),
		);
		expect(problems).toEqual([
			'AA-01 has no test and is not pending',
			'AA-03 has no test and is not pending',
			'AA-02 is pending, but a.test.ts tests it: strike it from the list',
			'AA-09 is pending, but no requirement',
			'b.test.ts names BB-01, which is no requirement',
		]);
		expect(gaps(['AA-01', 'AA-02'], ['AA-02'], new Map([['AA-01', 'a.test.ts']]))).toEqual([]);
	});

	test('a requirement does not become pending again, a new one may be', () => {
		const before = { pending: ['AA-01'], known: ['AA-01', 'AA-02'] };
		expect(regrown(['AA-01', 'AA-03'], before)).toEqual([]);
		expect(regrown(['AA-02'], before)).toEqual(['AA-02']);
	});
});
