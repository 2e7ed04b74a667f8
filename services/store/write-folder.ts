import { access, mkdir, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { knownReason } from '../shared/reason.ts';
import { StoreError } from './store.ts';

/** Makes a folder that is there only once it is whole: the work writes into another one, which is renamed. Throws StoreError where it is there already or cannot be written. */
export async function writeFolder<Result>(
	folder: string,
	work: (unfinished: string) => Promise<Result>,
): Promise<Result> {
	const isThere = await access(folder).then(
		() => true,
		() => false,
	);
	if (isThere) throw new StoreError(`${folder} is there already: name a new folder.`);
	const unfinished = `${folder}.unfinished`;
	const remove = () => rm(unfinished, { recursive: true, force: true });
	try {
		await remove();
		await mkdir(dirname(folder), { recursive: true, mode: 0o700 });
		// Not with the ones above it, of which Node says wrongly what keeps it from making them.
		await mkdir(unfinished, { mode: 0o700 });
		const result = await work(unfinished);
		await rename(unfinished, folder);
		return result;
	} catch (error) {
		// What is there already would only fill the disk.
		await remove().catch(() => undefined);
		const reason = knownReason(error);
		throw reason ? new StoreError(`${folder} cannot be written: ${reason}.`, { cause: error }) : error;
	}
}
