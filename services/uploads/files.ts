/** A place of files that does not do now what it should; the message says what and why, for the log. */
export class FileStoreError extends Error {
	override name = 'FileStoreError';
}

/** The bytes of files, each under its id. What the place of the files does not do is a FileStoreError. */
export interface FileStore {
	/** Takes the bytes of a file that is not judged yet, and stops above `most`; gives how many came. */
	take(id: string, bytes: AsyncIterable<Uint8Array>, most: number): Promise<number>;
	readTaken(id: string): Promise<Buffer>;
	/** Makes of a file that was taken one that is here. */
	keep(id: string): Promise<void>;
	/** The bytes of a file that is here; undefined where it is not. */
	read(id: string): Promise<Buffer | undefined>;
	remove(id: string): Promise<void>;
	/** Removes what nobody knows, but for what is being taken. */
	sweep(findKnown: FindKnown): Promise<void>;
	/** Whether files can be kept; the error says why they cannot. */
	check(): Promise<void>;
}

/** Gives those of the ids that somebody knows. */
export type FindKnown = (ids: readonly string[]) => Promise<ReadonlySet<string>>;

/** What work on this machine's disk gives; its errors say which place of files they are of. */
export async function onDisk<Result>(place: 'folder' | 'bucket', work: Promise<Result>): Promise<Result> {
	try {
		return await work;
	} catch (error) {
		throw new FileStoreError(`${place}: ${error instanceof Error ? error.message : error}`, { cause: error });
	}
}

/** Writes what comes into a file until it is more than `most`; gives how many bytes came. */
export async function writeUpTo(
	write: (chunk: Uint8Array) => Promise<void>,
	bytes: AsyncIterable<Uint8Array>,
	most: number,
): Promise<number> {
	let size = 0;
	for await (const chunk of bytes) {
		size += chunk.length;
		if (size > most) break;
		await write(chunk);
	}
	return size;
}
