import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { movedDate } from '../../sandbox/content/demo-content.ts';

/** The demo studio in files, in a folder of a test's own. */
export interface ContentFolder {
	path: string;
	remove(): Promise<void>;
}

/** Copies the demo's content, whose jobs are as open as those of the sandbox's CMS. */
export async function copyContent(folder: string): Promise<void> {
	await cp(resolve('content'), folder, { recursive: true });
	const jobs = join(folder, 'job-offers');
	for (const name of (await readdir(jobs)).filter((file) => file.endsWith('.en.md'))) {
		const text = await readFile(join(jobs, name), 'utf8');
		const moved = text.replace(
			/^((?:publishedAt|validThrough): )(\S+)$/gm,
			(_, field: string, date: string) => field + movedDate(date, Date.now()),
		);
		await writeFile(join(jobs, name), moved);
	}
}

/** Copies the demo's content into a new folder. */
export async function writeContentFolder(): Promise<ContentFolder> {
	const path = await mkdtemp(join(tmpdir(), 'content-'));
	await copyContent(path);
	return { path, remove: () => rm(path, { recursive: true, force: true }) };
}
