import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { coveragePage, readRequirements } from './page.ts';
import { titlesIn } from './titles.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const read = (path: string) => readFileSync(`${root}${path}`, 'utf8');

/** Where the document stands. */
export const coverageFile = 'docs/spec-coverage.md';

/** What the document should say at present. */
export function coverageNow(): string {
	const files = globSync('tests/**/*.{test,spec}.{ts,tsx}', { cwd: root }).map((path) =>
		path.replaceAll('\\', '/'),
	);
	const tests = files.sort().flatMap((path) => titlesIn({ path, text: read(path) }));
	const others = tests.filter(({ path }) => path !== 'tests/guards/requirements.test.ts');
	return coveragePage(readRequirements(read('tests/requirements.tsv')), others);
}
