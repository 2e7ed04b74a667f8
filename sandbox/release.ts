import { mkdir, readdir, readlink, rename, rm, symlink } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { buildSite } from '#build/build-site.ts';
import type { Environment } from './environment.ts';

/** The site that is served: a link to one of the releases beside it. */
export const siteFolder = (data: string) => join(data, 'site');

async function removeAllBut(releases: string, kept: string[]): Promise<void> {
	const old = (await readdir(releases)).filter((name) => !kept.includes(name));
	await Promise.all(old.map((name) => rm(join(releases, name), { recursive: true, force: true })));
}

type Build = (folder: string, environment: Environment) => Promise<void>;

const buildPages: Build = (folder, environment) =>
	buildSite(folder, environment as NodeJS.ProcessEnv, 'pipe');

/**
 * Builds a release and serves it from then on: the link is swapped by a rename, so that no request finds nothing.
 * The release before it stays for pages that are still open. A failed build changes nothing and throws BuildError.
 * RELEASE_ID names the release; without it its time does.
 */
export async function release(data: string, environment: Environment, build = buildPages): Promise<void> {
	const releases = join(data, 'releases');
	const site = siteFolder(data);
	const id = environment.RELEASE_ID ?? new Date().toISOString().replaceAll(/\D/g, '');
	await mkdir(releases, { recursive: true });
	await build(join(releases, id), { ...environment, RELEASE_ID: id, LAST_DIST: site });
	const before = await readlink(site).catch(() => '');
	await rm(`${site}.next`, { force: true });
	await symlink(join('releases', id), `${site}.next`);
	await rename(`${site}.next`, site);
	await removeAllBut(releases, [id, basename(before)]);
}
