import { mkdirSync } from 'node:fs';
import { open, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** The bytes of files, each under its id. */
export interface UploadFolder {
	/** Takes the bytes of a file that is not judged yet, and stops above `most`; gives how many came. */
	take(id: string, bytes: AsyncIterable<Uint8Array>, most: number): Promise<number>;
	readTaken(id: string): Promise<Buffer>;
	/** Makes of a file that was taken one that is here. */
	keep(id: string): Promise<void>;
	read(id: string): Promise<Buffer>;
	remove(id: string): Promise<void>;
	/** Removes what nobody knows, but for what is being taken. */
	sweep(isKnown: (id: string) => boolean): Promise<void>;
}

const ending = '.part';

async function writeUpTo(path: string, bytes: AsyncIterable<Uint8Array>, most: number): Promise<number> {
	const file = await open(path, 'wx', 0o600);
	let size = 0;
	try {
		for await (const chunk of bytes) {
			size += chunk.length;
			if (size > most) break;
			await file.appendFile(chunk);
		}
	} finally {
		await file.close();
	}
	return size;
}

export function openUploadFolder(folder: string): UploadFolder {
	mkdirSync(folder, { recursive: true, mode: 0o700 });
	const beingTaken = new Set<string>();
	const placeOf = (id: string) => join(folder, id);
	const wayOf = (id: string) => placeOf(id) + ending;
	const remove = async (id: string) => {
		await Promise.all([placeOf(id), wayOf(id)].map((path) => rm(path, { force: true })));
		beingTaken.delete(id);
	};
	return {
		take(id, bytes, most) {
			beingTaken.add(id);
			return writeUpTo(wayOf(id), bytes, most);
		},
		readTaken: (id) => readFile(wayOf(id)),
		async keep(id) {
			await rename(wayOf(id), placeOf(id));
			beingTaken.delete(id);
		},
		read: (id) => readFile(placeOf(id)),
		remove,
		async sweep(isKnown) {
			const ids = (await readdir(folder)).map((name) => name.replace(ending, ''));
			await Promise.all(ids.filter((id) => !beingTaken.has(id) && !isKnown(id)).map(remove));
		},
	};
}
