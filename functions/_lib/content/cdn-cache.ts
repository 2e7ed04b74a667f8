import { setTimeout as wait } from 'node:timers/promises';
import { limits } from '#contract/limits.ts';

const tag = 'content';

/** What lets the CDN keep an answer made of content, for some seconds and until `forgetContent`. */
export const cdnCacheHeaders = (seconds: number): Record<string, string> => ({
	'Netlify-CDN-Cache-Control': `public, durable, max-age=${seconds}`,
	'Netlify-Cache-Tag': tag,
});

/**
 * Has the CDN forget what it keeps of the content. Where the platform gives no token there is none. Never throws: what is
 * kept ends by itself soon.
 */
export async function purgeCdnCache(): Promise<void> {
	if (!process.env.NETLIFY_PURGE_API_TOKEN) return;
	// Imported here, as a bundle loads at its start what its files import above.
	const { purgeCache } = await import('@netlify/functions');
	const purged = purgeCache({ tags: [tag] }).catch(() => {});
	await Promise.race([purged, wait(limits.timeout.upstream, undefined, { ref: false })]);
}
