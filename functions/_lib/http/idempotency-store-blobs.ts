import type { Store } from '@netlify/blobs';
import { startDeadline } from './deadline.ts';
import type { IdempotencyStore } from './idempotency-store-type.ts';

/** What a call waits for the store, and what removing does, in milliseconds; its own client waits for 25 s. */
const longest = { call: 500, removing: 3000 };

async function inTime<T>(work: Promise<T>, milliseconds: number): Promise<T> {
	const { over, clear } = startDeadline(milliseconds);
	const late = over.then(() => Promise.reject(new Error('the store took too long')));
	return Promise.race([work, late]).finally(clear);
}

async function endOf(store: Store, key: string): Promise<number | undefined> {
	const until = (await store.getMetadata(key))?.metadata.until;
	return typeof until === 'number' ? until : undefined;
}

/** Only the version that is over is replaced, so that of two who try one succeeds. */
async function replace(store: Store, key: string, until: number): Promise<boolean> {
	const { blobs } = await store.list({ prefix: key });
	const etag = blobs.find((blob) => blob.key === key)?.etag;
	if (!etag) return false;
	return (await store.set(key, '1', { metadata: { until }, onlyIfMatch: etag })).modified;
}

/** How many blobs one removing looks at; more go with the next. */
const mostLookedAt = 20;

async function removeIfOver(store: Store, key: string, now: number): Promise<void> {
	const end = await endOf(store, key);
	if (end !== undefined && end <= now) await store.delete(key);
}

/** Begins anywhere, so that blobs which last are not all that is ever looked at. */
function someOf<T>(all: readonly T[]): T[] {
	const from = Math.floor(Math.random() * all.length);
	return [...all.slice(from), ...all.slice(0, from)].slice(0, mostLookedAt);
}

async function claim(
	store: Store,
	key: string,
	{ until, now }: { until: number; now: number },
): Promise<boolean> {
	const first = await store.set(key, '1', { metadata: { until }, onlyIfNew: true });
	if (first.modified) return true;
	const end = await endOf(store, key);
	return end !== undefined && end <= now && replace(store, key, until);
}

async function has(store: Store, key: string, now: number): Promise<boolean> {
	const end = await endOf(store, key);
	return end !== undefined && end > now;
}

async function removeEnded(store: Store, now: number): Promise<void> {
	for await (const { blobs } of store.list({ paginate: true })) {
		await Promise.all(someOf(blobs).map(({ key }) => removeIfOver(store, key, now)));
		// The first page is enough: it is shorter the next time.
		return;
	}
}

/** The store of a deployed site; strong reads, so that every instance sees a key at once. Throws when it takes too long. */
export async function openBlobs(): Promise<IdempotencyStore> {
	// Imported here, as a bundle loads at its start what its files import above, and few calls need the store.
	const { getStore } = await import('@netlify/blobs');
	const store = getStore({ name: 'once', consistency: 'strong' });
	return {
		claim: (key, until, now) => inTime(claim(store, key, { until, now }), longest.call),
		has: (key, now) => inTime(has(store, key, now), longest.call),
		removeEnded: (now) => inTime(removeEnded(store, now), longest.removing),
	};
}
