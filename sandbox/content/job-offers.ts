import { eastJobs } from './jobs/east.ts';
import { jobKeywords } from './jobs/keywords.ts';
import { westJobs } from './jobs/west.ts';
import { same } from './localised.ts';
import type { DemoJob } from './types.ts';

/** The Monday by which the dates in the jobs were chosen. */
const writtenOn = Date.UTC(2026, 10, 23);
const week = 7 * 24 * 60 * 60 * 1000;

/** A moment of that week, in the same week as seen from `now`: jobs end, and the demo is to have some for ever. */
function moved(date: string, now: number): string {
	const weeks = Math.max(0, Math.floor((now - writtenOn) / week));
	return new Date(Date.parse(date) + weeks * week).toISOString();
}

/** What people search for; a job in one language has the words of that one. */
function keywordsOf({ team, locale }: DemoJob) {
	const words = jobKeywords[team] ?? same([]);
	return locale ? same(words[locale] ?? []) : words;
}

/** The demo's jobs as they stand at a moment. */
export const jobsAt = (now: number): DemoJob[] =>
	[...westJobs, ...eastJobs].map((job) => ({
		...job,
		keywords: keywordsOf(job),
		publishedAt: moved(job.publishedAt, now),
		validThrough: moved(job.validThrough, now),
	}));

export const jobOffers: DemoJob[] = jobsAt(Date.now());
