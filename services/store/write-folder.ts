import { access, mkdir, rename, rm } from 'node:fs/promises';
import { StoreError } from './store.ts';

/** Makes a folder that is there only once it is whole: the work writes into another one, which is renamed. Throws StoreError where it is there already. */
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
	await rm(unfinished, { recursive: true, force: true });
	await mkdir(unfinished, { recursive: true, mode: 0o700 });
	const result = await work(unfinished);
	await rename(unfinished, folder);
	return result;
}
