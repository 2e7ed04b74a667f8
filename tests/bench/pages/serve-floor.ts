import { copyFileSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type OwnSite, startOwnSite } from '../../support/own-site.ts';
import { required } from '../../support/required.ts';
import { toFloor } from '../floor/to-floor.ts';

/** The file of a page in dist. */
export const fileOf = (path: string) => (path === '/' ? 'index.html' : `${path.slice(1)}.html`);

/** Serves the floors of pages by the same server, with the same pictures and headers. */
export function serveFloor(folder: string, paths: string[]): Promise<OwnSite> {
	const dist = required('TEST_DIST');
	for (const path of paths) {
		const file = join(folder, fileOf(path));
		mkdirSync(dirname(file), { recursive: true });
		writeFileSync(file, toFloor(readFileSync(join(dist, fileOf(path)), 'utf8')));
	}
	symlinkSync(join(dist, '_astro'), join(folder, '_astro'));
	for (const name of ['_headers', '_redirects', '404.html', 'page-headers.json'])
		copyFileSync(join(dist, name), join(folder, name));
	return startOwnSite({ DIST: folder });
}
