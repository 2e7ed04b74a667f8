import type { IdempotencyStore } from './idempotency-store-type.ts';

let local: Promise<IdempotencyStore> | undefined;

/** SQLite where the start command names a folder, Netlify's store where the site is deployed. */
async function openStore(): Promise<IdempotencyStore> {
	const folder = process.env.SANDBOX_DATA;
	// Opened for each use: Netlify gives every call of a function a token of its own.
	if (!folder) return (await import('./idempotency-store-blobs.ts')).openBlobs();
	local ??= import('./idempotency-store-sqlite.ts').then(({ openSqlite }) => openSqlite(folder));
	return local;
}

let mayHaveEnded = false;

/** Takes a key for some seconds; true for exactly one caller of all instances. Throws when the store is out of reach. */
export async function claimOnce(key: string, seconds: number): Promise<boolean> {
	mayHaveEnded = true;
	const store = await openStore();
	return store.claim(key, Date.now() + seconds * 1000, Date.now());
}

/** Whether a key is taken. Throws when the store is out of reach. */
export async function hasClaim(key: string): Promise<boolean> {
	const store = await openStore();
	return store.has(key, Date.now());
}

/** Removes some keys that are over, after a claim; never fails, and no answer should wait for it. */
export async function removeEnded(): Promise<void> {
	if (!mayHaveEnded) return;
	mayHaveEnded = false;
	await openStore()
		.then((store) => store.removeEnded(Date.now()))
		.catch(() => undefined);
}
