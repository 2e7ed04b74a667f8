import { brotliCompressSync } from 'node:zlib';
import type { CDPSession, Page } from '@playwright/test';

const types: Record<string, string> = {
	Document: 'document',
	Stylesheet: 'style',
	Script: 'script',
	Font: 'font',
	Image: 'image',
};

/** What requests are told apart by. */
export const requestTypes = [...Object.values(types), 'other'];

/** A request that the network answered. */
export interface Fetched {
	type: string;
	/** Its content, as brotli where it is text; or what came over the line, where that is less. */
	bytes: number;
}

const isCompressed = (mimeType: string) => /^(?:image\/(?!svg)|font\/woff2)/.test(mimeType);

async function weigh(client: CDPSession, requestId: string, mimeType: string): Promise<number> {
	const { body, base64Encoded } = await client.send('Network.getResponseBody', { requestId });
	const bytes = Buffer.from(body, base64Encoded ? 'base64' : 'utf8');
	return isCompressed(mimeType) ? bytes.length : brotliCompressSync(bytes).length;
}

/** Follows what a tab asks the network for from now on; what its cache answers is left out. */
export async function followRequests(page: Page): Promise<() => Promise<Fetched[]>> {
	const client = await page.context().newCDPSession(page);
	const cached = new Set<string>();
	const answered = new Map<string, { type: string; mimeType: string }>();
	const fetched: Promise<Fetched>[] = [];
	client.on('Network.requestServedFromCache', ({ requestId }) => cached.add(requestId));
	client.on('Network.responseReceived', ({ requestId, type, response }) => {
		const isFromNetwork = /^https?:/.test(response.url) && !response.fromDiskCache && !cached.has(requestId);
		if (isFromNetwork) answered.set(requestId, { type: types[type] ?? 'other', mimeType: response.mimeType });
	});
	client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
		const answer = answered.get(requestId);
		if (!answer) return;
		const weight = weigh(client, requestId, answer.mimeType)
			// The browser hands out nothing that it fetched for a later page.
			.catch(() => encodedDataLength)
			.then((bytes) => ({ type: answer.type, bytes: Math.min(bytes, encodedDataLength) }));
		fetched.push(weight);
	});
	await client.send('Network.enable');
	return () => Promise.all(fetched);
}
