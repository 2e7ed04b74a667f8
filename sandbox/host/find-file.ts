import { realpath, stat } from 'node:fs/promises';
import { join, sep } from 'node:path';

/** A file of the site. */
export interface FoundFile {
	path: string;
	size: number;
	changedAt: number;
}

const hidden = new Set(['/_redirects', '/_headers']);

/** The path as text, with single slashes and none at its end; null where it could name something else than it seems to. */
function normalise(pathname: string): string | null {
	try {
		const path = decodeURIComponent(pathname);
		const isPlain = !/[\\\p{Cc}]/u.test(path) && !/%2f/i.test(pathname) && !path.split('/').includes('..');
		const plain = path.replace(/\/+/g, '/').replace(/\/$/, '');
		return isPlain && !hidden.has(plain) ? plain : null;
	} catch {
		return null;
	}
}

const variants = (path: string) => [path, `${path}.html`, `${path}/index.html`];

async function inspect(root: string, path: string): Promise<FoundFile | undefined> {
	try {
		const real = await realpath(path);
		const info = await stat(real);
		if (!info.isFile() || !real.startsWith(root + sep)) return undefined;
		return { path: real, size: info.size, changedAt: info.mtimeMs };
	} catch {
		return undefined;
	}
}

/** The file of an address: `/x` and `/x/` alike are x, x.html or x/index.html; nothing outside the folder. */
export async function findFile(root: string, pathname: string): Promise<FoundFile | undefined> {
	const path = normalise(pathname);
	if (path === null) return undefined;
	for (const variant of path === '' ? ['/index.html'] : variants(path)) {
		const found = await inspect(root, join(root, variant));
		if (found) return found;
	}
	return undefined;
}
