import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { loadGames } from '#cms/collections/games.ts';
import { endWithParent } from '../../sandbox/end-with-parent.ts';
import { release } from '../../sandbox/release.ts';

// A build of one page: it asks the CMS, fails and is released as the real one, in a second instead of minutes.
// TINY_SITE is where its releases go; TINY_GATE an address that lets it go on when it answers.
const { SANDBOX_DATA = '', TINY_SITE = SANDBOX_DATA, TINY_GATE } = process.env;
endWithParent();
if (TINY_GATE) await fetch(TINY_GATE);
await release(TINY_SITE, process.env, async (folder) => {
	const games = await loadGames('en');
	await mkdir(folder, { recursive: true });
	await writeFile(join(folder, 'index.html'), games.map(({ tagline }) => `<h2>${tagline}</h2>\n`).join(''));
	await writeFile(join(folder, '404.html'), '<h1>Not found</h1>');
});
