import { type FileHandle, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DomUtils, parseDocument } from 'htmlparser2';
import { type AskBucket, type BucketAccess, BucketError, createAsk } from './bucket-requests.ts';
import { type FileStore, FileStoreError, onDisk, writeUpTo } from './files.ts';

export interface BucketOptions extends BucketAccess {
	/** What the keys of files begin with, such as `uploads/`. */
	prefix?: string;
	/** Milliseconds since 1970. */
	now?(): number;
}

/** A file on its way: its bytes are in a file of this machine until they are judged. */
interface Taken {
	file: FileHandle;
	/** Whether the bucket may have it. */
	isSent: boolean;
}

/** How long a file that nobody knows is left alone, in milliseconds. */
const grace = 5 * 60_000;

const isId = (text: string) => /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/.test(text);

/** Opens a bucket for files. Files that arrive are held in temporary files of this machine, and sent once they are judged. */
export function openBucket({ prefix = '', now = Date.now, ...access }: BucketOptions): FileStore {
	checkNames(access.bucket, prefix);
	const ask = createAsk(access);
	const taken = new Map<string, Taken>();
	const keyOf = (id: string) => prefix + id;
	/** Whether a file was written, read and deleted as a check, and no write has failed since. */
	let isChecked = false;
	const forget = async (id: string) => {
		const { file } = takenOf(taken, id);
		taken.delete(id);
		await onDisk('bucket', file.close());
	};
	return {
		async take(id, bytes, most) {
			const file = await onDisk('bucket', openUnnamed(id));
			taken.set(id, { file, isSent: false });
			return writeUpTo((chunk) => onDisk('bucket', file.appendFile(chunk)), bytes, most);
		},
		readTaken: async (id) => readWhole(takenOf(taken, id).file),
		async keep(id) {
			const one = takenOf(taken, id);
			const body = await readWhole(one.file);
			one.isSent = true;
			await ask({ method: 'PUT', key: keyOf(id), body }).catch((error: unknown) => {
				isChecked = false;
				throw error;
			});
			await forget(id);
		},
		read: (id) => unlessMissing(ask({ method: 'GET', key: keyOf(id) })),
		async remove(id) {
			const one = taken.get(id);
			if (one) await forget(id);
			if (!one || one.isSent) await removeKey(ask, keyOf(id));
		},
		async sweep(findKnown) {
			for await (const page of listBucket(ask, prefix)) {
				const old = page.filter(({ key, at }) => isId(key.slice(prefix.length)) && at < now() - grace);
				const ids = old.map(({ key }) => key.slice(prefix.length));
				const known = await findKnown(ids);
				await removeKeys(ask, ids.filter((id) => !known.has(id)).map(keyOf));
			}
		},
		async check() {
			await ask({ method: 'HEAD' });
			if (!isChecked) await checkRights(ask, keyOf(checkFile));
			isChecked = true;
		},
	};
}

/** The name of the file that rights are checked with; no file of a visitor is called so. */
const checkFile = 'health-check';

/** Who may list a bucket need not be allowed to write, read and delete in it; throws where a right is missing. */
async function checkRights(ask: AskBucket, key: string): Promise<void> {
	await ask({ method: 'PUT', key, body: Buffer.from('ok') });
	// Another process may have deleted it already.
	await unlessMissing(ask({ method: 'GET', key }));
	await removeKey(ask, key);
}

/** Keys are parts of addresses, in which nothing here has to be encoded. */
function checkNames(bucket: string, prefix: string): void {
	if (!/^\w[\w.-]*$/.test(bucket)) throw new FileStoreError(`bucket: "${bucket}" is no name of a bucket`);
	if (!/^(?:\w[\w.-]*\/)*(?:\w[\w.-]*)?$/.test(prefix))
		throw new FileStoreError(
			`bucket: "${prefix}" is no prefix: it may hold letters, digits, ".", "_", "-" and "/"`,
		);
}

/** Opens a file that has no name any more, so that it ends with the process however that ends. */
async function openUnnamed(id: string): Promise<FileHandle> {
	const path = join(tmpdir(), `upload-${id}`);
	const file = await open(path, 'wx+', 0o600);
	await rm(path);
	return file;
}

function takenOf(taken: ReadonlyMap<string, Taken>, id: string): Taken {
	const one = taken.get(id);
	if (!one) throw new FileStoreError(`bucket: ${id} is not being taken`);
	return one;
}

/** Reads a file from its start, wherever it was written last. */
async function readWhole(file: FileHandle): Promise<Buffer> {
	const { size } = await onDisk('bucket', file.stat());
	const { bytesRead, buffer } = await onDisk('bucket', file.read(Buffer.alloc(size), 0, size, 0));
	if (bytesRead !== size)
		throw new FileStoreError(`bucket: only ${bytesRead} of ${size} bytes could be read`);
	return buffer;
}

async function unlessMissing(work: Promise<Buffer>): Promise<Buffer | undefined> {
	try {
		return await work;
	} catch (error) {
		if (error instanceof BucketError && error.code === 'NoSuchKey') return undefined;
		throw error;
	}
}

async function removeKey(ask: AskBucket, key: string): Promise<void> {
	await unlessMissing(ask({ method: 'DELETE', key }));
}

async function removeKeys(ask: AskBucket, keys: readonly string[]): Promise<void> {
	const queue = keys.values();
	const work = async () => {
		for (const key of queue) await removeKey(ask, key);
	};
	await Promise.all(Array.from({ length: 10 }, work));
}

interface Listed {
	key: string;
	/** Milliseconds since 1970. */
	at: number;
}

/** Everything in a bucket that begins so, page by page. */
async function* listBucket(ask: AskBucket, prefix: string): AsyncGenerator<Listed[]> {
	const query: Record<string, string> = { 'list-type': '2', prefix };
	for (;;) {
		const xml = parseDocument((await ask({ method: 'GET', query })).toString('utf8'), { xmlMode: true });
		const textOf = (name: string, within: Parameters<typeof DomUtils.textContent>[0] = xml) =>
			DomUtils.textContent(DomUtils.getElementsByTagName(name, within, true, 1));
		yield DomUtils.getElementsByTagName('Contents', xml).map((entry) => ({
			key: textOf('Key', entry),
			at: Date.parse(textOf('LastModified', entry)),
		}));
		const next = textOf('NextContinuationToken');
		if (!next) return;
		query['continuation-token'] = next;
	}
}
