import { setTimeout as wait } from 'node:timers/promises';
import type { Build } from '#contract/endpoints/builds.ts';
import { StartError } from './processes.ts';

async function listBuilds(hook: string): Promise<Build[]> {
	return (await (await fetch(`${hook}/builds`)).json()) as Build[];
}

async function settled(hook: string): Promise<Build[]> {
	const builds = await listBuilds(hook);
	const isUnderWay = builds.some(({ state }) => state === 'queued' || state === 'building');
	if (!isUnderWay) return builds;
	await wait(500);
	return settled(hook);
}

/**
 * Has the sandbox build the site as it is now. Where that fails the last good site goes on, so that whoever broke it
 * can mend it on the desk; throws StartError where there is none.
 */
export async function firstBuild(hook: string): Promise<void> {
	await fetch(hook, { method: 'POST' });
	const builds = await settled(hook);
	const failed = builds.find(({ state }) => state === 'failed');
	if (!failed) return;
	console.error(await (await fetch(`${hook}/builds/${failed.id}/log`)).text());
	if (!builds.some(({ state }) => state === 'live')) throw new StartError('The site could not be built.');
	console.error('The site could not be built: the last good one is served.');
}
