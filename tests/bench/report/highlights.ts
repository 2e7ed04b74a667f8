import { table } from '#build/docs/parts.ts';
import type { Result } from '../result.ts';

/** A figure for the front page: which result holds it, and how it is said; undefined where the result has none. */
interface Highlight {
	result: string;
	what: string;
	say(result: never): string | undefined;
}

type Rows<Figure extends string> = Record<string, Partial<Record<Figure, number>> | undefined>;
type BuildRows = Rows<'pages' | 'seconds' | 'ms a page beside it' | 'times the bare one' | 'MB'>;
type PageRows = { lighthouse?: Rows<'LCP' | 'TBT' | 'performance'> };

const percent = (part: number) => `${Math.round(part * 100)} %`;

function sayBuild(rows: BuildRows): string | undefined {
	const [name, row] = Object.entries(rows).findLast(([, each]) => each?.['times the bare one']) ?? [];
	if (!name || !row) return undefined;
	return `${name}, ${row.pages} pages: ${row['ms a page beside it']} ms a page, ${row['times the bare one']} times as long, ${row.MB} MB`;
}

const known: Highlight[] = [
	{
		result: 'filter',
		what: 'narrowing 500 jobs by every filter at once',
		say: ({ rows }: { rows: Rows<'ms' | 'of a frame'> }) => {
			const row = rows['all facets'];
			return row && `${row.ms} ms, ${percent(row['of a frame'] ?? 0)} of a frame`;
		},
	},
	{
		result: 'load-functions',
		what: 'a call through the functions, beside a plain proxy with 50 connections',
		say: (rows: Rows<'rate' | 'p50' | 'p99'>) => {
			const row = rows['of proxy'];
			return row && `${row.rate} of the rate, p50 ${row.p50} and p99 ${row.p99} times as long`;
		},
	},
	{
		result: 'load-R25',
		what: '500 connections at once',
		say: (rows: Rows<'rate' | 'waiting' | 'errors'> & { 'ms until it recovers'?: number }) => {
			const row = rows['500 at once'];
			return (
				row &&
				`${row.rate} answers a second, ${row.errors} errors, ${row.waiting} not let in for ten seconds, well again after ${rows['ms until it recovers']} ms`
			);
		},
	},
	{
		result: 'load-R26',
		what: '200 calls a second for two minutes',
		say: (row: { 'resident MB'?: number; 'heap MB a minute'?: number }) =>
			`${row['resident MB']} MB resident, the heap grows by ${row['heap MB a minute']} MB a minute`,
	},
	{ result: 'build', what: 'building the site, beside bare Astro', say: sayBuild },
	{
		result: 'pages',
		what: 'the home page on Lighthouse’s phone, at the first visit',
		say: ({ lighthouse }: PageRows) => {
			const row = lighthouse?.['home, first'];
			return row && `performance ${row.performance}, LCP ${row.LCP} ms, TBT ${row.TBT} ms`;
		},
	},
];

/** The figures of the front page, each with its date and the command that repeats it; what was not measured here stays. */
export function highlights(results: Map<string, Result>, before: string): string {
	const kept = before
		.split('\n')
		.map((line) => line.split(' | ').map((cell) => cell.replace(/^\| | \|$/g, '')));
	const rows = known.map(({ result: name, what, say }) => {
		const result = results.get(name);
		const said = result && say(result.result as never);
		if (!result || !said) return kept.find(([first]) => first === what);
		return [what, said, result.date, `\`${result.command}\``];
	});
	return table(
		['measured', 'figure', 'on', 'repeat by'],
		rows.filter((row) => row !== undefined),
	);
}
