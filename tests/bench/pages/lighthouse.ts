import type { Flags, Result } from 'lighthouse';
import type { Limit } from '../result.ts';
import { addRow, type Bench, type Measured } from './bench.ts';
import type { Kind } from './kinds.ts';
import { runLighthouse, type Subject } from './lighthouse-run.ts';
import { median } from './median.ts';
import { type Visitor, visitors } from './visitors.ts';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const audits = {
	FCP: 'first-contentful-paint',
	LCP: 'largest-contentful-paint',
	TBT: 'total-blocking-time',
	CLS: 'cumulative-layout-shift',
} as const;

/** Scores of 100, times in milliseconds. */
type Scores = Record<(typeof categories)[number] | keyof typeof audits | 'benchmark index', number>;

const round = (value: number) => Math.round(value * 1000) / 1000;

/** The medians of some runs. */
function toScores(runs: readonly Result[]): Scores {
	const middle = (read: (run: Result) => number | null | undefined) =>
		median(runs.map((run) => read(run) ?? Number.NaN));
	const scores = categories.map((name) => [
		name,
		Math.round(middle(({ categories: all }) => all[name]?.score) * 100),
	]);
	const values = Object.entries(audits).map(([name, id]) => {
		const value = middle(({ audits: all }) => all[id]?.numericValue);
		return [name, name === 'CLS' ? round(value) : Math.round(value)];
	});
	const index = ['benchmark index', Math.round(middle(({ environment }) => environment.benchmarkIndex))];
	return Object.fromEntries([...scores, ...values, index]);
}

/** The audits that cost points, of the categories that are no matter of speed. */
function lostBy({ categories: scored, audits: measured }: Result): string {
	return categories
		.slice(1)
		.flatMap((name) => scored[name]?.auditRefs ?? [])
		.filter(({ id, weight }) => weight > 0 && (measured[id]?.score ?? 1) < 1)
		.map(({ id }) => id)
		.join(' ');
}

function ownLimits(name: string, scores: Scores): Limit[] {
	const elsewhere = categories.slice(1).reduce((sum, category) => sum + 100 - scores[category], 0);
	return [
		[`the points that ${name}, loses in performance`, 100 - scores.performance, 2],
		[`the points that ${name}, loses elsewhere`, elsewhere, 0],
		[`the CLS of ${name},`, scores.CLS, 0.02],
	];
}

const limitsBeside = (name: string, own: Scores, peer: Scores): Limit[] =>
	(['LCP', 'TBT'] as const).map((what) => [
		`the ${what} of ${name}, beside the peer’s,`,
		own[what],
		peer[what],
	]);

interface Judged {
	subject: Subject;
	runs: Result[];
}

/** They take turns, so that a moment in which the machine is slow is no matter of one of them. */
async function judge(subjects: readonly Subject[], flags: Flags, bench: Bench): Promise<Judged[]> {
	const judged = subjects.map((subject): Judged => ({ subject, runs: [] }));
	for (let turn = 0; turn < bench.runs; turn++)
		for (const { subject, runs } of judged) {
			const run = () => runLighthouse(bench.executablePath, subject, flags);
			// A busy machine spoils one now and then.
			runs.push(await run().catch(run));
		}
	return judged;
}

interface Pair {
	own: Judged;
	peer?: Judged | undefined;
}

async function judgeKind(kind: Kind, bench: Bench): Promise<[Visitor, Pair][]> {
	const { origin, peer, slowdown } = bench;
	const peerPath = peer?.pages[kind.name];
	const own = visitors.map(
		(visitor): Subject => ({ url: origin + kind.path, visitor, historyState: kind.historyState }),
	);
	const others = peerPath
		? visitors.map((visitor): Subject => ({ url: `${peer?.origin}${peerPath}`, visitor }))
		: [];
	const judged = await judge(
		[...own, ...others],
		{
			throttling: { cpuSlowdownMultiplier: slowdown },
			...(kind.isUnlisted && { skipAudits: ['is-crawlable'] }),
		},
		bench,
	);
	return visitors.map((visitor, index) => [
		visitor,
		{ own: judged[index] as Judged, peer: judged[visitors.length + index] },
	]);
}

/** Lighthouse's scores and times of every kind of page, at a first visit and at one with a warm cache, beside a peer's. */
export async function measureLighthouse(bench: Bench): Promise<Measured> {
	const measured: Measured = { rows: {}, limits: [] };
	for (const kind of bench.kinds)
		for (const [visitor, { own, peer }] of await judgeKind(kind, bench)) {
			const name = `${kind.name}, ${visitor}`;
			const scores = toScores(own.runs);
			addRow(measured, name, { ...scores, lost: lostBy(own.runs[0] as Result) });
			measured.limits.push(...ownLimits(name, scores));
			if (!peer) continue;
			const beside = toScores(peer.runs);
			addRow(measured, `${name}, peer`, { ...beside, lost: lostBy(peer.runs[0] as Result) });
			measured.limits.push(...limitsBeside(name, scores, beside));
		}
	return measured;
}
