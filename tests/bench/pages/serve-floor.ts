import { copyFileSync, cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readPage } from '#build/built-pages.ts';
import { hashSource } from '#build/csp.ts';
import { type OwnSite, startOwnSite } from '../../support/own-site.ts';
import { required } from '../../support/required.ts';
import { toFloor } from '../floor/to-floor.ts';

/** The file of a page in dist. */
export const fileOf = (path: string) => (path === '/' ? 'index.html' : `${path.slice(1)}.html`);

/** The headers of the site, which allow a floor its three lines of style. */
function headersOf(dist: string, floor: string): string {
	const allowed = readPage(floor).styles.map(hashSource).join(' ');
	return readFileSync(join(dist, '_headers'), 'utf8').replaceAll(
		"style-src 'self'",
		`style-src 'self' ${allowed}`,
	);
}

/** Serves the floors of pages by the same server, with the same pictures and headers; the host follows no link out of a site. */
export function serveFloor(folder: string, paths: string[]): Promise<OwnSite> {
	const dist = required('TEST_DIST');
	for (const path of paths) {
		const file = join(folder, fileOf(path));
		mkdirSync(dirname(file), { recursive: true });
		writeFileSync(file, toFloor(readFileSync(join(dist, fileOf(path)), 'utf8')));
	}
	cpSync(join(dist, '_astro'), join(folder, '_astro'), { recursive: true });
	writeFileSync(
		join(folder, '_headers'),
		headersOf(dist, readFileSync(join(folder, fileOf(paths[0] ?? '/')), 'utf8')),
	);
	for (const name of ['_redirects', '404.html', 'page-headers.json'])
		copyFileSync(join(dist, name), join(folder, name));
	return startOwnSite({ DIST: folder });
}
