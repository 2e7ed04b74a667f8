import { positionTypes, teams } from '#contract/jobs.ts';
import { findJobs, toIndex } from '#features/jobs/list/find-jobs.ts';
import { type JobFilters, noFilters, type StoredJob } from '#stores/careers.store.ts';
import { jobsAt } from '../../sandbox/content/demo-content.ts';
import { pickLocale } from '../../sandbox/content/localised.ts';
import { checkLimits, circumstances, writeResult } from './result.ts';

const before = circumstances();

const amount = Number(process.argv[2] ?? 500);
const runs = 200;
/** Milliseconds. */
const frame = 16;

const demoJobs = jobsAt(Date.now());

/** The demo's own jobs over and over, so that titles and places are as varied as real ones. */
const jobs = Array.from({ length: amount }, (_, index): StoredJob => {
	const job = pickLocale(demoJobs[index % demoJobs.length], 'en') as StoredJob;
	const { title, team, location, categories, positionType, remote, publishedAt } = job;
	return { id: String(index), title, team, location, categories, positionType, remote, publishedAt };
});

const textsOf = ({ title, team, location, positionType }: StoredJob) => [
	...[title, team, location],
	positionType ?? '',
];
const index = toIndex(jobs, textsOf);

const cases: Record<string, JobFilters> = {
	'no filter': noFilters,
	'one location': { ...noFilters, location: ['gent'] },
	'all facets': { ...noFilters, location: ['gent', 'quebec'], team: [...teams], type: [...positionTypes] },
	'a word': { ...noFilters, query: 'programmer' },
	'two misspelled words': { ...noFilters, query: 'enviromnent progamer', location: ['gent', 'guildford'] },
};

/** What half of the runs took at most, in milliseconds: the other half tells of the machine. */
function measure(run: () => unknown): number {
	const times = Array.from({ length: runs }, () => {
		const start = performance.now();
		run();
		return performance.now() - start;
	});
	return times.sort((a, b) => a - b)[runs / 2] ?? 0;
}

const rowOf = (ms: number) => ({
	ms: Math.round(ms * 100) / 100,
	'of a frame': Math.round((ms / frame) * 100) / 100,
});
const rows: Record<string, ReturnType<typeof rowOf>> = Object.fromEntries([
	['preparing, once', rowOf(measure(() => toIndex(jobs, textsOf).words()))],
	...Object.entries(cases).map(([name, filters]) => [name, rowOf(measure(() => findJobs(index, filters)))]),
]);
console.log(`${amount} jobs: list and counts, median of ${runs} runs`);
console.table(rows);
await writeResult('filter', { ...before, command: 'npm run bench:filter', result: { amount, rows } });
checkLimits(
	Object.entries(rows).map(([name, row]) => [`the part of a frame for ${name}`, row['of a frame'], 0.5]),
);
