import { execFileSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import { proofs, type Requirement, readPending, readRequirements } from '../coverage/ledger.ts';
import { proofsOf } from '../coverage/proofs.ts';
import { requirementsIn } from '../coverage/titles.ts';
import { expectNone, read, root, type Source, sources } from './support.ts';

const requirementsFile = 'tests/requirements.tsv';
const pendingFile = 'tests/requirements-pending.txt';

/** The ids that files show in that way, with the file of the first proof. */
function shownBy(kind: Requirement['proof'], files: readonly Source[]): Map<string, string> {
	const known = proofs.find((proof) => proof === kind);
	const found = known ? proofsOf(known, files) : [];
	return new Map(
		found.flatMap(({ title, path }) => requirementsIn(title).map((id): [string, string] => [id, path])),
	);
}

/** What is wrong between the table, the list of what is pending, and the proofs. */
function gaps(
	requirements: readonly Requirement[],
	pending: readonly string[],
	files: readonly Source[],
): string[] {
	const byKind = new Map(proofs.map((kind): [string, Map<string, string>] => [kind, shownBy(kind, files)]));
	const proofOf = ({ id, proof }: Requirement) => byKind.get(proof)?.get(id);
	const ids = requirements.map(({ id }) => id);
	return [
		...requirements.filter(({ proof }) => !byKind.has(proof)).map(({ id }) => `${id} names no kind of proof`),
		...ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `${id} stands twice`),
		...requirements
			.filter((one) => !proofOf(one) && !pending.includes(one.id))
			.map(({ id, proof }) => `${id} has no ${proof} and is not pending`),
		...requirements
			.filter((one) => proofOf(one) && pending.includes(one.id))
			.map((one) => `${one.id} is shown by ${proofOf(one)}, but listed as pending`),
		...pending.filter((id) => !ids.includes(id)).map((id) => `${id} is pending, but no requirement`),
		...[...byKind.values()]
			.flatMap((shown) => [...shown])
			.filter(([id]) => !ids.includes(id))
			.map(([id, path]) => `${path} names ${id}, which is no requirement`),
	];
}

const git = (...rest: string[]) =>
	execFileSync('git', rest, { cwd: root, encoding: 'utf8', stdio: 'pipe', maxBuffer: 1e8 });

function pendingAt(commit: string): string[] | undefined {
	try {
		return readPending(git('show', `${commit}:${pendingFile}`));
	} catch {
		return undefined;
	}
}

/** The list as it stood in each commit that changed it since it was begun; none where there is no history. */
function pendingBefore(): string[][] {
	try {
		const commits = git('rev-list', 'HEAD', '--', pendingFile).split('\n').filter(Boolean);
		const lists = commits.map(pendingAt);
		const begun = lists.indexOf(undefined);
		return lists.slice(0, begun < 0 ? lists.length : begun).flatMap((list) => (list ? [list] : []));
	} catch {
		return [];
	}
}

/** Ids that are pending now and were not at some time before. */
const pendingAgain = (now: readonly string[], before: readonly (readonly string[])[]): string[] =>
	now.filter((id) => before.some((list) => !list.includes(id)));

describe('the requirements', () => {
	const requirements = readRequirements(read(requirementsFile));
	const pending = readPending(read(pendingFile));

	test('are each shown by their kind of proof, or pending', () => {
		expect(requirements.length).toBeGreaterThan(300);
		const files = sources(['tests'], ['.ts', '.tsx', '.md']);
		expectNone(
			gaps(requirements, pending, files),
			`Name the test that shows the behaviour '[ID] what it shows', and take the id off ${pendingFile}.`,
		);
	});

	test('leave the list of what is pending and do not come back', () => {
		expectNone(pendingAgain(pending, pendingBefore()), `${pendingFile} only shrinks: bring the proof back.`);
	});
});

describe('the rules themselves', () => {
	const carried = (text: string) => [...shownBy('test', [{ path: 'a.test.ts', text }]).keys()];

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

	const requirement = (id: string, proof = 'test') => ({ id, says: 'it', proof });
	const one = { path: 'tests/a.test.ts', text: "test('[AA-02] it', () => {});" };

	test.each([
		[
			'nothing shows it',
			[requirement('AA-01'), requirement('AA-02')],
			[],
			'AA-01 has no test and is not pending',
		],
		[
			'it is shown',
			[requirement('AA-02')],
			['AA-02'],
			`AA-02 is shown by ${one.path}, but listed as pending`,
		],
		['it is no requirement', [requirement('AA-02')], ['AA-03'], 'AA-03 is pending, but no requirement'],
		['a test names none', [], [], `${one.path} names AA-02, which is no requirement`],
		['the proof has no kind', [requirement('AA-02', 'hope')], ['AA-02'], 'AA-02 names no kind of proof'],
		['it is there twice', [requirement('AA-02'), requirement('AA-02')], [], 'AA-02 stands twice'],
		['it needs another proof', [requirement('AA-02', 'bench')], [], 'AA-02 has no bench and is not pending'],
	])('a gap is told where %s', (_, requirements, pending, problem) => {
		expect(gaps(requirements, pending, [one])).toContain(problem);
	});

	test('what is pending or shown is no gap', () => {
		expect(gaps([requirement('AA-01'), requirement('AA-02')], ['AA-01'], [one])).toEqual([]);
	});

	test.each([
		['bench', 'tests/bench/a.ts', "limit('[AA-01]', 12)"],
		['docs', 'tests/guards/a.test.ts', "test('[AA-01] it', () => {});"],
		['review', 'tests/reviews/a.md', 'On 2026-11-27: [AA-01]'],
	])('a %s shows what asks for one', (proof, path, text) => {
		expect(gaps([requirement('AA-01', proof)], [], [{ path, text }])).toEqual([]);
	});

	test('a review without a day shows nothing, and a document is shown by a guard alone', () => {
		const review = { path: 'tests/reviews/a.md', text: '[AA-01]' };
		expect(gaps([requirement('AA-01', 'review')], [], [review])).not.toEqual([]);
		const elsewhere = { path: 'tests/unit/a.test.ts', text: "test('[AA-01] it', () => {});" };
		expect(gaps([requirement('AA-01', 'docs')], [], [elsewhere])).not.toEqual([]);
	});

	test('an id that was shown once is not pending again', () => {
		expect(pendingAgain(['AA-01', 'AA-02'], [['AA-01'], ['AA-01', 'AA-02']])).toEqual(['AA-02']);
		expect(pendingAgain(['AA-01'], [['AA-01', 'AA-02'], ['AA-01']])).toEqual([]);
	});
});
