import { access, constants, statfs } from 'node:fs/promises';

/** Checks that a folder of this machine can be written to and that so many bytes are free; the error says what is wrong. */
export async function checkDisk(folder: string, leastFree: number): Promise<void> {
	await access(folder, constants.W_OK | constants.X_OK);
	const { bavail, bsize } = await statfs(folder);
	const free = bavail * bsize;
	if (free < leastFree) throw new Error(`only ${Math.floor(free / 1_000_000)} MB are free for ${folder}`);
}
