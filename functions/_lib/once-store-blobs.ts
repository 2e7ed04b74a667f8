import { getStore } from '@netlify/blobs';
import type { OnceStore } from './once-store-type.ts';

/** The store of a deployed site; strong reads, so that every instance sees a key at once. */
export function openBlobs(): OnceStore {
	const store = getStore({ name: 'once', consistency: 'strong' });
	const find = (key: string) => store.getMetadata(key);
	const isOver = (until: unknown, now: number) => typeof until !== 'number' || until <= now;
	return {
		async claim(key, until, now) {
			const metadata = { until };
			const first = await store.set(key, '1', { metadata, onlyIfNew: true });
			if (first.modified) return true;
			const entry = await find(key);
			if (!entry?.etag || !isOver(entry.metadata.until, now)) return false;
			const again = await store.set(key, '1', { metadata, onlyIfMatch: entry.etag });
			return again.modified;
		},
		async has(key, now) {
			const entry = await find(key);
			return entry !== null && !isOver(entry.metadata.until, now);
		},
	};
}
