import type { Store } from '@netlify/blobs';
import { startDeadline } from '../http/deadline.ts';

/** What one answer of the store may take, in milliseconds; its own client waits for minutes. */
const patience = 1500;

/** Waits for the store for a while only. Rejects where that takes too long. */
export async function inTime<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
	const { over, clear } = startDeadline(patience, signal);
	const late = over.then(() => Promise.reject(new Error('the store took too long')));
	return Promise.race([work, late]).finally(clear);
}

/** Opens a store for one use: Netlify gives every call of a function a token of its own. */
export async function openStore(name: string): Promise<Store> {
	// Imported here, as a bundle loads at its start what its files import above, and few calls need the store.
	const { getStore } = await import('@netlify/blobs');
	return getStore({ name, consistency: 'strong' });
}
