import { readFile, realpath, stat } from 'node:fs/promises';
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
	'.mp4': 'video/mp4',
	'.pdf': 'application/pdf',
	'.png': 'image/png',
	'.svg': 'image/svg+xml',
	'.vtt': 'text/vtt',
	'.webm': 'video/webm',
	'.webp': 'image/webp',
	'.zip': 'application/zip',
};

/** The file that a path means, wherever links lead; undefined outside of the content's folder. */
async function locate(path: string): Promise<string | undefined> {
	const folder = await realpath(contentFolder());
	const file = await realpath(join(folder, path));
	return file.startsWith(folder + sep) ? file : undefined;
}

const megabyte = 1_000_000;

/** A file of the content, or what is wrong with it, to follow its name. */
export async function findMedia(path: string): Promise<SourceFile | string> {
	const type = mediaTypes[extname(path).toLowerCase()];
	const file = await locate(path).catch(() => undefined);
	if (!type || !file) return 'is no picture, video, captions, PDF or zip in the content';
	const { size } = await stat(file);
	// Repositories refuse files of more than 100 MB. A picture is decoded whole at each build.
	const most = type.startsWith('image/') ? 20 : 100;
	if (size > most * megabyte) return `has ${Math.ceil(size / megabyte)} MB; it may have ${most}`;
	return { type, bytes: new Uint8Array(await readFile(file)) };
}

/**
 * A picture or another file that entries name by its path below the content's folder, such as /media/key-art.webp. Throws
 * CmsError where it cannot be used.
 */
export async function readMedia(path: string): Promise<SourceFile> {
	const found = await findMedia(path);
	if (typeof found === 'string') throw new CmsError('files', join(contentFolder(), path), found);
	return found;
}
