import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { startOwnSite } from '../../support/own-site.ts';

/** Another site, and its page of each kind. */
export interface Peer {
	origin: string;
	pages: Partial<Record<string, string>>;
}

/** Serves another site's built pages by the same server, so that both are compressed and cached alike. */
export async function servePeer({ folder, pages }: { folder: string; pages: string }): Promise<Peer> {
	const { origin } = await startOwnSite({ DIST: resolve(folder) });
	return { origin, pages: JSON.parse(readFileSync(pages, 'utf8')) };
}
