import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeContentFiles } from '../../sandbox/content-files/write.ts';

/** The demo studio in files, in a folder of a test's own. */
export interface ContentFolder {
	path: string;
	remove(): Promise<void>;
}

/** Writes the demo studio as the source `files` reads it. */
export async function writeContentFolder(): Promise<ContentFolder> {
	const path = await mkdtemp(join(tmpdir(), 'content-'));
	await writeContentFiles(path);
	return { path, remove: () => rm(path, { recursive: true, force: true }) };
}
