import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { readConfig } from '#contract/config.ts';
import { warn } from '../warnings.ts';
import { contentCache } from './content-cache.ts';

/** Where the site publishes what its build counted. */
export const manifestName = 'content-manifest.json';

const manifest = v.object({
	/** The address of the CMS that was counted. */
	cms: v.string(),
	release: v.string(),
	/** Entries by collection and locale. */
	counts: v.record(v.string(), v.record(v.string(), v.number())),
	/** When its pages will be out of date by the clock alone, as ISO 8601; absent where they will not be. */
	nextChange: v.optional(v.string()),
});
export type Manifest = v.InferOutput<typeof manifest>;

const patience = 5000;

async function fetchText(url: string): Promise<string> {
	const response = await fetch(url, { signal: AbortSignal.timeout(patience) });
	if (!response.ok) throw new Error(`${url} answered ${response.status}`);
	return response.text();
}

function parse(text: string): Manifest | undefined {
	const { CMS_URL } = readConfig(process.env, ['CMS_URL']);
	const { success, output } = v.safeParse(manifest, JSON.parse(text));
	return success && output.cms === CMS_URL ? output : undefined;
}

/** The manifest of the site as it is live, else of the last one in a folder; undefined where neither is of this CMS. */
async function loadLastManifest(folder: string): Promise<Manifest | undefined> {
	const { SITE_URL } = readConfig(process.env, ['SITE_URL']);
	const places = [
		() => fetchText(`${SITE_URL}/${manifestName}`),
		() => readFile(join(folder, manifestName), 'utf8'),
	];
	for (const read of places) {
		const found = await read()
			.then(parse)
			.catch(() => undefined);
		if (found) return found;
	}
	return undefined;
}

/** Lets this build know what the last good one counted. @param folder where the last site was built */
export async function readLastManifest(folder: string): Promise<void> {
	const open = contentCache();
	const last = await loadLastManifest(folder);
	if (open && last) open.lastCounts = last.counts;
	if (!last)
		warn({
			collection: 'manifest',
			problem: 'there is none of this CMS, so nothing is compared with the last build',
		});
}

/** What this build counted, to be published with the site. */
export function createManifest(release: string, nextChange: Date | undefined): Manifest {
	const { CMS_URL } = readConfig(process.env, ['CMS_URL']);
	const counts = Object.entries(contentCache()?.counts ?? {}).toSorted(([a], [b]) => a.localeCompare(b));
	return {
		cms: CMS_URL,
		release,
		counts: Object.fromEntries(counts),
		...(nextChange && { nextChange: nextChange.toISOString() }),
	};
}
