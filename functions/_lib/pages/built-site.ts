import { readFile, realpath } from 'node:fs/promises';
import { join, resolve } from 'node:path';

/** Reads a file of the built site as text; undefined where there is none. */
export type ReadFile = (path: string) => Promise<string | undefined>;

const isMissing = (error: unknown) => (Object(error) as { code?: unknown }).code === 'ENOENT';

/**
 * Opens the release that is served at this moment, for one request: DIST may be a link that leads to a later one soon.
 * On the platform the files are there that `included_files` names.
 */
export async function openBuiltSite(): Promise<ReadFile> {
	const dist = resolve(process.env.DIST || 'dist');
	const root = await realpath(dist).catch(() => dist);
	return async (path) => {
		try {
			return await readFile(join(root, path), 'utf8');
		} catch (error) {
			if (isMissing(error)) return undefined;
			throw error;
		}
	};
}
