import { startDeadline } from './deadline.ts';
import type { OnceStore } from './once-store-type.ts';

/** What a call waits for the store, and what removing does, in milliseconds; the client of Netlify's waits for 25 s. */
const longest = { call: 500, removing: 3000 };

let local: Promise<OnceStore> | undefined;

/** SQLite where the start command names a folder, Netlify's store where the site is deployed. */
async function openStore(): Promise<OnceStore> {
	const folder = process.env.SANDBOX_DATA;
	// Opened for each use: Netlify gives every call of a function a token of its own.
	if (!folder) return (await import('./once-store-blobs.ts')).openBlobs();
	local ??= import('./once-store-sqlite.ts').then(({ openSqlite }) => openSqlite(folder));
	return local;
}

async function withStore<T>(use: (store: OnceStore) => Promise<T>, milliseconds = longest.call): Promise<T> {
	const store = await openStore();
	const { over, clear } = startDeadline(milliseconds);
	const late = over.then(() => Promise.reject(new Error('the store took too long')));
	return Promise.race([use(store), late]).finally(clear);
}

let mayHaveEnded = false;

/** Takes a key for some seconds; true for exactly one caller of all instances. Throws when the store is out of reach. */
export async function claimOnce(key: string, seconds: number): Promise<boolean> {
	mayHaveEnded = true;
	return withStore((store) => store.claim(key, Date.now() + seconds * 1000, Date.now()));
}

/** Whether a key is taken. Throws when the store is out of reach. */
export async function hasClaim(key: string): Promise<boolean> {
	return withStore((store) => store.has(key, Date.now()));
}

/** Removes some keys that are over, after a claim; never fails, and no answer should wait for it. */
export async function removeEnded(): Promise<void> {
	if (!mayHaveEnded) return;
	mayHaveEnded = false;
	await withStore((store) => store.removeEnded(Date.now()), longest.removing).catch(() => undefined);
}
