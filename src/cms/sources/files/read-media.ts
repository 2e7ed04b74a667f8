import { readFile, realpath } from 'node:fs/promises';
import { extname, join, sep } from 'node:path';
import { CmsError } from '../../error.ts';
import type { SourceFile } from '../../source.ts';
import { contentFolder } from './entries.ts';

/** The types of files that content may name, by their endings. */
export const mediaTypes: Record<string, string> = {
	'.avif': 'image/avif',
	'.gif': 'image/gif',
	'.jpeg': 'image/jpeg',
	'.jpg': 'image/jpeg',
	'.pdf': 'application/pdf',
	'.png': 'image/png',
	'.svg': 'image/svg+xml',
	'.webp': 'image/webp',
	'.zip': 'application/zip',
};

/** The file that a path means, wherever links lead; undefined outside of the content's folder. */
async function locate(path: string): Promise<string | undefined> {
	const folder = await realpath(contentFolder());
	const file = await realpath(join(folder, path));
	return file.startsWith(folder + sep) ? file : undefined;
}

/** A picture or another file that entries name by its path below the content's folder, such as /media/key-art.webp. */
export async function readMedia(path: string): Promise<SourceFile> {
	const type = mediaTypes[extname(path).toLowerCase()];
	const file = await locate(path).catch(() => undefined);
	if (!type || !file)
		throw new CmsError('files', join(contentFolder(), path), 'is no picture, PDF or zip in the content');
	return { type, bytes: new Uint8Array(await readFile(file)) };
}
