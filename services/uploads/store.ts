import type { ServiceContext } from '../context.ts';
import { type FileStore, FileStoreError } from './files.ts';
import { findKnown, forgetArriving, forgetEnded } from './rows.ts';

/** The files that visitors sent. */
export interface UploadStore {
	files: FileStore;
	/** Forgets what nobody claimed in time; its bytes follow. */
	prune(): Promise<void>;
	/** Removes the bytes of what the database does not know. */
	sweep(): Promise<void>;
	/** Ends after what is under way. */
	close(): Promise<void>;
}

/** Opens the store of files, without what was on its way when the service ended. */
export async function openUploads(
	{ db, now }: Pick<ServiceContext, 'db' | 'now'>,
	files: FileStore,
): Promise<UploadStore> {
	let running = Promise.resolve();
	let isWaiting = false;
	let isClosed = false;
	const sweep = () => files.sweep((ids) => findKnown(db, ids));
	const tidy = async () => {
		isWaiting = false;
		if (isClosed) return;
		await forgetEnded(db, now());
		await sweep();
	};
	/** After what is under way, which may have looked too early. */
	const tidySoon = () => {
		if (isWaiting || isClosed) return;
		isWaiting = true;
		running = running
			.then(tidy)
			.catch((error: unknown) =>
				console.error('uploads:', error instanceof FileStoreError ? error.message : error),
			);
	};
	await forgetArriving(db);
	tidySoon();
	const timer = setInterval(tidySoon, 60_000);
	timer.unref();
	return {
		files,
		async prune() {
			if ((await forgetEnded(db, now())) > 0) tidySoon();
		},
		sweep,
		async close() {
			isClosed = true;
			clearInterval(timer);
			await running;
		},
	};
}
