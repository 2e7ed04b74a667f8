import { readFile, realpath, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type HeaderRule, parseHeaders } from './headers.ts';
import { type HostRedirect, parseRedirects } from './redirects.ts';

/** One build of the site, which answers a request from its first file to its last header. */
export interface Release {
	/** The folder itself, also where dist is a link to it. */
	root: string;
	redirects: HostRedirect[];
	headers: HeaderRule[];
}

interface OpenRelease {
	stamp: string;
	release: Release;
}

const names = ['_redirects', '_headers'] as const;
const open = new Map<string, OpenRelease>();

const read = (path: string) => readFile(path, 'utf8').catch(() => '');
const changedAt = (path: string) =>
	stat(path).then(
		({ mtimeMs }) => mtimeMs,
		() => 0,
	);

async function load(root: string): Promise<Release> {
	const [redirects = '', headers = ''] = await Promise.all(names.map((name) => read(join(root, name))));
	return { root, redirects: parseRedirects(redirects), headers: parseHeaders(headers) };
}

/** Opens the build that dist is or links to at this moment. Throws while there is none, or its rules are malformed. */
export async function openRelease(dist: string): Promise<Release> {
	const root = await realpath(dist);
	const stamp = [root, ...(await Promise.all(names.map((name) => changedAt(join(root, name)))))].join();
	const known = open.get(dist);
	if (known?.stamp === stamp) return known.release;
	const release = await load(root);
	open.set(dist, { stamp, release });
	return release;
}
