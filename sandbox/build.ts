import { existsSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Build } from '#contract/endpoints/builds.ts';
import { StartError } from './processes.ts';

async function listBuilds(hook: string): Promise<Build[]> {
	return (await (await fetch(`${hook}/builds`)).json()) as Build[];
}

const isUnderWay = ({ state }: Build) => state === 'queued' || state === 'building';

async function count(folder: string, pattern: string): Promise<number> {
	let found = 0;
	if (existsSync(folder)) for await (const _ of glob(pattern, { cwd: folder })) found += 1;
	return found;
}

const seconds = (since: number) => `${Math.round((performance.now() - since) / 1000)} s`;

/** Shows in one line of the terminal how far a build is; nothing where the output is not a terminal. */
async function showProgress(folder: string, since: number): Promise<void> {
	if (!process.stdout.isTTY) return;
	const [pages, pictures] = [await count(folder, '**/*.html'), await count(folder, '_astro/*.{avif,webp}')];
	process.stdout.write(
		`\r\u001B[KBuilding the site: ${pages} pages, ${pictures} pictures, ${seconds(since)}`,
	);
}

/** Waits until no build is under way; gives what became of them. */
async function waitForBuilds(hook: string, releases: string, since: number): Promise<Build[]> {
	const builds = await listBuilds(hook);
	const building = builds.find(isUnderWay);
	if (!building) return builds;
	await showProgress(join(releases, `${building.id}.next`), since);
	await wait(500);
	return waitForBuilds(hook, releases, since);
}

/**
 * Has the sandbox build the site as it is now, and says how long that took. Where it fails the last good site goes on, so
 * that whoever broke it can mend it on the desk; throws StartError where there is none.
 * @param hook the address of the build hook
 * @param data the sandbox's folder
 */
export async function build(hook: string, data: string): Promise<void> {
	const since = performance.now();
	await fetch(hook, { method: 'POST' });
	const builds = await waitForBuilds(hook, join(data, 'releases'), since);
	if (process.stdout.isTTY) process.stdout.write('\r\u001B[K');
	const failed = builds.find(({ state }) => state === 'failed');
	if (!failed) return console.log(`The site was built in ${seconds(since)}.`);
	console.error(await (await fetch(`${hook}/builds/${failed.id}/log`)).text());
	if (!builds.some(({ state }) => state === 'live')) throw new StartError('The site could not be built.');
	console.error('The site could not be built: the last good one is served.');
}
