import { brotliCompressSync } from 'node:zlib';
import type { Browser } from '@playwright/test';
import type { SetCookie } from './visitors.ts';

/** What one visit to a page costs; bytes are those of the bodies, as brotli where they are text. */
export interface Weight {
	requests: number;
	bytes: number;
	document: number;
	font: number;
	image: number;
	script: number;
	/** Bytes of script as they are run, and how many of these never were. */
	executed: number;
	unused: number;
	elements: number;
	/** Tasks of 50 ms and more. */
	longTasks: number;
}

const isCompressed = /\.(?:woff2|avif|webp|png|jpe?g)$/;
const weightOf = (url: string, body: Buffer) =>
	isCompressed.test(url) ? body.length : brotliCompressSync(body).length;

const kinds = ['document', 'font', 'image', 'script'] as const;

/** Opens a page as one visitor on a phone and counts what that takes until nothing moves. */
export async function weigh(browser: Browser, url: string, cookies: SetCookie[]): Promise<Weight> {
	const context = await browser.newContext({
		viewport: { width: 390, height: 844 },
		deviceScaleFactor: 1.75,
	});
	await context.addCookies(cookies);
	const page = await context.newPage();
	const sizes: Promise<[kind: string, bytes: number]>[] = [];
	page.on('response', (response) => {
		const kind = response.request().resourceType();
		const size = response.body().then(
			(body) => weightOf(response.url(), body),
			// The browser keeps no answer of a page that led elsewhere, as sign-in does with a session.
			() => 0,
		);
		sizes.push(size.then((bytes) => [kind, bytes]));
	});
	await page.addInitScript(() => {
		new PerformanceObserver((list) => {
			document.documentElement.dataset.longTasks = `${Number(document.documentElement.dataset.longTasks ?? 0) + list.getEntries().length}`;
		}).observe({ type: 'longtask', buffered: true });
	});
	await page.coverage.startJSCoverage();
	await page.goto(url, { waitUntil: 'networkidle' });
	const coverage = await page.coverage.stopJSCoverage();
	const counted = await page.evaluate(() => ({
		elements: document.querySelectorAll('*').length,
		longTasks: Number(document.documentElement.dataset.longTasks ?? 0),
	}));
	const all = await Promise.all(sizes);
	const sum = (kind?: string) =>
		all.filter(([one]) => !kind || one === kind).reduce((total, [, bytes]) => total + bytes, 0);
	await context.close();
	const byKind = Object.fromEntries(kinds.map((kind) => [kind, sum(kind)])) as Record<
		(typeof kinds)[number],
		number
	>;
	return { requests: all.length, bytes: sum(), ...byKind, ...scriptUse(coverage), ...counted };
}

interface Covered {
	source?: string;
	functions: { ranges: { startOffset: number; endOffset: number; count: number }[] }[];
}

/** Every character takes the count of the innermost range that holds it. */
function scriptUse(coverage: Covered[]): Pick<Weight, 'executed' | 'unused'> {
	let executed = 0;
	let unused = 0;
	for (const { source = '', functions } of coverage) {
		const counts = new Int32Array(source.length);
		const ranges = functions.flatMap(({ ranges }) => ranges);
		ranges.sort((a, b) => b.endOffset - b.startOffset - (a.endOffset - a.startOffset));
		for (const { startOffset, endOffset, count } of ranges) counts.fill(count, startOffset, endOffset);
		executed += source.length;
		unused += counts.filter((count) => count === 0).length;
	}
	return { executed, unused };
}
