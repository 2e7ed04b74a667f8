import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { openUploadFolder, type UploadFolder } from './folder.ts';
import { forgetArriving, forgetEnded, isKnown } from './rows.ts';

/** The files that visitors sent. */
export interface UploadStore {
	folder: UploadFolder;
	/** Removes what nobody claimed in time. */
	prune(): Promise<void>;
	/** Removes the bytes of what the database does not know. */
	sweep(): Promise<void>;
	close(): void;
}

interface UploadsOptions {
	/** Where the folder `uploads` of the files is made. */
	data: string;
	now(): number;
}

/** Opens the store of files, without what was on its way when the service ended. */
export function createUploads(db: DatabaseSync, { data, now }: UploadsOptions): UploadStore {
	const folder = openUploadFolder(join(data, 'uploads'));
	const sweep = () => folder.sweep((id) => isKnown(db, id));
	const prune = async () => {
		if (forgetEnded(db, now()) > 0) await sweep();
	};
	const tidy = () => prune().then(sweep).catch(console.error);
	forgetArriving(db);
	void tidy();
	const timer = setInterval(tidy, 60_000);
	timer.unref();
	return { folder, prune, sweep, close: () => clearInterval(timer) };
}
