import { readFileSync } from 'node:fs';
import type { JobSource } from '#contract/jobs.ts';
import { jobs } from '#site.config';

/** What an ATS answers about a board, as its documents describe it, with odd cases. */
export const readRecorded = (ats: string): string => readFileSync(`tests/fixtures/ats/${ats}.json`, 'utf8');

/** What the studio of the recorded boards calls things. */
const names = {
	teams: { 'Environment Art': 'Art', Combat: 'Gameplay Programming' },
	places: { Ghent: 'gent', 'Ghent, Belgium': 'gent', 'Quebec City': 'quebec' },
	types: {},
} as const;

/** Has this process read jobs from a board that a sandbox plays. */
export function chooseBoard(source: JobSource, sandbox: string): void {
	const ats = source.replace('-eu', '');
	Object.assign(process.env, {
		JOBS_SOURCE: source,
		JOBS_BOARD: 'lampworks',
		JOBS_URL: `${sandbox}/ats/${ats}`,
	});
	Object.assign(jobs, names);
}
