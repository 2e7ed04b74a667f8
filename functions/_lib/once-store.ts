import type { OnceStore } from './once-store-type.ts';

let store: Promise<OnceStore> | undefined;

/** SQLite where the start command names a folder, Netlify's store where the site is deployed. */
function openStore(): Promise<OnceStore> {
	const folder = process.env.SANDBOX_DATA;
	store ??= folder
		? import('./once-store-sqlite.ts').then(({ openSqlite }) => openSqlite(folder))
		: import('./once-store-blobs.ts').then(({ openBlobs }) => openBlobs());
	return store;
}

/** Takes a key for some seconds; true for exactly one caller of all instances. Throws when the store is out of reach. */
export async function claimOnce(key: string, seconds: number): Promise<boolean> {
	return (await openStore()).claim(key, Date.now() + seconds * 1000, Date.now());
}

/** Whether a key is taken. Throws when the store is out of reach. */
export async function hasClaim(key: string): Promise<boolean> {
	return (await openStore()).has(key, Date.now());
}
