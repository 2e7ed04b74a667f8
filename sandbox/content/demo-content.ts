import {
	existsSync,
	mkdirSync,
	readdirSync,
	readFileSync,
	renameSync,
	statSync,
	writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import type { DemoEntry } from './entry.ts';
import { merch } from './merch.ts';
import { postings } from './postings.ts';

type Content = Record<string, DemoEntry[]>;

const root = join(import.meta.dirname, '../..');
/** What was read from the files before, so that not every process parses them: it may be deleted. */
const readBefore = join(root, 'node_modules/.cache/demo-content.json');

/** A text that is another one once a file of the content, or what reads it, is another one. */
function stateOfFiles(): string {
	const paths = ['content', 'sandbox/content', 'src/cms/sources/files'].flatMap((folder) =>
		readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) =>
			join(root, folder, name),
		),
	);
	return paths
		.map((path) => `${path} ${statSync(path).mtimeMs}`)
		.toSorted()
		.join('\n');
}

async function loadContent(): Promise<Content> {
	const state = stateOfFiles();
	const before = existsSync(readBefore) ? JSON.parse(readFileSync(readBefore, 'utf8')) : undefined;
	if (before?.state === state) return before.content;
	const { readContent } = await import('./read-content.ts');
	const content = await readContent();
	save(JSON.stringify({ state, content }));
	return content;
}

/** Whole or not at all, as several processes may start at once. */
function save(text: string): void {
	try {
		mkdirSync(dirname(readBefore), { recursive: true });
		const own = `${readBefore}.${process.pid}`;
		writeFileSync(own, text);
		renameSync(own, readBefore);
	} catch {
		// Where nothing can be written it is read again the next time.
	}
}

/** The Monday by which the dates in the jobs were chosen. */
const writtenOn = Date.UTC(2026, 10, 23);
const week = 7 * 24 * 60 * 60 * 1000;

/** A moment of that week, in the same week as seen from `now`: jobs end, and the demo is to have some for ever. */
export function movedDate(date: string, now: number): string {
	const weeks = Math.max(0, Math.floor((now - writtenOn) / week));
	return new Date(Date.parse(date) + weeks * week).toISOString();
}

const written = await loadContent();

/** A job, whose dates are never far. */
export interface DemoJob extends DemoEntry {
	publishedAt: string;
	validThrough: string;
}

/** The demo's jobs as they stand at a moment. */
export const jobsAt = (now: number): DemoJob[] =>
	(written['job-offers'] ?? []).map((job) => ({
		...job,
		publishedAt: movedDate(String(job.publishedAt), now),
		validThrough: movedDate(String(job.validThrough), now),
	}));

/** The entries of every collection, as the files of `content` have them; goods and postings are other services'. */
export const demoContent: Record<string, readonly DemoEntry[]> = {
	...written,
	'job-offers': jobsAt(Date.now()),
	merch: merch.map((each) => ({ ...each })),
	postings: postings.map((each) => ({ ...each })),
};
