import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { readRequirements } from './ledger.ts';
import { coveragePage } from './page.ts';
import { proofsOf } from './proofs.ts';
import { titlesIn } from './titles.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const read = (path: string) => readFileSync(`${root}${path}`, 'utf8');

/** Where the document stands. */
export const coverageFile = 'tests/COVERAGE.md';

function filesLike(pattern: string): { path: string; text: string }[] {
	const paths = globSync(pattern, { cwd: root }).map((path) => path.replaceAll('\\', '/'));
	return paths.sort().map((path) => ({ path, text: read(path) }));
}

/** What the document should say at present. */
export function coverageNow(): string {
	const tests = filesLike('tests/**/*.{test,spec}.{ts,tsx}');
	const others = tests.filter(({ path }) => path !== 'tests/guards/requirements.test.ts');
	const measured = proofsOf('bench', filesLike('tests/bench/**/*.ts'));
	const reviewed = proofsOf('review', filesLike('tests/reviews/**/*.md'));
	return coveragePage(readRequirements(read('tests/requirements.tsv')), [
		...others.flatMap(titlesIn),
		...measured,
		...reviewed,
	]);
}
