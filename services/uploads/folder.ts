import { mkdirSync } from 'node:fs';
import { access, open, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { limits } from '#contract/limits.ts';
import { checkDisk } from '../shared/disk.ts';
import { type FileStore, onDisk, writeUpTo } from './files.ts';

const ending = '.part';

/** Bytes that have to be free: room for what many send at once. */
const leastFree = 20 * limits.upload.size;

async function writePart(path: string, bytes: AsyncIterable<Uint8Array>, most: number): Promise<number> {
	const file = await onDisk('folder', open(path, 'wx', 0o600));
	try {
		return await writeUpTo((chunk) => onDisk('folder', file.appendFile(chunk)), bytes, most);
	} finally {
		await file.close();
	}
}

const isMissing = (error: unknown) => (error as NodeJS.ErrnoException)?.code === 'ENOENT';

/** Where a file is missing for the lack of its folder, that is an error all the same. */
async function readIfThere(folder: string, id: string): Promise<Buffer | undefined> {
	try {
		return await readFile(join(folder, id));
	} catch (error) {
		if (!isMissing(error)) throw error;
		await access(folder);
		return undefined;
	}
}

/** Opens a folder of this machine for files, making it where it is missing. */
export function openUploadFolder(folder: string): FileStore {
	mkdirSync(folder, { recursive: true, mode: 0o700 });
	const beingTaken = new Set<string>();
	const placeOf = (id: string) => join(folder, id);
	const wayOf = (id: string) => placeOf(id) + ending;
	const remove = async (id: string) => {
		await onDisk('folder', Promise.all([placeOf(id), wayOf(id)].map((path) => rm(path, { force: true }))));
		beingTaken.delete(id);
	};
	return {
		take(id, bytes, most) {
			beingTaken.add(id);
			return writePart(wayOf(id), bytes, most);
		},
		readTaken: (id) => onDisk('folder', readFile(wayOf(id))),
		async keep(id) {
			await onDisk('folder', rename(wayOf(id), placeOf(id)));
			beingTaken.delete(id);
		},
		read: (id) => onDisk('folder', readIfThere(folder, id)),
		remove,
		async sweep(findKnown) {
			const names = await onDisk('folder', readdir(folder));
			const ids = names.map((name) => name.replace(ending, '')).filter((id) => !beingTaken.has(id));
			const known = await findKnown(ids);
			await Promise.all(ids.filter((id) => !known.has(id)).map(remove));
		},
		check: () => onDisk('folder', checkDisk(folder, leastFree)),
	};
}
