import { expect, test } from 'vitest';
import { figures } from '../bench/report/figures.ts';
import { highlights } from '../bench/report/highlights.ts';
import type { Result } from '../bench/result.ts';

const measured = (result: unknown): Result => ({
	date: '2026-02-03',
	machine: { cores: 8, model: 'Some Processor', node: 'v24.0.0', busy: 0.1 },
	command: 'npm run bench:filter',
	result,
});
const faster = new Map([['filter', measured({ rows: { 'all facets': { ms: 0.2, 'of a frame': 0.01 } } })]]);

test('the report of what was measured leaves standing what was not', () => {
	const build = '## build\n\n`npm run bench:build`: 2025-01-01, 2 cores.\n\n| pages |\n|---|\n| 12 |';
	const report = figures(faster, `${build}\n\n## filter\n\n| amount | 1 |`);
	expect(report.startsWith(`${build}\n\n## filter\n`)).toBe(true);
	expect(report).toContain('2026-02-03, 8 cores of Some Processor');
	expect(report).not.toContain('amount');
});

test('so does the table of the front page', () => {
	const build =
		'| building the site, beside bare Astro | 9 pages, 2 times as long | 2025-01-01 | `npm run bench:build` |';
	const before = `| measured | figure | on | repeat by |\n|---|---|---|---|\n${build}`;
	expect(highlights(faster, before).split('\n').slice(2)).toEqual([
		'| narrowing 500 jobs by every filter at once | 0.2 ms, 1 % of a frame | 2026-02-03 | `npm run bench:filter` |',
		build,
	]);
});
