import lighthouse, { type Result } from 'lighthouse';
import puppeteer from 'puppeteer-core';
import type { SetCookie } from './visitors.ts';

/** What Lighthouse says of a page on its phone: scores of 100, times in milliseconds. */
export interface Scores {
	performance: number;
	accessibility: number;
	'best-practices': number;
	seo: number;
	FCP: number;
	LCP: number;
	TBT: number;
	CLS: number;
}

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const audits = {
	FCP: 'first-contentful-paint',
	LCP: 'largest-contentful-paint',
	TBT: 'total-blocking-time',
	CLS: 'cumulative-layout-shift',
} as const;

function scoresOf({ categories: scored, audits: measured }: Result): Scores {
	const scores = categories.map((name) => [name, Math.round((scored[name]?.score ?? 0) * 100)]);
	const values = Object.entries(audits).map(([name, id]) => [name, measured[id]?.numericValue ?? Number.NaN]);
	return Object.fromEntries([...scores, ...values]) as Scores;
}

const median = (values: number[]) => [...values].sort((a, b) => a - b)[values.length >> 1] ?? Number.NaN;

async function runOnce(executablePath: string, { url, cookies = [] }: Subject): Promise<Result> {
	const browser = await puppeteer.launch({
		executablePath,
		args: ['--no-sandbox', '--disable-background-networking'],
	});
	try {
		const page = await browser.newPage();
		await browser.setCookie(
			...cookies.map(({ url: site, ...cookie }) => ({
				...cookie,
				domain: new URL(site).hostname,
				path: '/',
			})),
		);
		const run = await lighthouse(
			url,
			// The line and the processor are slowed down in earnest. Reckoned from a fast visit, a typeface that comes before
			// the first paint there would count as something that text waits for, which it does not.
			{ output: 'json', logLevel: 'error', disableStorageReset: true, throttlingMethod: 'devtools' },
			undefined,
			page,
		);
		if (!run) throw new Error(`Lighthouse says nothing of ${url}`);
		return run.lhr;
	} finally {
		await browser.close();
	}
}

/** A page as one visitor has it. */
interface Subject {
	url: string;
	cookies?: SetCookie[];
}

/** The medians of a subject's runs, and what a score below 100 was lost by. */
interface Judgement {
	scores: Scores;
	lost: string[];
}

/**
 * Runs each subject three times, each time in a browser of its own. They take turns, so that a moment in which the
 * machine is slow is no matter of one of them.
 */
export async function judge<Subjects extends Record<string, Subject>>(
	executablePath: string,
	subjects: Subjects,
): Promise<{ [Name in keyof Subjects]: Judgement }> {
	const all = Object.entries(subjects).map(([name, subject]) => ({ name, subject, runs: [] as Result[] }));
	for (let turn = 0; turn < 3; turn++)
		for (const { subject, runs } of all) runs.push(await runOnce(executablePath, subject));
	const judged = all.map(({ name, runs }) => [
		name,
		{ scores: mediansOf(runs), lost: lostBy(runs[0] as Result) },
	]);
	return Object.fromEntries(judged);
}

function mediansOf(runs: Result[]): Scores {
	const all = runs.map(scoresOf);
	const names = Object.keys(all[0] as Scores) as (keyof Scores)[];
	return Object.fromEntries(
		names.map((name) => [name, median(all.map((one) => one[name]))]),
	) as unknown as Scores;
}

/** The audits that cost points, of the categories that are no matter of speed. */
function lostBy({ categories: scored, audits: measured }: Result): string[] {
	return categories
		.slice(1)
		.flatMap((name) =>
			(scored[name]?.auditRefs ?? [])
				.filter(
					({ id, weight }) => weight > 0 && measured[id]?.score !== null && (measured[id]?.score ?? 1) < 1,
				)
				.map(({ id }) => id),
		);
}
