import { setTimeout as wait } from 'node:timers/promises';
import type { Store } from '@netlify/blobs';
import * as v from 'valibot';
import { inTime, openStore } from './blob-store.ts';
import { type PublishState, unpublished } from './publish-plan.ts';

const started = { last: v.number(), inMonth: v.number() };
const stored = v.object({
	...started,
	asked: v.number(),
	built: v.number(),
	starting: v.exactOptional(
		v.object({ id: v.string(), until: v.number(), upTo: v.number(), before: v.object(started) }),
	),
});

const storeName = 'publishing';

interface Version {
	state: PublishState;
	/** Absent where nothing is stored yet. */
	etag?: string | undefined;
}

async function read(store: Store, key: string): Promise<Version> {
	const found = await store.getWithMetadata(key, { type: 'json' });
	if (!found) return { state: unpublished };
	const parsed = v.safeParse(stored, found.data);
	return { state: parsed.success ? parsed.output : unpublished, etag: found.etag };
}

/** Whether the version that was read was still the last one. The client calls an error a success, but without an ETag. */
async function replace(store: Store, key: string, { etag }: Version, state: PublishState): Promise<boolean> {
	const condition = etag === undefined ? { onlyIfNew: true } : { onlyIfMatch: etag };
	const written = await store.setJSON(key, state, condition);
	if (written.modified && !written.etag) throw new Error('the store did not take the state');
	return written.modified;
}

/** Reads the state of publishing. Throws where the store is out of reach. */
export async function readState(key: string, signal: AbortSignal): Promise<PublishState> {
	return (await inTime(read(await openStore(storeName), key), signal)).state;
}

/**
 * Changes the state of publishing, as if nobody else did at the same time; the change may be made again on what another
 * call left. Returns the state afterwards. Throws where the store is out of reach.
 */
export async function changeState(
	key: string,
	change: (state: PublishState) => PublishState,
	signal: AbortSignal,
): Promise<PublishState> {
	const store = await openStore(storeName);
	for (let tries = 0; ; tries += 1) {
		const known = await inTime(read(store, key), signal);
		const next = change(known.state);
		if (next === known.state) return next;
		if (await inTime(replace(store, key, known, next), signal)) return next;
		// Whoever was first goes on; the others come one after the other.
		await wait(Math.random() * 20 * Math.min(tries + 1, 10), undefined, { signal });
	}
}
